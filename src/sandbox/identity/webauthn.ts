// Checks what a browser sends of a passkey (Web Authentication Level 3, 7.1 and 7.2). Attestation is not asked for, so
// the key is taken as the browser gives it: a wrong key only means that this passkey does not work.
import { createHash, createPublicKey, timingSafeEqual, verify } from 'node:crypto'

/** The relying party: the page that asks, and the host that passkeys belong to. */
export interface RelyingParty {
  origin: string
  id: string
}

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_CREDENTIAL = 0x40

export interface SentPasskey {
  /** base64url, like all that follows. */
  id: string
  clientData: string
  authenticatorData: string
}

const bytes = (text: string): Buffer => Buffer.from(text, 'base64url')
const sha256 = (data: Uint8Array | string): Buffer => createHash('sha256').update(data).digest()

/** The algorithms that are offered: ES256 and RS256 (COSE). */
const keyTypes: Readonly<Record<string, string>> = { '-7': 'ec', '-257': 'rsa' }

/** The key of a new passkey; undefined if anything is not as it must be. */
export function newPasskeyKey(
  sent: SentPasskey & { publicKey: string; algorithm: string },
  challenge: string,
  party: RelyingParty,
): Buffer | undefined {
  const data = bytes(sent.authenticatorData)
  if (!isOwnCeremony(sent, 'webauthn.create', challenge, party)) return undefined
  if ((flagsOf(data) & HAS_CREDENTIAL) === 0 || data.length < 55) return undefined
  const id = data.subarray(55, 55 + data.readUInt16BE(53))
  if (id.length === 0 || id.toString('base64url') !== sent.id) return undefined
  try {
    const key = createPublicKey({ key: bytes(sent.publicKey), format: 'der', type: 'spki' })
    return key.asymmetricKeyType === keyTypes[sent.algorithm] ? bytes(sent.publicKey) : undefined
  } catch {
    return undefined
  }
}

/** Has the owner of this key signed the challenge, here and now? */
export function isSignedBy(
  publicKey: Buffer,
  sent: SentPasskey & { signature: string },
  challenge: string,
  party: RelyingParty,
): boolean {
  if (!isOwnCeremony(sent, 'webauthn.get', challenge, party)) return false
  const signed = Buffer.concat([bytes(sent.authenticatorData), sha256(bytes(sent.clientData))])
  try {
    const key = createPublicKey({ key: publicKey, format: 'der', type: 'spki' })
    return verify('sha256', signed, key, bytes(sent.signature))
  } catch {
    return false
  }
}

const flagsOf = (data: Buffer): number => data[32] ?? 0

/** Was this passkey used on this page, for this challenge, by a person who was verified (by finger, face or PIN)? */
function isOwnCeremony(
  { clientData, authenticatorData }: SentPasskey,
  type: string,
  challenge: string,
  { origin, id }: RelyingParty,
): boolean {
  const data = bytes(authenticatorData)
  if (data.length < 37 || !timingSafeEqual(data.subarray(0, 32), sha256(id))) return false
  if ((flagsOf(data) & USER_PRESENT) === 0 || (flagsOf(data) & USER_VERIFIED) === 0) return false
  try {
    const client = JSON.parse(bytes(clientData).toString('utf8')) as Record<string, unknown>
    return (
      client['type'] === type &&
      client['challenge'] === challenge &&
      client['origin'] === origin &&
      client['crossOrigin'] !== true
    )
  } catch {
    return false
  }
}
