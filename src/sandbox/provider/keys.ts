// Owns the provider's signing and cookie keys, and the key that signs pushes. They are made once and kept in the ignored data folder,
// so that a restart of the sandbox doesn't invalidate what a browser holds.
import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { exportJWK, generateKeyPair, type JWK } from 'jose'
import * as z from 'zod'
import { makePushKeys, type PushKeys } from '#sandbox/push/web-push.ts'

const storedKeys = z.object({
  signing: z.array(z.looseObject({ kid: z.string(), kty: z.string() })).length(2),
  cookies: z.array(z.string()).min(1),
  push: z.object({ publicKey: z.string(), privateKey: z.string() }),
})

export interface SandboxKeys {
  /** Two RSA keys, so that choosing by `kid` is real. The first one signs. */
  signing: [JWK, JWK]
  cookies: string[]
  push: PushKeys
}

/** Which keys does this data folder hold? Makes them when there are none or when they can't be read. */
export async function loadKeys(dataFolder: string): Promise<SandboxKeys> {
  const file = join(dataFolder, 'provider-keys.json')
  const text = await readFile(file, 'utf8').catch(() => undefined)
  const keys = text === undefined ? undefined : parseKeys(text)
  if (keys) return keys
  const made: SandboxKeys = {
    signing: await Promise.all([createSigningKey('sandbox-1'), createSigningKey('sandbox-2')]),
    cookies: [randomBytes(24).toString('base64url')],
    push: makePushKeys(),
  }
  await mkdir(dataFolder, { recursive: true })
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`
  await writeFile(draft, JSON.stringify(made), { mode: 0o600 })
  await rename(draft, file)
  return made
}

function parseKeys(text: string): SandboxKeys | undefined {
  try {
    const keys = storedKeys.parse(JSON.parse(text))
    return { ...keys, signing: keys.signing as [JWK, JWK] }
  } catch {
    return undefined
  }
}

async function createSigningKey(kid: string): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  return { ...(await exportJWK(privateKey)), kid, alg: 'RS256', use: 'sig' }
}
