/**
 * SHA-256 and HMAC-SHA256. Browsers offer them only to pages that came by HTTPS, and a table at home often did not.
 */

const BLOCK = 64;
const encoder = new TextEncoder();

/** The first 32 bits of the fractional parts of roots of the first primes, as the standard defines them. */
function fractions(count: number, root: number): Uint32Array {
  const found = new Uint32Array(count);
  for (let candidate = 2, n = 0; n < count; candidate++) {
    let isPrime = true;
    for (let divisor = 2; divisor * divisor <= candidate; divisor++) if (candidate % divisor === 0) isPrime = false;
    if (isPrime) found[n++] = (candidate ** (1 / root) % 1) * 2 ** 32;
  }
  return found;
}

const START = fractions(8, 2);
const ROUNDS = fractions(64, 3);

const rotate = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** Return the SHA-256 of some bytes. */
export function sha256(bytes: Uint8Array): Uint8Array {
  const length = Math.ceil((bytes.length + 9) / BLOCK) * BLOCK;
  const padded = new Uint8Array(length);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(length - 4, bytes.length * 8);
  const state = START.slice();
  for (let at = 0; at < length; at += BLOCK) compress(state, view, at);
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, n) => digest.setUint32(4 * n, word));
  return new Uint8Array(digest.buffer);
}

function compress(state: Uint32Array, view: DataView, at: number): void {
  const words = new Uint32Array(64);
  for (let n = 0; n < 16; n++) words[n] = view.getUint32(at + 4 * n);
  const word = (n: number): number => words[n] ?? 0;
  for (let n = 16; n < 64; n++) {
    const [early, late] = [word(n - 15), word(n - 2)];
    const low = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
    const high = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
    words[n] = word(n - 16) + low + word(n - 7) + high;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let n = 0; n < 64; n++) {
    const high = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const first = (h + high + ((e & f) ^ (~e & g)) + (ROUNDS[n] ?? 0) + word(n)) | 0;
    const low = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const second = (low + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((value, n) => (state[n] = (state[n] ?? 0) + value));
}

/** Return the HMAC-SHA256 of a text. */
export function hmac(key: Uint8Array, text: string): Uint8Array {
  const padded = new Uint8Array(BLOCK);
  padded.set(key.length > BLOCK ? sha256(key) : key);
  const inner = sha256(joined(padded.map((byte) => byte ^ 0x36), encoder.encode(text)));
  return sha256(joined(padded.map((byte) => byte ^ 0x5c), inner));
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}

export const toHex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
export const fromHex = (text: string): Uint8Array => new Uint8Array((text.match(/../g) ?? []).map((pair) => parseInt(pair, 16)));
export const hashOfText = (text: string): string => toHex(sha256(encoder.encode(text)));
