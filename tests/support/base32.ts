// Reads a key as an authenticator app does (RFC 4648, 6).

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The bytes of base32 text; spaces between its letters do not count. */
export function fromBase32(text: string): Buffer {
  const bits = Array.from(text.replaceAll(/\s/g, ''))
    .map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)))
}
