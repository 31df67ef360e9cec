/** Return 128 random bits in hexadecimal, as a command's key or this device's number in a table's chance. */
export function randomHex(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
