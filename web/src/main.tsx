/** The client starts here. */

import { render } from 'preact';
import { App } from './app';
import { fetchArt } from './art';
import { speak } from './texts';
import './style/base.css';
import './style/parts.css';
import './style/table.css';
import './style/asked.css';
import './style/home.css';
import './style/pages.css';

void fetchArt('common');
const root = document.getElementById('app');
if (root) void speak().then(() => render(<App />, root));
