/** The icons of buttons, drawn so that they look the same in every font. The button's own text or label names it. */

/** Each icon as lines and as filled shapes, in a square of 24 units. */
const ICONS = {
  close: { lines: 'M6 6L18 18M18 6L6 18' },
  plus: { lines: 'M12 5V19M5 12H19' },
  minus: { lines: 'M5 12H19' },
  check: { lines: 'M5 13L10 18L19 7' },
  undo: { lines: 'M9 5L4 10L9 15M4 10H14A5 5 0 0 1 14 20H10' },
  menu: { lines: 'M4 6H20M4 12H20M4 18H20' },
  more: { shapes: 'M3 12a2 2 0 1 0 4 0a2 2 0 1 0-4 0M10 12a2 2 0 1 0 4 0a2 2 0 1 0-4 0M17 12a2 2 0 1 0 4 0a2 2 0 1 0-4 0' },
  settings: {
    lines: 'M12 4.2V2M12 22V19.8M4.2 12H2M22 12H19.8M6.5 6.5L4.9 4.9M19.1 19.1L17.5 17.5M6.5 17.5L4.9 19.1M19.1 4.9L17.5 6.5'
      + 'M4.7 12a7.3 7.3 0 1 0 14.6 0a7.3 7.3 0 1 0-14.6 0M9 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
  },
  react: { lines: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M8 14.5C9.5 17.500 14.500 17.500 16 14.500', shapes: 'M7.500 9.800a1.500 1.500 0 1 0 3 0a1.500 1.500 0 1 0-3 0M13.500 9.800a1.500 1.500 0 1 0 3 0a1.500 1.500 0 1 0-3 0' },
  speech: { lines: 'M15.5 9a4.2 4.2 0 0 1 0 6M18.3 6.2a8.2 8.2 0 0 1 0 11.600', shapes: 'M3 9V15H7L12 19.500V4.500L7 9Z' },
  'speech-off': { lines: 'M16 9.500L21 14.500M21 9.500L16 14.500', shapes: 'M3 9V15H7L12 19.500V4.500L7 9Z' },
  again: { lines: 'M19.500 12a7.500 7.500 0 1 1-2.300-5.400M19.500 3V7.500H15' },
  hint: { lines: 'M9 18H15M10 21.500H14M8.500 15C7 13.500 6 12 6 9.500A6 6 0 0 1 18 9.500C18 12 17 13.500 15.500 15V18H8.500Z' },
  coach: { lines: 'M4 4.500H20V16H12.500L8 20.500V16H4ZM12 7.500V10.500', shapes: 'M10.700 13.200a1.300 1.300 0 1 0 2.600 0a1.300 1.300 0 1 0-2.600 0' },
  review: { lines: 'M4 10.500a6.500 6.500 0 1 0 13 0a6.500 6.500 0 1 0-13 0M15.300 15.300L20.500 20.500' },
  whole: { lines: 'M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15' },
  play: { shapes: 'M7 4.5V19.5L20 12Z' },
  pause: { shapes: 'M6 5H10V19H6ZM14 5H18V19H14Z' },
  first: { shapes: 'M5 5H7.5V19H5ZM19 5V19L8.5 12Z' },
  last: { shapes: 'M16.5 5H19V19H16.500ZM5 5V19L15.5 12Z' },
  'event-back': { lines: 'M15 5L8 12L15 19' },
  'event-on': { lines: 'M9 5L16 12L9 19' },
  'turn-back': { lines: 'M11 5L4 12L11 19M19 5L12 12L19 19' },
  'turn-on': { lines: 'M5 5L12 12L5 19M13 5L20 12L13 19' },
  'headline-back': { lines: 'M8 5L2 12L8 19', shapes: 'M16 5.5L18 10L22.8 10.500L19.2 13.700L20.3 18.500L16 16L11.7 18.500L12.8 13.700L9.2 10.500L14 10Z' },
  'headline-on': { lines: 'M16 5L22 12L16 19', shapes: 'M8 5.5L10 10L14.8 10.500L11.2 13.700L12.3 18.500L8 16L3.7 18.500L4.8 13.700L1.2 10.500L6 10Z' },
  film: { lines: 'M3 5H21V19H3ZM7.5 5V19M16.5 5V19M3 9.700H7.500M3 14.300H7.500M16.5 9.700H21M16.5 14.300H21' },
  story: { lines: 'M5 3H15L19 7V21H5ZM15 3V7H19M8.5 11H15.500M8.5 14H15.500M8.5 17H13' },
} satisfies Record<string, { lines?: string; shapes?: string }>;

export type IconName = keyof typeof ICONS;

export function Icon({ name, size = 22 }: { name: IconName; size?: number }) {
  const { lines, shapes }: { lines?: string; shapes?: string } = ICONS[name];
  return (
    <svg class="sb-drawn-icon" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      {lines && <path d={lines} fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" />}
      {shapes && <path d={shapes} fill="currentColor" />}
    </svg>
  );
}
