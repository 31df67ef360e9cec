/** A small celebration at the end of a game: snowflakes fall once. There are none if motion is reduced. */

import { settings } from '../settings';

const FLAKES = 18;

export function Celebration() {
  if (settings.value.motion === 'less') return null;
  return (
    <div class="sb-celebration" aria-hidden="true">
      {Array.from({ length: FLAKES }, (_, n) => (
        <i key={n} style={{ left: `${(n * 61) % 100}%`, animationDelay: `${(n % 6) * 0.22}s`, animationDuration: `${2.4 + (n % 5) * 0.45}s` }}>
          <svg viewBox="-10 -10 20 20" width={10 + (n % 4) * 4}>
            <path d="M0-9V9M-7.8-4.5 7.8 4.5M-7.8 4.5 7.8-4.5M-2.5-8 0-5.5 2.5-8M-2.5 8 0 5.5 2.5 8" />
          </svg>
        </i>
      ))}
    </div>
  );
}
