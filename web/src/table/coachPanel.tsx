/** The coach at the table: its switch, what it says before a move counts, and what it says when it was too late. */

import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { Icon } from '../icons';
import { TextParts, withCapital } from '../textParts';
import { t } from '../texts';
import type { LegalAction, TableInfo } from '../wire';
import type { Advice } from './coach';
import type { Session } from './session';
import type { Viewer } from './viewer';

/** What marks the coach's move on the board and in its panel. */
export const COACH_MARK = '!';
/** Milliseconds after which a judgement is worth a word. */
const PATIENCE = 400;

interface Props {
  session: Session;
  viewer: Viewer;
  info: TableInfo;
}

/** Whether a move has been waiting for its judgement for a while. */
function useIsSlow(isJudging: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isJudging) return setSlow(false);
    const timer = setTimeout(() => setSlow(true), PATIENCE);
    return () => clearTimeout(timer);
  }, [isJudging]);
  return isSlow;
}

export function CoachSwitch({ session: { coach }, viewer }: Omit<Props, 'info'>) {
  const id = useId();
  const isSlow = useIsSlow(coach.isJudging.value);
  if (!coach.isOffered(viewer)) return null;
  return (
    <>
      <label class="sb-coach-switch">
        <input type="checkbox" role="switch" class="sb-switch" checked={coach.isOn(viewer)} aria-describedby={id}
          onChange={(event) => coach.setOn(event.currentTarget.checked)} />
        <Icon name="coach" size={18} /> {t('coach')}
      </label>
      <p class="sb-note sb-coach-help" id={id} data-judging={isSlow ? 'yes' : undefined}>{isSlow ? t('coach-thinking') : t('coach-help')}</p>
    </>
  );
}

/** What the coach says. The region is always there, so that screen readers notice a remark. */
export function CoachPanel(props: Props) {
  const { session: { coach }, viewer } = props;
  const warning = coach.warningTo(viewer);
  const remark = coach.remarkTo(viewer);
  const place = useLastFocus();
  return (
    <>
      {warning && <Warning {...props} advice={warning} onReturn={place.restore} />}
      <div class="sb-coach-status" role="status">{remark && <Remark {...props} advice={remark} />}</div>
    </>
  );
}

/** Remember where the focus was before it came to the coach. */
function useLastFocus() {
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent): void => {
      if (target instanceof Element && !target.closest('.sb-coach')) last.current = target;
    };
    addEventListener('focusin', note);
    return () => removeEventListener('focusin', note);
  }, []);
  const restore = (): void => {
    const place = last.current?.isConnected && last.current.matches('button, [tabindex]') ? last.current : null;
    const choice = document.querySelector<HTMLElement>('.sb-choices button[tabindex="0"]');
    if (place instanceof HTMLElement || place instanceof SVGElement) place.focus();
    else choice?.focus();
  };
  return { restore };
}

interface WarningProps extends Props {
  advice: Advice;
  /** Called when a player who uses the keyboard takes the move back. */
  onReturn: () => void;
}

function Warning({ session, info, advice, onReturn }: WarningProps) {
  const { coach, commands, preview } = session;
  const { action, win, why } = advice.better;
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const takeBack = useRef<HTMLButtonElement>(null);
  const isBusy = commands.sending.value !== null;
  const byKeyboard = (): void => {
    coach.takeBack();
    setTimeout(onReturn); // when the choices can be chosen again
  };
  useEffect(() => {
    takeBack.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'nearest' });
    const close = ({ key, target }: KeyboardEvent): void => {
      if (key === 'Escape' && !(target instanceof Element && target.closest('dialog'))) byKeyboard();
    };
    addEventListener('keydown', close);
    return () => {
      removeEventListener('keydown', close);
      preview.show(null);
    };
  }, [advice]);
  return (
    <section ref={panel} class="sb-coach" role="alertdialog" aria-labelledby={`${id}-title`} aria-describedby={`${id}-odds ${id}-better`}>
      <h2 id={`${id}-title`}><Icon name="coach" size={20} /> {t('coach-title')}</h2>
      <p id={`${id}-odds`}>{t('coach-odds', { win: advice.win, better: win })}</p>
      <button id={`${id}-better`} class={preview.action.value === action ? 'sb-choice sb-choice-highlighted' : 'sb-choice'} aria-disabled={isBusy}
        onClick={(event) => !isBusy && session.choose(action, event)}
        onPointerEnter={(event) => event.pointerType === 'mouse' && preview.show(action)} onPointerLeave={() => preview.show(null)}
        onFocus={() => preview.show(action)} onBlur={() => preview.show(null)}>
        <b class="sb-hint-number" aria-hidden="true">{COACH_MARK}</b>
        <span>
          <span class="sb-visually-hidden">{t('coach-better')}: </span>
          <span class="sb-hint-move"><Move choice={advice.better} info={info} /></span>{' '}
          <small>{why}</small>
        </span>
      </button>
      <div class="sb-row">
        <button ref={takeBack} class="sb-button sb-primary" onClick={({ detail }) => (detail ? coach.takeBack() : byKeyboard())}>
          <Icon name="undo" size={18} /> {t('coach-take-back')}
        </button>
        <button class="sb-button" onClick={() => coach.playAnyway()}>{t('coach-play-anyway')}</button>
      </div>
    </section>
  );
}

function Remark({ session, viewer, info, advice }: Props & { advice: Advice }) {
  const { coach, commands } = session;
  const isFair = viewer.state.value.view?.undo === 'fair';
  return (
    <section class="sb-coach sb-coach-late" aria-label={t('coach')}>
      <h2><Icon name="coach" size={20} /> {t('coach-late')}</h2>
      <button class="sb-icon" aria-label={t('close')} onClick={() => coach.reset()}><Icon name="close" size={18} /></button>
      <p><strong class="sb-hint-move"><Move choice={advice.chosen} info={info} /></strong></p>
      <p>{t('coach-odds', { win: advice.win, better: advice.better.win })}</p>
      <p>{t('coach-better')}: <strong><Move choice={advice.better} info={info} /></strong> <small>{advice.better.why}</small></p>
      {isFair && (
        <button class="sb-button" onClick={() => void commands.undo(false)}><Icon name="undo" size={18} /> {t('coach-take-back')}</button>
      )}
    </section>
  );
}

function Move({ choice, info }: { choice: LegalAction; info: TableInfo }) {
  return <>{choice.parts?.length ? <TextParts parts={withCapital(choice.parts)} info={info} /> : choice.text}</>;
}
