// The provider's pages for credentials, as a browser and as an attacker meet them; and sessions that are ended.
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openProductApi } from '#product-api/product-api.ts'
import type { Sandbox } from '#sandbox/server.ts'
import { codeOf, stepAt } from '#sandbox/identity/totp.ts'
import { fromBase32 } from '../../support/base32.ts'
import { control, openSandbox, portal, TestBrowser } from '../sandbox-client.ts'

let sandbox: Sandbox & AsyncDisposable
beforeAll(async () => {
  sandbox = await openSandbox(openProductApi)
})
afterAll(() => sandbox[Symbol.asyncDispose]())

async function signedIn(persona = 'client') {
  const browser = new TestBrowser(sandbox)
  const tokens = await browser.signIn(persona)
  const call = async (path: string, method = 'GET', body?: unknown) => {
    const answer = await fetch(`${sandbox.url}/api/security${path}`, {
      method,
      headers: {
        ...{ authorization: `Bearer ${tokens.access_token}`, 'x-userid': 'U-20002' },
        'content-type': 'application/json',
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    return { status: answer.status, body: text === '' ? undefined : (JSON.parse(text) as unknown) }
  }
  return { browser, tokens, call }
}
interface Listed {
  devices: { id: string; isCurrent: boolean }[]
  signIns: { outcome: string }[]
}

describe('A page for credentials', () => {
  it('is for people with a session, and says so to others', async () => {
    const answer = await new TestBrowser(sandbox).visit('/idp/account/password')
    expect(answer.status).toBe(401)
    expect(await answer.text()).toContain('Sign in first')
  })

  it('leads back to the portal that sent the person, and to no other address', async () => {
    const { browser } = await signedIn()
    const page = async (back: string) =>
      (await browser.visit(`/idp/account/password?return=${encodeURIComponent(back)}`)).text()
    expect(await page(`${portal}/myaccount?a=1`)).toContain(`href="${portal}/myaccount?a=1"`)
    for (const other of [
      'https://evil.example/',
      'javascript:alert(1)',
      '//evil.example',
      `${portal}.evil.example/`,
    ])
      expect(await page(other)).toContain(`href="${portal}/"`)
  })

  it('takes no form of another site, or of another port of this host', async () => {
    const { browser } = await signedIn()
    const form = { current: 'sandbox', password: 'correct horse battery', again: 'correct horse battery' }
    for (const site of ['same-site', 'cross-site', 'none'])
      expect((await browser.visit('/idp/account/password', form, site)).status).toBe(403)
  })

  it('asks for the password again when the last sign-in was more than five minutes ago', async () => {
    await control(sandbox, 'POST', 'reset')
    const { browser, call } = await signedIn()
    const address = '/idp/account/two-step'
    try {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6 * 60_000 })
      const titleOf = async (answer: Response) => /<h1>(.*?)<\/h1>/.exec(await answer.text())?.[1]
      expect(await titleOf(await browser.visit(address))).toBe('Confirm it’s you, Amelia')
      expect(await titleOf(await browser.visit(address, { off: 'yes' }))).toBe('Confirm it’s you, Amelia')
      const wrong = await browser.visit(address, { confirm: 'yes', password: 'guess' })
      expect(wrong.status).toBe(422)
      expect(((await call('')).body as Listed).signIns[0]).toMatchObject({ outcome: 'wrong-password' })
      const right = await browser.visit(address, { confirm: 'yes', password: 'sandbox' })
      expect(await titleOf(right)).toBe('Set up two-step verification')
    } finally {
      vi.useRealTimers()
    }
  })

  it('cannot be framed, kept or scripted', async () => {
    const { browser } = await signedIn()
    const { headers } = await browser.visit('/idp/account/two-step')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('content-security-policy')).not.toContain('script-src')
    expect(headers.get('cache-control')).toBe('no-store')
  })
})

