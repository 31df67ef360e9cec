/** The table waits so that everybody can look: how long at the most, and a button to go on. */

import { t } from '../texts';
import { SPECTATOR } from '../wire';
import type { Session } from './session';
import type { Viewer } from './viewer';

/** Milliseconds from which a wait has a button: a shorter one is over before it can be pressed. */
const SHORTEST_WITH_BUTTON = 4000;

export function WaitNotice({ session, viewer }: { session: Session; viewer: Viewer }) {
  const { commands } = session;
  const wait = commands.wait.value;
  if (!wait || wait.call) return null;
  const isReady = wait.ready?.includes(viewer.seat) ?? false;
  const hasButton = viewer.seat !== SPECTATOR && wait.lasts >= SHORTEST_WITH_BUTTON;
  return (
    <div class="sb-wait">
      <div class="sb-wait-bar" key={wait.due} style={{ animationDuration: `${wait.lasts}ms` }} aria-hidden="true" />
      {hasButton && (
        <button class="sb-button sb-primary" disabled={isReady} onClick={() => void commands.ready()}>
          {isReady ? t('wait-for-others') : t('continue')}
        </button>
      )}
    </div>
  );
}
