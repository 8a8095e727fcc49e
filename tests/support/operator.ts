// Releases the manifests of a running production build anew while people have it open.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Page } from '@playwright/test'
import { root } from '#tools/config-folder.ts'
import { releaseConfig } from '#tools/release/release.ts'
import { expect, test as base, type Portal } from './journey.ts'

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
}

/** Each journey finds the build's own release again. It needs `deployed-process.ts` or `nginx-process.ts`, and a page whose clock is installed. */
export const test = base.extend<{ operator: Operator }>({
  operator: async ({ portal }, use) => {
    const dist = distOf(portal)
    const before = mkdtempSync(join(tmpdir(), 'portal-served-'))
    const config = mkdtempSync(join(tmpdir(), 'portal-config-'))
    cpSync(dist, before, { recursive: true })
    cpSync(join(root, 'config'), config, { recursive: true })
    process.env['PORTAL_CONFIG'] = config
    const edit: Operator['edit'] = (file, from, to) => {
      const path = join(config, file)
      const text = readFileSync(path, 'utf8')
      expect(text).toContain(from)
      writeFileSync(path, text.replace(from, to))
    }
    await use({
      dist,
      edit,
      async release(file, from, to) {
        edit(file, from, to)
        return (await releaseConfig(dist, { message: 'A journey' })).id
      },
    })
    delete process.env['PORTAL_CONFIG']
    rmSync(dist, { recursive: true })
    cpSync(before, dist, { recursive: true })
    for (const each of [before, config]) rmSync(each, { recursive: true })
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
