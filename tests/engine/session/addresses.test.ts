import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { detectPlatform } from '#session/browser/platform.ts'
import { safeTarget } from '#session/sign-in/safe-target.ts'
import { takeSwitchParameter } from '#session/account/switch-parameter.ts'

const origin = 'https://portal.example'
const paths = { home: '/dashboard', excludedTargets: ['/signin-oidc', '/app/login'] }

describe('the target after sign-in', () => {
  it.each(['/', '/myaccount', '/myaccount/documents?year=2026#top', '/a?next=//evil.example', '/a//b'])(
    'may be a path of the portal: %s',
    (target) => expect(safeTarget(target, origin, paths)).toBe(target),
  )

  it.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/%09/evil.example',
    '/\t/evil.example',
    '/%2f/evil.example',
    '/%5cevil.example',
    'http://evil.example',
    'https://portal.example/myaccount',
    'javascript:alert(1)',
    'data:text/html,x',
    '/..//evil.example',
    '/./\\evil.example',
    '/signin-oidc',
    '/signin-oidc?code=x',
    '/app/login',
    `/${'a'.repeat(10_000)}`,
    'myaccount',
    '',
    undefined,
    null,
    42,
    { target: '/myaccount' },
  ])('is home instead of %s', (target) => expect(safeTarget(target, origin, paths)).toBe('/dashboard'))

  it('never leaves the portal, whatever was saved', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.string().map((text) => `/${text}`),
        ),
        (target) => {
          const safe = safeTarget(target, origin, paths)
          expect(new URL(safe, origin).origin).toBe(origin)
          expect(safe).toMatch(/^\/(?!\/)/)
        },
      ),
    )
  })
})

describe('a user id in the address', () => {
  const take = (address: string) => takeSwitchParameter(new URL(address, origin), 'userId')

  it('is taken, and is no longer in the address [R-SWITCH-03]', () => {
    expect(take('/myaccount?userId=C-7')).toEqual({ address: '/myaccount', userId: 'C-7' })
  })

  it('leaves other parameters and the hash as they were written [R-SWITCH-05]', () => {
    expect(take('/myaccount?userId=C-7&tab=2#h')).toEqual({ address: '/myaccount?tab=2#h', userId: 'C-7' })
    expect(take('/a?q=a%20b&userId=C-7&userId=C-8&e')).toEqual({ address: '/a?q=a%20b&e', userId: 'C-7' })
  })

  it('changes nothing when it is absent', () => {
    expect(take('/myaccount?user=C-7')).toBeUndefined()
  })

  it('never leads to another host when the address begins with two slashes', () => {
    const url = new URL(`${origin}//evil.example/x?userId=C-7`)
    expect(takeSwitchParameter(url, 'userId')?.address).toBe('/evil.example/x')
  })
})

describe('the platform', () => {
  const browser = { standalone: undefined, displayStandalone: false, search: '', isDevelopment: false }

  it('is the web in an ordinary tab, however narrow, and the installed app when standalone [R-PWA-17]', () => {
    expect(detectPlatform(browser)).toBe('web')
    expect(detectPlatform({ ...browser, standalone: true })).toBe('pwa')
    expect(detectPlatform({ ...browser, displayStandalone: true })).toBe('pwa')
  })

  it('can be pretended in development alone', () => {
    expect(detectPlatform({ ...browser, search: '?platform=pwa', isDevelopment: true })).toBe('pwa')
    expect(detectPlatform({ ...browser, search: '?platform=pwa' })).toBe('web')
  })
})
