/** The rows of the host's lists, each with what can be done about it. */

import type { ComponentChildren } from 'preact';
import { useGames } from '../games';
import { settings } from '../settings';
import { t } from '../texts';
import { commandText, STATUS_TEXTS } from './commands';
import type { AuditRow, BanRow, GameRow, GuestRow, Lists, Person, ReportRow, Request, Section, TableRow } from './commands';

type Give = (request: Request) => void;

/** Return a time in the visitor's language. */
function timeText(at: number): string {
  return new Date(at).toLocaleString(settings.value.language, { dateStyle: 'medium', timeStyle: 'short' });
}

function nameOf({ guest, name }: Person): string {
  return name || t('admin-nameless', { guest });
}

interface ActionProps {
  give: Give;
  command: string;
  about: string;
  values?: Request['values'];
}

function Action({ give, command, about, values = {} }: ActionProps) {
  return (
    <button class="sb-button sb-small" onClick={() => give({ command, values, about })}>
      {commandText(command)}<span class="sb-visually-hidden"> {about}</span>
    </button>
  );
}

function Row({ title, note, children }: { title: string; note: string; children?: ComponentChildren }) {
  return (
    <li class="sb-card sb-admin-row">
      <div><b>{title}</b><p class="sb-note">{note}</p></div>
      {children && <div class="sb-row">{children}</div>}
    </li>
  );
}

function GuestActions({ give, person }: { give: Give; person: Person }) {
  const about = nameOf(person);
  return (
    <>
      {['hide', 'ban', 'revoke', 'purge'].map((command) => (
        <Action key={command} give={give} command={command} about={about} values={{ guest: person.guest }} />
      ))}
    </>
  );
}

function ReportItem({ row, give }: { row: ReportRow; give: Give }) {
  const person = { guest: row.guest, name: row.name };
  return (
    <Row title={nameOf(person)} note={[timeText(row.at), row.kind, row.name_now !== row.name ? row.name_now : ''].filter(Boolean).join(' · ')}>
      <Action give={give} command="resolve" about={row.name} values={{ report: row.id }} />
      <GuestActions give={give} person={person} />
    </Row>
  );
}

function TableItem({ row, give }: { row: TableRow; give: Give }) {
  const title = useGames().find(({ game }) => game === row.game)?.title ?? row.game;
  const isLive = row.status === 'open' || row.status === 'playing';
  return (
    <Row title={`${title} · ${t(STATUS_TEXTS[row.status] ?? row.status)}`} note={[row.people.map(nameOf).join(', '), timeText(row.created), row.id].filter(Boolean).join(' · ')}>
      {isLive && <Action give={give} command="close" about={title} values={{ table: row.id }} />}
      {isLive && row.people.map((person) => (
        <button key={person.guest} class="sb-button sb-small" onClick={() => give({ command: 'kick', values: { table: row.id, guest: person.guest }, about: nameOf(person) })}>
          {t('admin-kick')}: {nameOf(person)}
        </button>
      ))}
    </Row>
  );
}

function GuestItem({ row, give }: { row: GuestRow; give: Give }) {
  const note = t('admin-guest-note', { tables: row.tables, seen: new Date(row.seen).toLocaleDateString(settings.value.language), guest: row.guest });
  return <Row title={nameOf(row)} note={note}><GuestActions give={give} person={row} /></Row>;
}

function BanItem({ row, give }: { row: BanRow; give: Give }) {
  const whom = row.guest ? nameOf(row) : row.address + (row.address.includes(':') ? '/64' : '');
  const lasts = row.expires ? t('admin-until', { time: timeText(row.expires) }) : t('admin-for-ever');
  return (
    <Row title={whom} note={[lasts, row.reason].filter(Boolean).join(' · ')}>
      <Action give={give} command="unban" about={whom} values={{ ban: row.id }} />
    </Row>
  );
}

function GameItem({ row, give }: { row: GameRow; give: Give }) {
  const title = useGames().find(({ game }) => game === row.game)?.title ?? row.game;
  return (
    <Row title={title} note={row.on ? t('admin-is-on') : t('game-off')}>
      <Action give={give} command={row.on ? 'off' : 'on'} about={title} values={{ game: row.game }} />
    </Row>
  );
}

function AuditItem({ row }: { row: AuditRow }) {
  const more = Object.values(row.more).map(String).join(' · ');
  return <Row title={commandText(row.what)} note={[timeText(row.at), row.by, row.guest, more].filter(Boolean).join(' · ')} />;
}

/** The rows of a list. */
export function Rows({ section, lists, give }: { section: Section; lists: Lists; give: Give }) {
  if (!lists[section].length) return <p class="sb-card">{t('admin-none')}</p>;
  return (
    <ul class="sb-admin-rows">
      {section === 'reports' && lists.reports.map((row) => <ReportItem key={row.id} row={row} give={give} />)}
      {section === 'tables' && lists.tables.map((row) => <TableItem key={row.id} row={row} give={give} />)}
      {section === 'guests' && lists.guests.map((row) => <GuestItem key={row.guest} row={row} give={give} />)}
      {section === 'bans' && lists.bans.map((row) => <BanItem key={row.id} row={row} give={give} />)}
      {section === 'games' && lists.games.map((row) => <GameItem key={row.game} row={row} give={give} />)}
      {section === 'audit' && lists.audit.map((row) => <AuditItem key={row.number} row={row} />)}
    </ul>
  );
}
