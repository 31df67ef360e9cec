/** The six pictures with which players react, each drawn in a square of 48 units on the night sky of the faces. */

import type { JSX } from 'preact';
import type { ReactionPicture } from '../wire';

const NIGHT = '#0b1b2b';
const line = { fill: 'none', stroke: NIGHT, 'stroke-width': 1.8, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;

/** A mitten with its thumb to the right, its cuff below, and its middle at 0, 0. */
function Mitten({ colour, shade }: { colour: string; shade: string }) {
  return (
    <>
      <path d="M-8 8V-6C-8-13 5-13 5-6V-2C6-5 11-6 11.500-2.500C12 1 8 3.500 5.500 8Z" fill={colour} stroke={shade} stroke-width="1.4" stroke-linejoin="round" />
      <path d="M-4.500-5.500C-4-8-2-9 0-8.800" fill="none" stroke="#fff" stroke-width="1.500" stroke-linecap="round" opacity=".55" />
      <rect x="-9.500" y="7" width="16.500" height="6.200" rx="2.600" fill="#fff" stroke="#b9cbd6" stroke-width="1" />
    </>
  );
}

function Flake({ x, y, r }: { x: number; y: number; r: number }) {
  const [a, b] = [r * 0.5, r * 0.87];
  return (
    <path d={`M${x - r} ${y}H${x + r}M${x - a} ${y - b}L${x + a} ${y + b}M${x + a} ${y - b}L${x - a} ${y + b}`}
      stroke="#ffe3ae" stroke-width="1.700" stroke-linecap="round" />
  );
}

const PICTURES: Record<ReactionPicture, JSX.Element> = {
  applause: (
    <>
      <g transform="translate(15.500 28.500) rotate(24)"><Mitten colour="#d64545" shade="#8f2323" /></g>
      <g transform="translate(32.500 28.500) scale(-1 1) rotate(24)"><Mitten colour="#f2a33a" shade="#9a5c0b" /></g>
      <Flake x={24} y={8} r={4.2} /><Flake x={12} y={11} r={3} /><Flake x={36} y={11} r={3} />
    </>
  ),
  thumb: (
    <>
      <path d="M17 22C21 18 21.500 13 22.500 9C23.200 6.300 28.800 6.800 28.300 11.500C28 14.500 27.500 17 26.500 20H35C41 20 41.500 29 38 32C38 36 34 39 29 39H17Z"
        fill="#37c8a5" stroke="#0c6a55" stroke-width="1.500" stroke-linejoin="round" />
      <path d="M38.500 26.200H33.500M38 32H33" fill="none" stroke="#0c6a55" stroke-width="1.500" stroke-linecap="round" />
      <path d="M24.300 12C24.600 10.500 25 10 25.800 10" fill="none" stroke="#fff" stroke-width="1.500" stroke-linecap="round" opacity=".7" />
      <rect x="9" y="19" width="8.500" height="22" rx="3.200" fill="#fff" stroke="#b9cbd6" stroke-width="1" />
    </>
  ),
  laugh: (
    <>
      <path d="M24 8C36 8 42 16.500 42 26.500C42 36.500 34.500 43 24 43S6 36.500 6 26.500C6 16.500 12 8 24 8Z" fill="#8fa9ba" />
      <g fill="#62808f"><circle cx="17" cy="13.500" r="1.700" /><circle cx="28" cy="12" r="2" /><circle cx="33.500" cy="16" r="1.500" /></g>
      <path d="M24 25C33 25 38 29 38 34C35 40.500 30 43 24 43S13 40.500 10 34C10 29 15 25 24 25Z" fill="#dfe9ef" />
      <path d="M11.500 23.500Q15.500 17.500 19.500 23.500M28.500 23.500Q32.500 17.500 36.500 23.500" {...line} stroke-width="2.400" />
      <path d="M16 31H32C32 38 28.500 40.800 24 40.800S16 38 16 31Z" fill="#7c2230" stroke={NIGHT} stroke-width="1.400" stroke-linejoin="round" />
      <path d="M19 37.500Q24 34 29 37.500Q27 40 24 40T19 37.500Z" fill="#f08a92" />
      <ellipse cx="24" cy="28" rx="3.600" ry="2.500" fill={NIGHT} />
      <path d="M8.500 25.500C5.500 29.500 6.500 32 8.500 32S11.500 29.500 8.500 25.500ZM39.500 25.500C36.500 29.500 37.500 32 39.500 32S42.500 29.500 39.500 25.500Z" fill="#bfe6fb" stroke="#2d7fb0" stroke-width="1" />
    </>
  ),
  surprise: (
    <>
      <path d="M24 6C36 6 41 15 41 26C41 37 34 43.500 24 43.500S7 37 7 26C7 15 12 6 24 6Z" fill="#22313e" />
      <path d="M24 16.500C27 11.500 38 13 38 24C38 35 32 41.500 24 41.500S10 35 10 24C10 13 21 11.500 24 16.500Z" fill="#f7fafc" />
      <circle cx="17" cy="22.500" r="5.300" fill="#fff" stroke={NIGHT} stroke-width="1.500" />
      <circle cx="31" cy="22.500" r="5.300" fill="#fff" stroke={NIGHT} stroke-width="1.500" />
      <circle cx="17" cy="22.500" r="2.300" fill={NIGHT} /><circle cx="31" cy="22.500" r="2.300" fill={NIGHT} />
      <path d="M12 14.500Q15 11.500 18.500 12.800M36 14.500Q33 11.500 29.500 12.800" {...line} />
      <path d="M24 27.500L29.500 32.500Q29 39.500 24 39.500T18.500 32.500Z" fill="#f2a33a" stroke="#9a5c0b" stroke-width="1.300" stroke-linejoin="round" />
      <ellipse cx="24" cy="34.800" rx="2.900" ry="3.100" fill="#7c2230" />
    </>
  ),
  think: (
    <>
      <g fill="#f4fafd" stroke="#9cc3d8" stroke-width="1.200">
        <circle cx="10.500" cy="15" r="6" /><circle cx="32" cy="13" r="6" />
        <path d="M21.500 10.500C32.500 10.500 38 18 38 27C38 36 31 41.500 21.500 41.500S5 36 5 27C5 18 10.500 10.500 21.500 10.500Z" />
      </g>
      <circle cx="10.500" cy="15" r="2.800" fill="#b9d3e1" /><circle cx="32" cy="13" r="2.800" fill="#b9d3e1" />
      <ellipse cx="23" cy="31" rx="8" ry="6" fill="#d5e6ef" />
      <path d="M19 27.500H27Q26 31.500 23 31.500T19 27.500Z" fill={NIGHT} />
      <path d="M20.500 35Q23.500 33.800 26 35.200" {...line} stroke-width="1.600" />
      <circle cx="16.500" cy="22" r="3.300" fill="#fff" stroke={NIGHT} stroke-width="1.300" /><circle cx="28.500" cy="22" r="3.300" fill="#fff" stroke={NIGHT} stroke-width="1.300" />
      <circle cx="17.700" cy="20.600" r="1.700" fill={NIGHT} /><circle cx="29.700" cy="20.600" r="1.700" fill={NIGHT} />
      <path d="M13 15.800Q16 14 19 15.600M25.500 17Q29 16.500 31.500 18.200" {...line} />
      <path d="M26 45C25 40 28.500 36.500 33 37.500C38 38.500 39 43 37 46.500Z" fill="#f4fafd" stroke="#7fb0cb" stroke-width="1.300" />
      <path d="M30 37.800V40.500M33.800 37.600V40.500" stroke="#7fb0cb" stroke-width="1.300" stroke-linecap="round" />
      <g fill="#ffe3ae"><circle cx="39.500" cy="17" r="1.800" /><circle cx="42" cy="11.500" r="2.400" /><circle cx="38" cy="6" r="3.200" /></g>
    </>
  ),
  thanks: (
    <>
      <path d="M34 24.500H38C43.500 24.500 43.500 35.500 35 36" fill="none" stroke="#d64545" stroke-width="3.600" stroke-linecap="round" />
      <path d="M9 20.500H36V33C36 39.500 32 43 26 43H19C13 43 9 39.500 9 33Z" fill="#d64545" stroke="#8f2323" stroke-width="1.300" />
      <ellipse cx="22.500" cy="20.500" rx="13.500" ry="4" fill="#fff" stroke="#8f2323" stroke-width="1.300" />
      <ellipse cx="22.500" cy="20.800" rx="11" ry="2.700" fill="#7a4a2a" />
      <rect x="17" y="17.400" width="5" height="4" rx="1.300" fill="#fff" /><rect x="23" y="18.400" width="4.600" height="3.600" rx="1.300" fill="#fff3df" />
      <path d="M22.500 38.500L15.800 32C12.800 28.500 18.500 24.800 22.500 29.500C26.500 24.800 32.200 28.500 29.200 32Z" fill="#fff" />
      <path d="M16 14C13.500 11 18 9 15.500 5.500M23 13C20.500 10 25 8 22.500 4.500M30 14C27.500 11 32 9 29.500 5.500" fill="none" stroke="#e8f4fb" stroke-width="2" stroke-linecap="round" />
    </>
  ),
};

export const REACTION_TEXTS: Record<ReactionPicture, string> = {
  applause: 'reaction-applause', thumb: 'reaction-thumb', laugh: 'reaction-laugh',
  surprise: 'reaction-surprise', think: 'reaction-think', thanks: 'reaction-thanks',
};

export const REACTIONS = Object.keys(REACTION_TEXTS) as ReactionPicture[];

export function ReactionImage({ picture, size }: { picture: ReactionPicture; size: number }) {
  return (
    <svg class="sb-reaction-image" width={size} height={size} viewBox="0 0 48 48" aria-hidden="true">
      <circle cx="24" cy="24" r="23.500" fill="#1c5578" />
      <circle cx="24" cy="24" r="23" fill="none" stroke="#5f9cc0" stroke-width="1" />
      {PICTURES[picture]}
    </svg>
  );
}
