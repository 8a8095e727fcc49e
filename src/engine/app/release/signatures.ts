// Signatures of releases: ECDSA on P-256 with SHA-256, by Web Crypto. The same in browser and tools.
import type { ReleaseFile, ReleaseKeys } from './release.ts'

const CURVE = { name: 'ECDSA', namedCurve: 'P-256' }
const SCHEME = { name: 'ECDSA', hash: 'SHA-256' }

/** In hex. */
export async function sha256(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Who of those with a key has signed this text, each once. A signature that does not hold counts for nobody. */
export async function signersOf(
  text: string,
  signatures: ReleaseFile['signatures'],
  keys: ReleaseKeys['keys'],
): Promise<string[]> {
  const signers = await Promise.all(
    keys.map(async ({ name, key }) => {
      const own = signatures.filter(({ by }) => by === name)
      const holds = await Promise.all(own.map(({ value }) => isSignedBy(text, value, key)))
      return holds.includes(true) ? [name] : []
    }),
  )
  return signers.flat()
}

async function isSignedBy(
  text: string,
  value: string,
  { kty, crv, x, y }: ReleaseKeys['keys'][number]['key'],
): Promise<boolean> {
  try {
    const key = await crypto.subtle.importKey('jwk', { kty, crv, x, y }, CURVE, false, ['verify'])
    const bytes = Uint8Array.from(atob(value), (character) => character.charCodeAt(0))
    return await crypto.subtle.verify(SCHEME, key, bytes, new TextEncoder().encode(text))
  } catch {
    return false
  }
}

/** In base64. `key`: a private JWK. Rejects for something else. */
export async function sign(text: string, key: JsonWebKey): Promise<string> {
  const imported = await crypto.subtle.importKey('jwk', key, CURVE, false, ['sign'])
  const bytes = await crypto.subtle.sign(SCHEME, imported, new TextEncoder().encode(text))
  return btoa(String.fromCharCode(...new Uint8Array(bytes)))
}

/** A new pair of keys, as JWK. */
export async function newKey(): Promise<{ own: JsonWebKey; public: JsonWebKey }> {
  const pair = await crypto.subtle.generateKey(CURVE, true, ['sign', 'verify'])
  const [own, open] = await Promise.all(
    [pair.privateKey, pair.publicKey].map((key) => crypto.subtle.exportKey('jwk', key)),
  )
  return { own: own!, public: open! }
}
