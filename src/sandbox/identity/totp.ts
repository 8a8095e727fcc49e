// One-time codes by time (RFC 6238) over HMAC-SHA-1 (RFC 4226), as authenticator apps make them. Pure.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const STEP_SECONDS = 30
/** Steps before and after the present one that are accepted: clocks differ (RFC 6238, 5.2). */
const DRIFT = 1
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** A new secret of 160 bits (RFC 4226, 4). */
export const newSecret = (): Buffer => randomBytes(20)

/** Base32 without padding (RFC 4648, 6), as authenticator apps take a secret. */
export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  const groups = bits.match(/.{1,5}/g) ?? []
  return groups.map((group) => alphabet[parseInt(group.padEnd(5, '0'), 2)]).join('')
}

/** The number of the step at this instant, in milliseconds since 1970. */
export const stepAt = (now: number): number => Math.floor(now / 1000 / STEP_SECONDS)

/** The code of a step. */
export function codeOf(secret: Uint8Array, step: number, digits = 6): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = mac.at(-1)! & 0xf
  const number = mac.readUInt32BE(offset) & 0x7f_ff_ff_ff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/**
 * The step with this code, near this instant and later than the last one that was used: a code is taken once
 * (RFC 6238, 5.2). Undefined for any other text.
 */
export function stepOfCode(
  secret: Uint8Array,
  typed: string,
  { now, lastStep }: { now: number; lastStep: number },
): number | undefined {
  const code = Buffer.from(typed.replaceAll(/\s/g, ''))
  const present = stepAt(now)
  for (let step = present - DRIFT; step <= present + DRIFT; step++) {
    const expected = Buffer.from(codeOf(secret, step))
    const isSame = code.length === expected.length && timingSafeEqual(code, expected)
    if (isSame && step > lastStep) return step
  }
  return undefined
}

/** What an authenticator app reads from the QR code (Google's key URI format). */
export function keyUri(secret: Uint8Array, { issuer, account }: { issuer: string; account: string }): string {
  const query = new URLSearchParams({ secret: toBase32(secret), issuer })
  return `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(account)}?${query.toString().replaceAll('+', '%20')}`
}