describe('The page for another password', () => {
  it('names what is wrong, changes it, and every other browser has to sign in again with the new one [R-PAGE-30]', async () => {
    await control(sandbox, 'POST', 'reset')
    const other = await signedIn()
    const { browser, call } = await signedIn()
    const change = async (current: string, password: string) =>
      (await browser.visit('/idp/account/password', { current, password, again: password })).text()
    const refused = await change('wrong', 'short')
    expect(refused).toContain('<title>Error: Change your password')
    expect(refused).toContain('Enter the password that you sign in with')
    expect(refused).toContain('Enter 12 characters or more')
    expect(await change('sandbox', 'correct horse battery')).toContain('<h1>Your password is changed</h1>')
    expect((await call('')).status).toBe(200)
    expect((await other.call('')).status).toBe(401)

    const { at } = await other.browser.startSignIn()
    const signIn = (password: string) => other.browser.visit(at.href, { username: 'client', password })
    expect(await (await signIn('sandbox')).text()).toContain('role="alert"')
    expect(((await call('')).body as Listed).signIns[0]).toMatchObject({ outcome: 'wrong-password' })
    const answer = await signIn('correct horse battery')
    expect(new URL(answer.url).searchParams.get('code')).not.toBeNull()
  })
})

describe('The page for two-step verification', () => {
  it('takes no other code than the app shows, then lets in with a recovery code once, until it is turned off [R-PAGE-30]', async () => {
    await control(sandbox, 'POST', 'reset')
    const { browser } = await signedIn()
    const send = async (form?: Record<string, string>) =>
      (await browser.visit('/idp/account/two-step', form)).text()
    const key = fromBase32(/<code>(.*?)<\/code>/.exec(await send())![1]!)
    expect(await send({ code: '000' })).toContain('Enter the six digits that your app shows now')
    const used = stepAt(Date.now())
    const codes = [...(await send({ code: codeOf(key, used) })).matchAll(/<li><code>(.*?)<\/code>/g)]
    expect(codes).toHaveLength(8)

    const other = new TestBrowser(sandbox)
    const { at } = await other.startSignIn()
    await other.visit(at.href, { username: 'client', password: 'sandbox' })
    const enter = (code: string) => other.visit(at.href, { code })
    expect(await (await enter(codeOf(key, used))).text()).toContain('each one works once')
    expect(new URL((await enter(codes[0]![1]!)).url).searchParams.get('code')).not.toBeNull()

    expect(await send()).toContain('<h1>Two-step verification is on</h1>')
    expect(await send({ off: 'yes' })).toContain('It is off.')
  })
})

describe('A sign-in with two-step verification', () => {
  it('lets nobody in without a code, and begins again after five wrong ones', async () => {
    await control(sandbox, 'POST', 'reset')
    const { browser, call } = await signedIn()
    const page = await (await browser.visit('/idp/account/two-step')).text()
    const key = fromBase32(/<code>(.*?)<\/code>/.exec(page)![1]!)
    const used = stepAt(Date.now())
    await browser.visit('/idp/account/two-step', { code: codeOf(key, used) })

    const stranger = new TestBrowser(sandbox)
    const { at } = await stranger.startSignIn()
    const send = (form: Record<string, string>) => stranger.visit(at.href, form)
    expect(await (await send({ code: codeOf(key, used + 1) })).text()).toContain(
      '<h1>Sign in to Larkfield Wealth</h1>',
    )
    expect(await (await send({ persona: 'client' })).text()).toContain('<h1>Enter your code</h1>')
    for (const code of ['000', codeOf(key, used), codeOf(key, used - 5), ''])
      expect(await (await send({ code })).text()).toContain('<h1>Enter your code</h1>')
    expect(await (await send({ code: '0000000' })).text()).toContain('<h1>Sign in to Larkfield Wealth</h1>')
    expect(await (await send({ code: codeOf(key, used + 1) })).text()).toContain(
      '<h1>Sign in to Larkfield Wealth</h1>',
    )
    expect(((await call('')).body as Listed).signIns[0]).toMatchObject({ outcome: 'wrong-code' })

    await send({ username: 'client', password: 'sandbox' })
    const answer = await send({ code: codeOf(key, used + 1) })
    expect(new URL(answer.url).searchParams.get('code')).not.toBeNull()
  })

  it('is closed to the password grant', async () => {
    const grant = { grant_type: 'password', client_id: 'portal-web', username: 'client', password: 'sandbox' }
    expect((await new TestBrowser(sandbox).askToken(grant)).status).toBe(400)
    await control(sandbox, 'POST', 'reset')
    expect((await new TestBrowser(sandbox).askToken(grant)).status).toBe(200)
  })
})

