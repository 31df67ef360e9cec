/** The header with the navigation, on every page except a table's. */

import type { ComponentChildren } from 'preact';
import { Link, useLocation } from 'wouter-preact';
import { serverPath } from './basePath';
import { HOME, LOBBY, MY_TABLES, SETTINGS } from './navigation';
import { t } from './texts';

export function Shell({ children, home = false }: { children: ComponentChildren; home?: boolean }) {
  const [path] = useLocation();
  const links: [string, string][] = [
    [HOME, t('home')], [LOBBY, t('lobby')], [MY_TABLES, t('my-tables')], [SETTINGS, t('settings')],
  ];
  return (
    <div class={home ? 'sb-shell sb-shell-home' : 'sb-shell'}>
      <header class="sb-top">
        <Link class="sb-brand" href={HOME}><img src={serverPath('/snowflake.svg')} alt="" width="30" height="30" /><span>Snowbound</span></Link>
        <nav aria-label={t('pages')}>
          {links.map(([href, text]) => (
            <Link key={href} href={href} aria-current={path === href ? 'page' : undefined}>{text}</Link>
          ))}
        </nav>
      </header>
      {children}
    </div>
  );
}
