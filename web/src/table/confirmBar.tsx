/** The bar that asks for a second tap. It takes the place of the choices, so that it covers nothing on the board. */

import { t } from '../texts';
import type { Session } from './session';
import { choicesOf, type ViewerState } from './viewer';

export function ConfirmBar({ session, state }: { session: Session; state: ViewerState }) {
  const { confirmation } = session;
  const action = confirmation.action.value;
  const choice = choicesOf(state.view).find((one) => one.action === action);
  if (action === null || !choice) return null;
  return (
    <div class="sb-confirm" role="alert">
      <p><strong>{choice.text}</strong></p>
      <p class="sb-note">{t('confirm-note')}</p>
      <div class="sb-row">
        <button class="sb-button sb-primary" onClick={() => void confirmation.accept(action)}>{t('confirm')}</button>
        <button class="sb-button" onClick={() => confirmation.clear()}>{t('cancel')}</button>
      </div>
    </div>
  );
}
