// Releases the manifests of a running production build anew while people have it open.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Page } from '@playwright/test'
import { newKey } from '#app/release/signatures.ts'
import { readCurrentFile } from '#tools/release/put-in-place.ts'
import { readCode } from '#tools/release/code.ts'
import { codeFolder } from '#tools/release/folders.ts'
import { readReleaseFile, signRelease } from '#tools/release/release-file.ts'
import { releaseConfig } from '#tools/release/release.ts'
import { expect, test as base, type Portal } from './journey.ts'
import { root } from './root.ts'

/** The folder that is served: of the preview, or of nginx. */
function distOf(portal: Portal): string {
  const { dist, settings = '' } = portal.addresses as unknown as { dist?: string; settings?: string }
  return dist ?? dirname(settings)
}

interface Operator {
  dist: string
  /** Replaces a text in a manifest. */
  edit(file: string, from: string, to: string): void
  /** The same, and releases the whole. */
  release(file: string, from: string, to: string): Promise<string>
  /** From now on the code asks for one signature, as a build with this key does; the operator signs with it, the build's own too. */
  takeKey(): Promise<void>
  /** Somebody who can write every file of the host, and has no key, makes this the current release. */
  tamper(file: string, from: string, to: string): Promise<string>
}

/** A new key, the only one that tools know from here on. */
async function makeKey(folder: string): Promise<{ key: string; keys: object[] }> {
  const { own, public: open } = await newKey()
  const { kty, crv, x, y } = open
  const keys = [{ name: 'ann', key: { kty, crv, x, y } }]
  const key = join(folder, 'ann.key.json')
  writeFileSync(key, JSON.stringify(own))
  writeFileSync(join(folder, 'release-keys.json'), JSON.stringify({ approvals: 1, keys }))
  process.env['PORTAL_RELEASE_KEYS'] = join(folder, 'release-keys.json')
  return { key, keys }
}

/** Each journey finds the build's own release again. It needs `deployed-process.ts` or `nginx-process.ts`, and a page whose clock is installed. */
export const test = base.extend<{ operator: Operator }>({
  operator: async ({ portal }, use) => {
    const dist = distOf(portal)
    const before = mkdtempSync(join(tmpdir(), 'portal-served-'))
    const config = mkdtempSync(join(tmpdir(), 'portal-config-'))
    const keyFolder = mkdtempSync(join(tmpdir(), 'portal-keys-'))
    cpSync(dist, before, { recursive: true })
    cpSync(join(root, 'config'), config, { recursive: true })
    process.env['PORTAL_CONFIG'] = config
    const edit: Operator['edit'] = (file, from, to) => {
      const path = join(config, file)
      const text = readFileSync(path, 'utf8')
      expect(text).toContain(from)
      writeFileSync(path, text.replace(from, to))
    }
    let key: string | undefined
    const codeFile = join(codeFolder(dist), 'code.json')
    /** What tools take for the keys that the build holds. */
    const asBuiltWith = (keys: object[]) =>
      writeFileSync(codeFile, JSON.stringify({ ...readCode(dist), keys: { approvals: 1, keys } }))
    const release: Operator['release'] = async (file, from, to) => {
      edit(file, from, to)
      return (await releaseConfig(dist, { message: 'A journey', key })).id
    }
    await use({
      ...{ dist, edit, release },
      async takeKey() {
        const made = await makeKey(keyFolder)
        key = made.key
        const assets = join(dist, 'assets')
        // Files of earlier builds lie beside those of this one.
        const taking = readdirSync(assets).filter((name) => /^take-release-[\w-]{8}\.js$/.test(name))
        for (const name of taking) {
          const code = readFileSync(join(assets, name), 'utf8')
          const withKey = code.replace(
            /,\w+\);(if\(\w+\.length<)0(\)throw \w+\(`has \$\{\w+\.length\} of )0( signatures)/,
            (_, ...parts: string[]) => `,${JSON.stringify(made.keys)});${parts.slice(0, 3).join('1')}`,
          )
          expect(withKey).not.toBe(code)
          writeFileSync(join(assets, name), withKey)
          for (const ending of ['gz', 'br']) rmSync(join(assets, `${name}.${ending}`), { force: true })
        }
        asBuiltWith(made.keys)
        const id = readCurrentFile(dist).release!
        await signRelease(dist, id, key, readReleaseFile(dist, id).signed)
      },
      async tamper(file, from, to) {
        const [own, code] = [process.env['PORTAL_RELEASE_KEYS'], readFileSync(codeFile, 'utf8')]
        const other = await makeKey(mkdtempSync(join(keyFolder, 'other-')))
        key = other.key
        asBuiltWith(other.keys)
        const id = await release(file, from, to)
        process.env['PORTAL_RELEASE_KEYS'] = own ?? ''
        writeFileSync(codeFile, code)
        return id
      },
    })
    delete process.env['PORTAL_RELEASE_KEYS']
    delete process.env['PORTAL_CONFIG']
    rmSync(dist, { recursive: true })
    cpSync(before, dist, { recursive: true })
    for (const each of [before, config, keyFolder]) rmSync(each, { recursive: true })
  },
})
/** A minute and more passes, and another now and then, until the page has what is current: `has` looks at it. The session lasts. */
export async function follows(page: Page, has: () => Promise<boolean>): Promise<void> {
  let looked = 0
  await expect
    .poll(
      async () => {
        await page.clock.fastForward(looked % 12 === 0 ? 70_000 : 1_000)
        looked += 1
        return has()
      },
      { intervals: [500], timeout: 40_000 },
    )
    .toBe(true)
}

export { expect }
