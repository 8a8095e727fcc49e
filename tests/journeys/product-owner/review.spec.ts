// portal review: the page that a product owner sends, made from a real change of the manifests.
import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { noteCost } from '../../support/costs.ts'
import { root } from '../../support/root.ts'

let folder: string
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-reviewed-'))
  startOver()
})
test.afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** The config before and after are the same again. */
function startOver(): void {
  for (const copy of ['base', 'edited']) cpSync(join(root, 'config'), join(folder, copy), { recursive: true })
}

/** Edits a manifest of the reviewed config. */
function edit(file: string, from: string, to: string): void {
  const path = join(folder, 'edited', file)
  const text = readFileSync(path, 'utf8')
  expect(text).toContain(from)
  writeFileSync(path, text.replace(from, to))
}

const review = (...words: string[]) =>
  promisify(execFile)(
    process.execPath,
    [
      'src/tools/portal/portal.ts',
      'review',
      ...['--base', join(folder, 'base'), '--config', join(folder, 'edited'), '--out', written()],
      ...words,
    ],
    { cwd: root },
  )

const written = () => join(folder, 'review.html')

test.describe('A product owner', () => {
  // Two builds, and a browser of its own.
  test.setTimeout(600_000)

  test('sends a page with the effect in words, and screenshots before and after that differ; where nothing can be seen, it says so and waits for no browser', async ({
    page: tab,
  }) => {
    edit(
      'menus/client.json',
      '"id": "new-portfolios",',
      '"id": "new-portfolios", "label": "Plan something new",',
    )
    const { stdout, stderr } = await review('--as', 'client')
    expect(stdout).toMatch(/: affected are client, .*; 4 screenshots\.\n$/)
    expect(stderr).toMatch(/Building the portal as it was \(.*\), and as it is …/)
    expect(stderr).toContain('1 of 1, Amelia Hart: 4 of 4 screenshots')

    const asked: string[] = []
    tab.on('request', (request) => void asked.push(request.url().slice(0, 5)))
    await tab.goto(`file://${written()}`)
    await expect(tab.getByRole('heading', { name: 'Effect' })).toBeVisible()
    await expect(tab.getByText('Gained: sees "Plan something new" (client/new-portfolios)')).toBeVisible()
    await expect(tab.getByText('entry client/new-portfolios changed config/menus/client.json:')).toBeVisible()
    for (const width of ['phone', 'desktop']) {
      const pictures = [`${width}, before`, `${width}, after`].map((name) =>
        tab.getByRole('img', { name: `Amelia Hart, Start page, menu, ${name}` }),
      )
      const [before, after] = await Promise.all(pictures.map((each) => each.getAttribute('src')))
      expect(before).not.toBe(after)
      for (const each of pictures) await expect(each).toHaveJSProperty('complete', true)
    }
    // Everything is in the page itself.
    expect(asked.filter((address) => !['file:', 'data:'].includes(address))).toEqual([])
    for (const width of [390, 1280]) {
      await tab.setViewportSize({ width, height: 900 })
      expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      noteCost('looks of axe')
      expect((await new AxeBuilder({ page: tab }).setLegacyMode().analyze()).violations).toEqual([])
    }

    await test.step('a change that affects nobody', async () => {
      startOver()
      edit('flags.json', '"owner": "', '"owner": "The ')
      const { stdout: said } = await review()
      expect(said).toContain('no persona is affected; 0 screenshots')
      await tab.goto(`file://${written()}`)
      await expect(tab.getByText('No effect: everybody sees the same')).toBeVisible()
    })
    await test.step('a limit, of which nothing can be seen on a page', async () => {
      startOver()
      edit('limits.json', '"value": 300', '"value": 310')
      const { stdout: said } = await review()
      expect(said).toMatch(/affected are visitor, .*; 0 screenshots/)
      await tab.goto(`file://${written()}`)
      await expect(tab.getByText('Nothing of this can be seen on a page.')).toBeVisible()
      await tab.getByText('Not to be seen in a picture').click()
      await expect(tab.getByRole('listitem').getByText('has the limit expiring-notice: 310')).toHaveCount(2)
    })
  })
})
