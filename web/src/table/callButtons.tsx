/** The game's call and catch, such as "UNO!" and "No UNO!". They can be pressed at any time. */

import { Icon } from '../icons';
import { t } from '../texts';
import type { LegalAction } from '../wire';
import type { Session } from './session';

export function CallButtons({ calls, session }: { calls: readonly LegalAction[]; session: Session }) {
  const { commands } = session;
  const [call, ...others] = calls;
  if (!call) return null;
  const isArmed = commands.callsWithMove.value;
  return (
    <div class="sb-calls" role="group" aria-label={t('calls')}>
      <button
        class={isArmed ? 'sb-button sb-call sb-call-armed' : 'sb-button sb-call'}
        aria-pressed={isArmed}
        title={t('call-hint')}
        onClick={() => void commands.call(call.action)}
      >
        {call.text}{isArmed && <Icon name="check" size={18} />}
      </button>
      {others.map(({ action, text }) => (
        <button key={action} class="sb-button sb-call" onClick={() => void commands.interrupt(action)}>{text}</button>
      ))}
    </div>
  );
}
