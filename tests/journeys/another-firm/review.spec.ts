// portal review for the second firm: its portal is built on both sides, and its people are photographed.
import { expect, test } from '@playwright/test'
import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '#tools/config-folder.ts'

test('A product owner of the second firm sends a page with the effect and pictures of their own portal', async ({
  page: tab,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'bank-reviewed-'))
  const config = join(root, 'tests/another-firm/config')
  const [base, out] = [join(folder, 'config'), join(folder, 'review.html')]
  cpSync(config, base, { recursive: true })
  const file = join(base, 'routes/pages.json')
  writeFileSync(file, readFileSync(file, 'utf8').replace('"title": "Payments"', '"title": "Money out"'))
  try {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['src/tools/portal/portal.ts', 'review', '--base', base, '--as', 'private', '--out', out],
      { cwd: root, env: { ...process.env, PORTAL_CONFIG: config } },
    )
    expect(stdout).toMatch(/: affected are private, private-plus, business; 8 screenshots\.\n$/)
    await tab.goto(`file://${out}`)
    await expect(tab.getByRole('heading', { name: /Priya Nair/ })).toBeVisible()
    await expect(tab.getByText('sees "Money out"').first()).toBeVisible()
    const pictures = await tab.locator('img').evaluateAll((all) => all.map((one) => one.getAttribute('src')))
    expect(new Set(pictures).size).toBeGreaterThan(2)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
