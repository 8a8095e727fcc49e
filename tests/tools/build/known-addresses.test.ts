import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { indexPaths } from '#manifest/paths.ts'
import { isKnownAddress, knownAddresses } from '#tools/build/known-addresses.ts'
import { compileFolder } from '#tools/build/manifest-plugin.ts'

const { routes } = compileFolder().resolved!
const dist = mkdtempSync(join(tmpdir(), 'portal-known-'))
beforeAll(() => {
  mkdirSync(join(dist, '.hosting'))
  writeFileSync(join(dist, '.hosting/known-addresses.map'), knownAddresses({ routes }))
})
afterAll(() => rmSync(dist, { recursive: true }))

describe('An address', () => {
  it.each([
    '/',
    '/myaccount',
    '/MyAccount/',
    '/myaccount/ACC-1/holdings',
    '/myaccount/messages/thread/M-1',
    '/learn/educate',
    '/learn/educate/isas/what-is-an-isa',
    '/signin-oidc',
  ])('is known: %s', (path) => {
    expect(isKnownAddress(dist, path)).toBe(true)
  })

  it.each([
    '/nowhere',
    '/learn',
    '/learn/educated',
    '/myaccount/ACC-1/holdings/x',
    '/my.account',
    '/wp-login.php',
  ])('is unknown: %s', (path) => {
    expect(isKnownAddress(dist, path)).toBe(false)
  })

  it('is known exactly where the router finds a route for it', () => {
    const match = indexPaths(routes.map(({ path }) => path))
    const filled = routes
      .map(({ path }) => path.replace(/:\w+/g, 'x').replace('*', 'y/z'))
      .filter((path) => path !== '/')
    const near = filled.flatMap((path) => [path, `${path}/`, `${path}/more`, `${path}x`, path.toUpperCase()])
    expect(near.length).toBeGreaterThan(200)
    expect(near.filter((path) => isKnownAddress(dist, path))).toEqual(
      near.filter((path) => match(path)!.pattern !== '*'),
    )
  })

  it('is known where a build does not say what it has', () => {
    expect(isKnownAddress(join(dist, 'none'), '/nowhere')).toBe(true)
  })
})
