/** A link to copy, with a QR code for a phone's camera. */

import qrcode from 'qrcode-generator';
import { useMemo, useState } from 'preact/hooks';
import { t } from './texts';

/** Return a QR code as an SVG path, one square per dark module. */
function qrPath(text: string): { size: number; path: string } {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const size = code.getModuleCount();
  const parts: string[] = [];
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) if (code.isDark(row, column)) parts.push(`M${column} ${row}h1v1h-1z`);
  }
  return { size, path: parts.join('') };
}

export function QrCode({ text }: { text: string }) {
  const { size, path } = useMemo(() => qrPath(text), [text]);
  return (
    <svg class="sb-qr" viewBox={`-3 -3 ${size + 6} ${size + 6}`} role="img" aria-label={t('share-code')}>
      <rect x="-3" y="-3" width={size + 6} height={size + 6} fill="#fff" rx="2" />
      <path d={path} fill="#0b1b2b" shape-rendering="crispEdges" />
    </svg>
  );
}

export function Share({ link, label = t('share-link') }: { link: string; label?: string }) {
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    const field = document.querySelector<HTMLInputElement>('.sb-share input');
    field?.select();
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      // Deprecated, but the only way without HTTPS.
      setCopied(document.execCommand('copy'));
    }
  };
  return (
    <div class="sb-share">
      <QrCode text={link} />
      <label>
        <span>{label}</span>
        <input readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <button class="sb-button" onClick={() => void copy()}>{copied ? t('copied') : t('copy')}</button>
    </div>
  );
}
