// Where a sign-in leads after a session that ended without the person's wish.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { SignedOutReason } from '#session/browser/stored-values.ts'
import type { OpenForm } from '#base/browser/open-forms.ts'
import type { Sandbox } from '#sandbox/server.ts'
import { openSandbox, TestBrowser } from '../../../sandbox/sandbox-client.ts'
import { portal, TestProfile, type TestTab } from '../page.ts'
import { peopleApi } from '../people-api.ts'
import { comeBack, signInAs } from '../signing-in.ts'

const FORM = '/myaccount/payments?account=A-1&for=U-20002&step=check'
let sandbox: Sandbox & AsyncDisposable
let tab: TestTab
let saves = 0
let kept: ReturnType<OpenForm['kept']>

beforeEach(async () => {
  saves = 0
  kept = undefined
  sandbox = await openSandbox(peopleApi().open)
  const openForms: OpenForm = { save: () => void saves++, kept: () => kept }
  tab = new TestProfile(sandbox.url).openTab({ openForms })
})
afterEach(() => sandbox[Symbol.asyncDispose]())

/** The client's session ends on the page of the form; then this person signs in from the start page. */
async function endAndSignIn(reason: SignedOutReason, persona: string, before = () => {}) {
  await signInAs(tab, sandbox, 'client')
  tab.address = new URL(FORM, portal)
  await tab.session.logOut(reason)
  return signInFromStart(persona, before)
}

async function signInFromStart(persona: string, before = () => {}) {
  tab.load()
  before()
  await tab.session.start()
  await tab.session.signIn('/dashboard')
  const back = await comeBack(tab, new TestBrowser(sandbox), persona)
  tab.load()
  return tab.session.completeSignIn(back)
}

describe('the next sign-in from the start page', () => {
  it.each<SignedOutReason>(['inactivity', 'expired', 'unreachable'])(
    'leads the same person back to their form after %s, once',
    async (reason) => {
      expect(await endAndSignIn(reason, 'client')).toEqual({ target: FORM })
      expect(tab.own.getItem('portal.return-place')).toBeNull()
    },
  )

  it('leads them back there, too, after they logged out in another tab, with what they typed saved', async () => {
    await signInAs(tab, sandbox, 'client')
    kept = 'saved'
    const other = tab.profile.openTab()
    await signInAs(other, sandbox, 'client')
    tab.address = new URL(FORM, portal)
    await other.session.logOut('own-choice')
    expect(tab.session.get()).toEqual({ mode: 'anonymous', reason: 'other-tab', typed: 'kept' })
    expect(saves).toBe(1)
    expect(await signInFromStart('client')).toEqual({ target: FORM })
  })

  it('leads nobody else there', async () => {
    expect(await endAndSignIn('inactivity', 'client-with-children')).toEqual({ target: '/dashboard' })
    expect(tab.own.getItem('portal.return-place')).toBeNull()
  })

  it('leads home after a log-out of their own', async () => {
    expect(await endAndSignIn('own-choice', 'client')).toEqual({ target: '/dashboard' })
  })

  it.each(['//evil.example/x', 'https://evil.example/', '/\\evil.example'])(
    'never leads to another site, such as %s',
    async (target) => {
      const damage = () => {
        const { person } = JSON.parse(tab.own.getItem('portal.return-place')!) as { person: string }
        tab.own.setItem('portal.return-place', JSON.stringify({ person, target }))
      }
      expect(await endAndSignIn('inactivity', 'client', damage)).toEqual({ target: '/dashboard' })
    },
  )
})

describe('what is typed when a session ends', () => {
  it.each<[SignedOutReason, ReturnType<OpenForm['kept']>, 'kept' | 'unsaved' | undefined]>([
    ['inactivity', 'saved', 'kept'],
    ['inactivity', 'unsaved', 'unsaved'],
    ['inactivity', undefined, undefined],
    ['expired', 'saved', 'kept'],
    ['expired', 'saving', 'unsaved'],
    ['own-choice', 'saved', undefined],
    ['own-choice', 'unsaved', 'unsaved'],
  ])('after %s, with a form that is %s, is said to be %s', async (reason, state, said) => {
    kept = state
    await signInAs(tab, sandbox, 'client')
    await tab.session.logOut(reason)
    const expected = { mode: 'anonymous', reason, ...(said && { typed: said }) }
    expect(tab.session.get()).toEqual(expected)
    expect(saves).toBe(reason === 'expired' ? 0 : 1)
    tab.load()
    await tab.session.start()
    expect(tab.session.get()).toEqual(expected)
  })
})
