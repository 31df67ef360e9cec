/** Reloads a page whose protocol is not the server's, after an upgrade. The seat is found again by the cookie. */

import { showMessage } from './toast';
import { t, textLanguage } from './texts';
import { PROTOCOL } from './wire';

const RELOADED = 'snowbound.reloaded';
const NOTE = 'snowbound.reload-note';

/** The protocol of the build that this page was loaded from. */
export const PAGE_PROTOCOL = Number(document.querySelector<HTMLMetaElement>('meta[name="protocol"]')?.content ?? PROTOCOL);

let saidOutdated = false;

/**
 * Compare the server's protocol with the page's. Return whether the page reloads.
 *
 * It reloads once per pair of protocols. After that it goes on and says that something may not work.
 */
export function reloadsFor(server: number, hasUnsent: boolean): boolean {
  if (server === PAGE_PROTOCOL) return false;
  const pair = `${PAGE_PROTOCOL}-${server}`;
  try {
    const tried = (sessionStorage.getItem(RELOADED) ?? '').split(' ');
    if (!tried.includes(pair)) {
      sessionStorage.setItem(RELOADED, [...tried, pair].join(' '));
      sessionStorage.setItem(NOTE, hasUnsent ? 'page-updated-unsent' : 'page-updated');
      location.reload();
      return true;
    }
  } catch {
    // Without storage the page could reload for ever.
  }
  if (!saidOutdated) say('page-outdated');
  saidOutdated = true;
  return false;
}

/** After a reload, say why it happened, and whether something may not have been sent. */
export function explainReload(): void {
  try {
    const note = sessionStorage.getItem(NOTE);
    sessionStorage.removeItem(NOTE);
    if (note) say(note);
  } catch {
    // There is no storage, so the page has not reloaded itself.
  }
}

/** Show a text as soon as the texts are loaded. */
function say(id: string): void {
  let stop: (() => void) | null = null;
  stop = textLanguage.subscribe((language) => {
    if (language === null) return;
    queueMicrotask(() => stop?.());
    showMessage(t(id));
  });
}
