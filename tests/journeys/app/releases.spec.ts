// The manifests of a running production build are released anew while people have it open.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { root } from '#tools/config-folder.ts'
import { releaseConfig, rollBack } from '#tools/release/release.ts'
import { expect, test as base, type Portal } from '../../support/journey.ts'

const distOf = (portal: Portal) => (portal.addresses as unknown as { dist: string }).dist

interface Operator {
  dist: string
  /** Replaces a text in a manifest and releases the whole. */
  release(file: string, from: string, to: string): Promise<string>
}

/** Each journey finds the build's own release again. */
const test = base.extend<{ operator: Operator }>({
  operator: async ({ portal }, use) => {
    const dist = distOf(portal)
    const before = mkdtempSync(join(tmpdir(), 'portal-served-'))
    const config = mkdtempSync(join(tmpdir(), 'portal-config-'))
    cpSync(dist, before, { recursive: true })
    cpSync(join(root, 'config'), config, { recursive: true })
    process.env['PORTAL_CONFIG'] = config
    await use({
      dist,
      async release(file, from, to) {
        const path = join(config, file)
        const text = readFileSync(path, 'utf8')
        expect(text).toContain(from)
        writeFileSync(path, text.replace(from, to))
        return (await releaseConfig(dist, { message: 'A journey' })).id
      },
    })
    delete process.env['PORTAL_CONFIG']
    rmSync(dist, { recursive: true })
    cpSync(before, dist, { recursive: true })
    for (const each of [before, config]) rmSync(each, { recursive: true })
  },
})
test.use({ process: 'deployed-process.ts' })

test.beforeEach(({ page }) => page.clock.install())

/** Minutes pass until the page has what is current: `has` looks at it. */
const follows = (page: Page, has: () => Promise<boolean>) =>
  expect
    .poll(
      async () => {
        await page.clock.fastForward(70_000)
        return has()
      },
      { timeout: 30_000 },
    )
    .toBe(true)

const menuSays = (portal: Portal, label: string) => async () =>
  (await portal.menu()).some((line) => line.includes(label))

test.describe('A client with the portal open while a release is made', () => {
  test('reads the new label without a reload, and the old one after a rollback', async ({
    page,
    portal,
    operator,
  }) => {
    await portal.signIn('client')
    await expect(page.getByRole('heading', { name: 'Total value' })).toBeVisible()
    await operator.release('routes/account.json', '"title": "Documents"', '"title": "Papers"')
    await follows(page, menuSays(portal, 'Papers'))
    await rollBack(operator.dist)
    await follows(page, menuSays(portal, 'Documents'))
  })
})
