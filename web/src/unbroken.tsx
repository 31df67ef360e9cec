/** Texts in which no line ends after the first hyphen of "U-tower", or of the Finnish "nosta 4 -jokeri". */

const FRAGILE = /((?<![\p{L}\d-])[\p{L}!]?-\p{L})/u;

/** Show a text. */
export function Unbroken({ text }: { text: string }) {
  const parts = text.split(FRAGILE);
  return <>{parts.map((part, n) => (n % 2 ? <span key={n} class="sb-unbroken">{part}</span> : part))}</>;
}

/** Return HTML with the same care, and the same text. */
export function unbrokenHtml(html = ''): string {
  return html.replace(/(^|>)[^<]+/g, (text) => text.split(FRAGILE).map((part, n) => (n % 2 ? `<span class="sb-unbroken">${part}</span>` : part)).join(''));
}
