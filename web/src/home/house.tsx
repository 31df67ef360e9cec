/** The picture of a house in the snow: sky, roof, chimney and ground. Its windows are the games. */

const STARS = Array.from({ length: 70 }, (_, n) => {
  const [a, b, c] = [(n * 73.31) % 100, (n * 41.17) % 60, (n * 13.7) % 1];
  return { x: a * 14, y: b * 6, r: 0.6 + c * 1.1 };
});

export function Sky() {
  return (
    <svg class="sb-sky" viewBox="0 0 1400 420" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <defs>
        <linearGradient id="sb-aurora" x1="0" x2="1" y1="0" y2="0">
          <stop offset="0" stop-color="#37c8a5" stop-opacity="0" />
          <stop offset=".35" stop-color="#37c8a5" stop-opacity=".5" />
          <stop offset=".7" stop-color="#56b4e9" stop-opacity=".35" />
          <stop offset="1" stop-color="#56b4e9" stop-opacity="0" />
        </linearGradient>
        <linearGradient id="sb-snow" x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" stop-color="#d3e3ed" />
          <stop offset=".45" stop-color="#eef5f9" />
          <stop offset="1" stop-color="#ffffff" />
        </linearGradient>
        <filter id="sb-soft" x="-10%" y="-60%" width="120%" height="220%"><feGaussianBlur stdDeviation="22" /></filter>
      </defs>
      <g class="sb-stars">{STARS.map(({ x, y, r }) => <circle key={x} cx={x} cy={y} r={r} />)}</g>
      <g class="sb-aurora" filter="url(#sb-soft)">
        <path d="M-40 210C220 70 420 190 660 110S1120 20 1440 130L1440 190C1150 90 940 190 690 180S240 170 -40 300Z" fill="url(#sb-aurora)" />
      </g>
      <g class="sb-hills">
        <path class="sb-hill-far" d="M0 330C150 250 260 300 400 270S680 200 850 270S1180 240 1400 300V420H0Z" />
        <path class="sb-hill-near" d="M0 390C220 320 420 380 640 350S1080 330 1400 380V420H0Z" />
        {[60, 110, 150, 1230, 1290, 1340, 1375].map((x, n) => <Pine key={x} x={x} y={388 - (n % 3) * 12} size={1 + (n % 3) * 0.35} />)}
      </g>
    </svg>
  );
}

function Pine({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path class="sb-pine" d="M0 -70L18 -38H9L24 -14H12L28 10H-28L-12 -14H-24L-9 -38H-18Z" />
      <path class="sb-pine-snow" d="M0 -70L9 -54L2 -57L-3 -52L-8 -56ZM9 -38L17 -25L6 -29L-2 -24L-9 -30L-15 -26L-9 -38Z" />
    </g>
  );
}

export function Chimney() {
  return (
    <svg class="sb-chimney" viewBox="0 0 90 130" aria-hidden="true">
      <g class="sb-smoke"><circle cx="45" cy="52" r="9" /><circle cx="55" cy="34" r="12" /><circle cx="44" cy="14" r="10" /></g>
      <rect x="22" y="70" width="46" height="60" class="sb-brick" />
      <path d="M16 74Q18 60 32 62Q45 54 58 62Q72 60 74 74Z" class="sb-roof-snow" />
    </svg>
  );
}

/** The outline of the snow on the roof. */
const SNOW = [
  'M60 0Q600 -8 1140 0L1200 96Q1180 112 1160 96Q1130 80 1104 98Q1080 116 1050 96',
  'Q1010 78 980 96Q950 118 916 98Q880 78 850 96Q816 120 780 96Q740 78 706 98Q672 116 640 96',
  'Q600 80 566 98Q534 118 500 96Q462 78 430 96Q398 118 362 98Q326 80 296 96Q262 120 226 96',
  'Q190 78 160 98Q132 116 104 96Q76 80 46 98Q20 112 0 96Z',
].join('');

export function Roof() {
  return (
    <svg class="sb-roof" viewBox="0 0 1200 120" preserveAspectRatio="none" aria-hidden="true">
      <path d="M70 8H1130L1200 120H0Z" class="sb-roof-wood" />
      <path d={SNOW} transform="translate(0 7)" class="sb-roof-shade" />
      <path d={SNOW} class="sb-roof-snow" />
      <path d="M150 40Q260 32 330 44M520 26Q640 16 720 30M880 52Q960 42 1050 54M420 66Q470 60 520 68" class="sb-roof-fold" />
    </svg>
  );
}

export function Ground() {
  return (
    <svg class="sb-ground" viewBox="0 0 1400 120" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 40Q180 6 380 26T760 24T1120 20T1400 36V120H0Z" class="sb-ground-far" />
      <path d="M0 66Q240 36 520 58T1020 54T1400 66V120H0Z" class="sb-ground-near" />
    </svg>
  );
}