describe('A sign-in with a passkey', () => {
  it('is refused where nobody has that passkey any more [R-PAGE-30]', async () => {
    const browser = new TestBrowser(sandbox)
    const { at } = await browser.startSignIn()
    const assertion = { passkey: 'removed', clientData: '', authenticatorData: '', signature: '' }
    expect(await (await browser.visit(at.href, assertion)).text()).toContain('This passkey is not known here')
  })
})

describe('A browser that signs in', () => {
  it('is the same device each time, and another browser another one', async () => {
    await control(sandbox, 'POST', 'reset')
    const { browser, call } = await signedIn()
    const { at } = await browser.startSignIn({ prompt: 'login' })
    await browser.visit(at.href, { persona: 'client' })
    const other = await signedIn()
    const { devices } = (await call('')).body as Listed
    expect(devices).toHaveLength(4)
    expect(devices.filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
    expect(((await other.call('')).body as Listed).devices).toHaveLength(4)
  })

  it('is among the sign-ins after a wrong password, and no device', async () => {
    await control(sandbox, 'POST', 'reset')
    const stranger = new TestBrowser(sandbox)
    const { at } = await stranger.startSignIn()
    await stranger.visit(at.href, { username: 'client', password: 'guess' })
    const { call } = await signedIn()
    const { devices, signIns } = (await call('')).body as Listed
    expect(devices).toHaveLength(3)
    expect(signIns.map(({ outcome }) => outcome).slice(0, 2)).toEqual(['signed-in', 'wrong-password'])
  })

  it('is logged out when its device is removed: its tokens and its session end, those of others stay', async () => {
    await control(sandbox, 'POST', 'reset')
    const lost = await signedIn()
    const kept = await signedIn()
    const { devices } = (await lost.call('')).body as Listed
    const { id } = devices.find(({ isCurrent }) => isCurrent)!
    expect(await lost.call(`/devices/${id}`, 'DELETE')).toMatchObject({ status: 409 })
    expect((await kept.call(`/devices/${id}`, 'DELETE')).status).toBe(204)
    expect((await lost.call('')).status).toBe(401)
    const renewed = await lost.browser.askToken({
      grant_type: 'refresh_token',
      refresh_token: lost.tokens.refresh_token,
      client_id: 'portal-web',
    })
    expect(renewed.status).toBe(400)
    const { at } = await lost.browser.startSignIn({ prompt: 'none' })
    expect(at.searchParams.get('error')).toBe('login_required')
    expect((await kept.call('')).status).toBe(200)
  })

  it('is logged out like every other one by logging out everywhere, and nobody else is', async () => {
    await control(sandbox, 'POST', 'reset')
    const [first, second] = [await signedIn(), await signedIn()]
    const somebody = new TestBrowser(sandbox)
    await somebody.signIn('delegate')
    expect((await first.call('/log-out-everywhere', 'POST', {})).status).toBe(204)
    expect((await first.call('')).status).toBe(401)
    expect((await second.call('')).status).toBe(401)
    const ended = await second.browser.startSignIn({ prompt: 'none' })
    expect(ended.at.searchParams.get('error')).toBe('login_required')
    const { at } = await somebody.startSignIn({ prompt: 'none' })
    expect(at.searchParams.get('code')).not.toBeNull()
  })
})
