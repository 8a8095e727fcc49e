// Whose signatures a page asks for.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { releaseKeysPlugin } from '#tools/build/release-keys-plugin.ts'

const folder = mkdtempSync(join(tmpdir(), 'portal-keys-'))
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

describe('A portal whose releases somebody signs', () => {
  it('asks for signatures in a build, and not under npm start, where there are no releases', () => {
    const key = { kty: 'EC', crv: 'P-256', x: 'x'.repeat(43), y: 'y'.repeat(43) }
    const file = join(folder, 'release-keys.json')
    writeFileSync(file, JSON.stringify({ approvals: 1, keys: [{ name: 'ann', key }] }))
    vi.stubEnv('PORTAL_RELEASE_KEYS', file)
    const { load } = releaseKeysPlugin() as unknown as { load(id: string): string }
    const keysIn = (mode: string) => load.call({ environment: { mode } }, '\0virtual:release-keys')
    expect(keysIn('build')).toContain('approvals = 1')
    expect(keysIn('dev')).toContain('approvals = 0')
  })
})
