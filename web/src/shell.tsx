/** What all pages but the table have above them. */

import type { ComponentChildren } from 'preact';
import { useCell } from './cell';
import { place } from './router';
import { t } from './texts';

export function Shell({ children, house = false }: { children: ComponentChildren; house?: boolean }) {
  const { path } = useCell(place);
  const links: [string, string][] = [
    ['/', t('home')], ['/lobby', t('lobby')], ['/mine', t('my-tables')], ['/settings', t('settings')],
  ];
  return (
    <div class={house ? 'sb-shell sb-shell-house' : 'sb-shell'}>
      <header class="sb-top">
        <a class="sb-brand" href="/"><img src="/snowflake.svg" alt="" width="30" height="30" /><span>Snowbound</span></a>
        <nav aria-label={t('pages')}>
          {links.map(([href, text]) => (
            <a key={href} href={href} aria-current={path === href ? 'page' : undefined}>{text}</a>
          ))}
        </nav>
      </header>
      {children}
    </div>
  );
}
