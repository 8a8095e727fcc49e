// A product owner edits manifests while the portal runs (npm start), in a config folder of their own.
import { expect, test as base } from '@playwright/test'
import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../src/tools/config-folder.ts'

interface Started {
  portal: string
  edit(file: string, from: string, to: string): void
}

const test = base.extend<{ started: Started }>({
  started: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'portal-config-'))
    cpSync(join(root, 'config'), folder, { recursive: true })
    const [portalPort, sandboxPort] = [await freePort(), await freePort()]
    const child = spawn(process.execPath, ['src/tools/start.ts'], {
      cwd: root,
      env: {
        ...process.env,
        PORTAL_CONFIG: folder,
        PORTAL_PORT: String(portalPort),
        SANDBOX_PORT: String(sandboxPort),
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await new Promise<void>((resolve, reject) => {
      child.stdout.on('data', (text: Buffer) => text.toString().includes('Sign in as') && resolve())
      child.once('exit', (code) => reject(new Error(`npm start ended with ${code}`)))
    })
    await use({
      portal: `http://localhost:${portalPort}`,
      edit(file, from, to) {
        const path = join(folder, file)
        const text = readFileSync(path, 'utf8')
        expect(text).toContain(from)
        writeFileSync(path, text.replace(from, to))
      },
    })
    child.kill()
    rmSync(folder, { recursive: true, force: true })
    rmSync(join(root, `.data/sandbox-${sandboxPort}`), { recursive: true, force: true })
  },
})

test('A product owner who edits a menu sees it at once, signed in still; a broken file shows its problems and the last right one stays; a new route opens [R-CFG-06, R-CFG-09, R-CFG-13, R-CFG-14]', async ({
  page,
  started,
}) => {
  test.setTimeout(90_000)
  await page.goto(`${started.portal}/myaccount`)
  await page.getByLabel('Username').fill('client')
  await page.getByLabel('Password').fill('sandbox')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'New portfolios' })).toBeVisible({ timeout: 30_000 })
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))

  started.edit('menus/client.json', '"to": "projections"', '"label": "Fresh portfolios", "to": "projections"')
  await expect(header.getByRole('link', { name: 'Fresh portfolios' })).toBeVisible()

  started.edit(
    'menus/client.json',
    '"Fresh portfolios", "to": "projections"',
    '"Fresh portfolios", "to": "projectoins"',
  )
  const overlay = page.locator('vite-error-overlay')
  await expect(overlay).toContainText('No route is called "projectoins"')
  await expect(overlay).toContainText('Did you mean "projections"?')
  await expect(header.getByRole('link', { name: 'Fresh portfolios' })).toBeAttached()

  started.edit('menus/client.json', '"projectoins"', '"projections"')
  await expect(overlay).toHaveCount(0)

  started.edit(
    'routes/learn.json',
    '"routes": [',
    '"routes": [ { "id": "hello", "path": "/hello", "title": "Hello", "screen": "public/in-preparation", "area": "default" },',
  )
  started.edit('menus/client.json', '"to": "projections"', '"to": "hello"')
  await expect(header.getByRole('link', { name: 'Fresh portfolios' })).toHaveAttribute('href', '/hello')
  await header.getByRole('link', { name: 'Fresh portfolios' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Hello' })).toBeVisible()
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
})

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, 'localhost', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}
