// The characters of a situation code: Crockford's base 32, and two check characters of a Reed-Solomon code over GF(32). Any one
// or two wrong characters show, so any swap does too.
export const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

export const BITS = 5
export const CHECKS = 2

/** x⁵ + x² + 1, by which GF(32) is made. */
const FIELD = 0b100101
/** The generator (x + 2)(x + 4), without its x². */
const GENERATOR = [6, 8] as const

function times(a: number, b: number): number {
  let product = 0
  for (let bit = 0; bit < BITS; bit++) {
    if (b & (1 << bit)) product ^= a << bit
  }
  for (let bit = 2 * BITS - 2; bit >= BITS; bit--) {
    if (product & (1 << bit)) product ^= FIELD << (bit - BITS)
  }
  return product
}

/** What is left of these digits divided by the generator: both zero for digits that end in their checks. */
export function remainder(digits: readonly number[]): [number, number] {
  let [high, low] = [0, 0]
  for (const digit of digits) {
    const factor = digit ^ high
    high = low ^ times(factor, GENERATOR[0])
    low = times(factor, GENERATOR[1])
  }
  return [high, low]
}

/** The number in as many digits, the highest first. */
export const digitsOf = (number: bigint, length: number): number[] =>
  Array.from({ length }, (_, i) => Number((number >> BigInt(BITS * (length - 1 - i))) & 31n))

export const numberOf = (digits: readonly number[]): bigint =>
  digits.reduce((number, digit) => (number << BigInt(BITS)) | BigInt(digit), 0n)

/** How many digits numbers below this need. */
export function lengthFor(total: bigint): number {
  let length = 1
  while (total > 1n << BigInt(BITS * length)) length += 1
  return length
}

export const textOf = (digits: readonly number[]): string => digits.map((digit) => ALPHABET[digit]).join('')

/** In groups of four; one character alone joins the last group. */
export const grouped = (code: string): string => code.replace(/(.{4})(?=..)/g, '$1 ')
