// A signed-in person is asked for their credentials again, before something that needs a fresh sign-in.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Sandbox } from '#sandbox/server.ts'
import { control, openSandbox, type TestBrowser } from '../../../sandbox/sandbox-client.ts'
import { TestProfile, type TestTab } from '../page.ts'
import { peopleApi } from '../people-api.ts'
import { comeBack, signInAs } from '../signing-in.ts'

let sandbox: Sandbox & AsyncDisposable
let tab: TestTab
let browser: TestBrowser

const form = '/myaccount/payments-and-transfers/withdrawing-funds?step=check'

beforeEach(async () => {
  sandbox = await openSandbox(peopleApi().open)
  tab = new TestProfile(sandbox.url).openTab()
  browser = await signInAs(tab, sandbox, 'client')
})
afterEach(() => sandbox[Symbol.asyncDispose]())

/** Leaves for the provider, and is back on a new page when this person has given their credentials. */
async function signInAgainAs(persona: string) {
  expect(await tab.session.signInAgain(form, 'key 1')).toBe('redirecting')
  const back = await comeBack(tab, browser, persona)
  tab.load()
  const outcome = await tab.session.completeSignIn(back)
  await tab.session.start()
  return outcome
}

describe('Amelia Hart, asked to sign in again', () => {
  it('gives her credentials although the provider knows her, and returns to the form with new tokens', async () => {
    const before = tab.session.user()
    const outcome = await signInAgainAs('client')
    const asked = new URL(tab.visited.at(-1)!).searchParams
    expect([asked.get('max_age'), asked.get('prompt')]).toEqual(['0', 'login'])
    expect(outcome).toEqual({ target: form })
    expect(tab.session.confirmedForm.get()).toBe('key 1')
    expect(tab.session.get()).toMatchObject({ mode: 'normal', loggedIn: { userId: 'U-20002' } })
    expect(tab.session.user()?.access_token).not.toBe(before?.access_token)
  })

  it('gives them at a provider that refuses max_age=0, where the settings say another', async () => {
    const { authority, ...settings } = tab.profile.settings
    const provider = { issuer: authority, maxAge: 300 }
    tab = new TestProfile(sandbox.url, { ...settings, authority: undefined, provider }).openTab()
    browser = await signInAs(tab, sandbox, 'client')
    expect(await signInAgainAs('client')).toEqual({ target: form })
    const asked = new URL(tab.visited.at(-1)!).searchParams
    expect([asked.get('max_age'), asked.get('prompt')]).toEqual(['300', 'login'])
  })

  it('does not become another person who gives theirs, and is told that nothing was sent', async () => {
    const before = tab.session.user()
    await tab.session.signInAgain(form, 'key 1')
    const question = await browser.visit((await browser.visit(tab.visited.at(-1)!)).url, {
      persona: 'registered',
    })
    // The provider ends the session of the person it knew.
    const page = await question.text()
    const [, action = ''] = /action="([^"]+)"/.exec(page) ?? []
    const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(page) ?? []
    const back = await browser.visit(action, { xsrf, logout: 'yes' })
    tab.load()
    expect(await tab.session.completeSignIn(new URL(back.url))).toEqual({
      target: form,
      notice: 'Another person signed in. Nothing was sent.',
    })
    expect(tab.session.confirmedForm.get()).toBeUndefined()
    expect(tab.reported).toEqual(['sub does not match the person signed in'])
    expect([...tab.own.entries.values()].join()).toContain(before!.access_token)
    await tab.session.start()
    expect(tab.session.get()).toEqual({ mode: 'anonymous', reason: 'expired' })
  })

  it('returns to the form when she cancels, signed in as before', async () => {
    const before = tab.session.user()
    await tab.session.signInAgain(form, 'key 1')
    const page = await browser.visit(tab.visited.at(-1)!)
    const back = await browser.visit(page.url, { cancel: 'yes' })
    tab.load()
    const outcome = await tab.session.completeSignIn(new URL(back.url))
    expect(outcome).toEqual({ target: form, notice: 'You did not sign in again. Nothing was sent.' })
    expect(tab.session.confirmedForm.get()).toBeUndefined()
    expect([...tab.own.entries.values()].join()).not.toContain('key 1')
    await tab.session.start()
    expect(tab.session.user()).toEqual(before)
  })

  it('confirms nothing that she sent before and came back from by Back', async () => {
    await tab.session.signInAgain(form, 'key 1')
    tab.load()
    await tab.session.start()
    await tab.session.signInAgain('/myaccount/bank-details')
    const back = await comeBack(tab, browser, 'client')
    tab.load()
    expect(await tab.session.completeSignIn(back)).toEqual({ target: '/myaccount/bank-details' })
    expect(tab.session.confirmedForm.get()).toBeUndefined()
  })

  it.each([
    ['says nothing about when', { omitClaims: ['auth_time'] }, 'is missing'],
    [
      'says that was an hour ago',
      { idTokenClaims: { auth_time: Math.floor(Date.now() / 1000) - 3600 } },
      'is not that of a fresh sign-in',
    ],
  ])('is not believed by an ID token that %s', async (_what, rules, told) => {
    const before = tab.session.user()
    await control(sandbox, 'PUT', 'tokens', rules)
    expect(await signInAgainAs('client')).toEqual({
      target: form,
      notice: expect.stringMatching(
        /^We could not confirm that it is you, because of a fault on our side\. Nothing was sent\. Call us and quote [0-9A-F]{8}\.$/,
      ) as string,
    })
    expect(tab.reported).toEqual([`ID Token is not valid: auth_time ${told}`])
    expect(tab.session.user()).toEqual(before)
  })

  it.each([
    ['at once', 0],
    ['two minutes later', 120],
  ])(
    'is not asked once more where the API still sees no fresh sign-in %s: the fault is ours',
    async (_when, seconds) => {
      await signInAgainAs('client')
      tab.clock.wall += seconds * 1000
      expect(await tab.session.signInAgain(form, 'key 1')).toEqual({
        failed: expect.stringMatching(
          /^We could not confirm that it is you, because of a fault on our side\. Nothing was sent\. Call us and quote [0-9A-F]{8}\.$/,
        ) as string,
      })
      expect(tab.reported).toEqual([
        'The API takes no sign-in as fresh, though the provider has just confirmed one: access tokens need auth_time (RFC 9068), or the API asks by introspection',
      ])
      expect(tab.session.get()).toMatchObject({ mode: 'normal', ready: true })
    },
  )

  it('is asked again three minutes after a fresh sign-in, and after any other sign-in', async () => {
    expect(await tab.session.signInAgain(form, 'key 1')).toBe('redirecting')
    tab.load()
    await signInAgainAs('client')
    tab.clock.wall += 180_000
    expect(await tab.session.signInAgain(form, 'key 1')).toBe('redirecting')
  })

  it('stays on the page when the provider cannot be reached', async () => {
    tab.load()
    await tab.session.start()
    await control(sandbox, 'PUT', 'faults', [{ path: '/idp/.well-known/openid-configuration', status: 500 }])
    expect(await tab.session.signInAgain(form, 'key 1')).toEqual({
      failed: 'We could not reach the sign-in service, so nothing was sent. Please try again.',
    })
    expect([...tab.own.entries.values()].join()).not.toContain('key 1')
    expect(tab.session.get()).toMatchObject({ mode: 'normal', ready: true })
  })

  it('cannot use the same answer twice', async () => {
    await tab.session.signInAgain(form, 'key 1')
    const back = await comeBack(tab, browser, 'client')
    tab.load()
    await tab.session.completeSignIn(back)
    tab.load()
    expect(await tab.session.completeSignIn(back)).toHaveProperty('failed')
    await tab.session.start()
    expect(tab.session.get()).toMatchObject({ mode: 'normal' })
  })
})
