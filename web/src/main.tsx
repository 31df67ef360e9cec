/** The entry point of the client. */

import { render } from 'preact';
import { App } from './app';
import { loadArt } from './art';
import { explainReload } from './protocol';
import './style/base.css';
import './style/parts.css';
import './style/table.css';
import './style/turn.css';
import './style/coach.css';
import './style/lesson.css';
import './style/home.css';
import './style/options.css';
import './style/pages.css';
import './style/guide.css';
import './style/effects.css';
import './style/replay.css';

void loadArt('common');
const root = document.getElementById('app');
if (root) render(<App />, root);
explainReload();
