import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { detectOs } from '#shell/state/os.ts'
import { isInShare } from '#shell/state/flag-share.ts'
import { factsOf, viewOf, type FactSources } from '#shell/state/facts.ts'
import type { SessionState, SignedIn } from '#session/types.ts'
import { manifest as shipped } from '../../runtime/shipped-manifest.ts'

const { facts: declared } = shipped
const manifest = {
  facts: declared,
  flags: {
    'shared-access': { default: false, follows: 'logged-in-user' },
    'fido-authentication': { default: false, public: true, follows: 'logged-in-user' },
    'expression-of-wish': { default: false, follows: 'active-user' },
    'disclosure-document': { default: false, public: true, follows: 'active-user' },
  },
} as const

const amelia = {
  userId: 'U-1',
  userName: 'Amelia Hart',
  facts: { member: 'client', 'has-children': 'false' },
}
const signedIn = {
  mode: 'normal',
  loggedIn: amelia,
  active: amelia,
  access: {
    type: 'NoAccess',
    clients: [],
    grantors: [],
    invitations: [],
    isReminderDue: false,
    ownFlags: { 'shared-access': true, 'fido-authentication': false },
  },
  modal: { showGrantedAccessModal: false, hasSeenGrantedAccessModal: false },
  ready: true,
} as unknown as SignedIn

const sourcesOf = (session: SessionState, more: Partial<FactSources> = {}): FactSources => ({
  session,
  flags: { state: 'loading' },
  publicFlags: { 'disclosure-document': true },
  switchedOff: [],
  platform: 'web',
  os: 'other',
  layout: { 'account-stage': 'none', 'payment-accounts': 'none' },
  claims: {},
  width: 1280,
  ...more,
})

describe('A visitor', () => {
  const facts = factsOf(sourcesOf({ mode: 'anonymous' }), manifest)

  it('is anonymous, without membership or grants [R-SESS-01]', () => {
    expect(facts).toMatchObject({
      session: 'anonymous',
      member: 'none',
      'own-member': 'none',
      grants: 'no-access',
      'just-signed-out': 'false',
    })
  })

  it('has the public flags, and the declared defaults of the others', () => {
    expect(facts).toMatchObject({
      'flag.disclosure-document': 'true',
      'flag.fido-authentication': 'false',
      'flag.expression-of-wish': 'false',
    })
  })

  it('has the fact just-signed-out right after signing out', () => {
    expect(factsOf(sourcesOf({ mode: 'anonymous', reason: 'inactivity' }), manifest)['just-signed-out']).toBe(
      'true',
    )
  })
})

describe('A client', () => {
  it('has all other facts while the flags are loading, and the two flags that come with the user', () => {
    const facts = factsOf(sourcesOf(signedIn), manifest)
    expect(facts['flag.expression-of-wish']).toBeUndefined()
    expect(facts).toMatchObject({ session: 'normal', member: 'client', 'flag.shared-access': 'true' })
  })

  it('has the logged-in user’s flags where config says so, whichever account is shown', () => {
    const flags = { state: 'ready', flags: { pilot: false } } as const
    const own = {
      ...signedIn,
      access: { ...signedIn.access, ownFlags: { 'shared-access': true, pilot: true } },
    } as SignedIn
    const pilot = (follows: 'logged-in-user' | 'active-user') =>
      factsOf(sourcesOf(own, { flags }), { facts: declared, flags: { pilot: { default: false, follows } } })[
        'flag.pilot'
      ]
    expect(pilot('logged-in-user')).toBe('true')
    expect(pilot('active-user')).toBe('false')
  })

  it('has the declared defaults when the flags could not be loaded', () => {
    expect(factsOf(sourcesOf(signedIn, { flags: { state: 'failed' } }), manifest)).toMatchObject({
      'flag.expression-of-wish': 'false',
      'flag.disclosure-document': 'false',
    })
  })

  it('has the flags once they are loaded', () => {
    const flags = { state: 'ready', flags: { 'expression-of-wish': true } } as const
    expect(factsOf(sourcesOf(signedIn, { flags }), manifest)['flag.expression-of-wish']).toBe('true')
  })
})

describe('A flag with dates', () => {
  const pilot = {
    default: false,
    follows: 'active-user',
    onFrom: '2027-04-05T23:00:00.000Z',
    offFrom: '2027-06-30T23:00:00.000Z',
  } as const
  const isOn = (state: FactSources['flags']) =>
    factsOf(sourcesOf(signedIn, { flags: state }), { facts: declared, flags: { pilot } })['flag.pilot']
  afterEach(() => vi.useRealTimers())

  it.each([
    ['2027-04-05T22:59:59.999Z', 'false'],
    ['2027-04-05T23:00:00.000Z', 'true'],
    ['2027-06-30T22:59:59.999Z', 'true'],
    ['2027-06-30T23:00:00.000Z', 'false'],
  ])('is what the dates say when the API turns it on; at %s: %s', (now, expected) => {
    vi.useFakeTimers({ now: new Date(now) })
    expect(isOn({ state: 'ready', flags: { pilot: true } })).toBe(expected)
  })

  it('is the API’s inside its dates, and off outside of them before the API has answered', () => {
    vi.useFakeTimers({ now: new Date('2027-05-01') })
    expect(isOn({ state: 'ready', flags: { pilot: false } })).toBe('false')
    expect(isOn({ state: 'loading' })).toBeUndefined()
    vi.setSystemTime(new Date('2027-08-01'))
    expect(isOn({ state: 'loading' })).toBe('false')
  })
})

describe('A flag with a share', () => {
  const everybody = Array.from({ length: 20_000 }, (_, i) => `C-${100_000 + i}`)

  it('has as many per cent of people as it says, others for another flag, and keeps them when it grows', () => {
    const share = (per: number, flag = 'pilot') => everybody.filter((id) => isInShare(per, flag, id))
    expect(share(10).length / everybody.length).toBeCloseTo(0.1, 2)
    const both = new Set(share(10)).intersection(new Set(share(10, 'other')))
    expect(both.size / everybody.length).toBeCloseTo(0.01, 2)
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 98 }),
        fc.integer({ min: 1, max: 99 }),
        fc.string(),
        (per, more, id) => !isInShare(per, 'pilot', id) || isInShare(Math.max(per, more), 'pilot', id),
      ),
    )
  })

  const pilot = { default: false, public: true, follows: 'active-user', share: 10 } as const
  const within = everybody.find((id) => isInShare(10, 'pilot', id))!
  const beyond = everybody.find((id) => !isInShare(99, 'pilot', id))!
  const isOn = (
    userId: string,
    answers: Record<string, boolean>,
    {
      follows = 'active-user',
      default: orElse = false,
    }: Partial<{ follows: 'active-user' | 'logged-in-user'; default: boolean }> = {},
  ) => {
    const session = {
      ...signedIn,
      active: { ...amelia, userId },
      access: { ...signedIn.access, ownFlags: answers },
    }
    const flag = { ...pilot, follows, default: orElse }
    const sources = sourcesOf(session, { flags: { state: 'ready', flags: answers } })
    return factsOf(sources, { facts: declared, flags: { pilot: flag } })['flag.pilot']
  }

  it('narrows what the API turns on, and turns nothing on', () => {
    expect([isOn(within, { pilot: true }), isOn(beyond, { pilot: true })]).toEqual(['true', 'false'])
    expect([isOn(within, { pilot: false }), isOn(within, {})]).toEqual(['false', 'false'])
  })

  it('narrows a default that is on, where the API says nothing', () => {
    expect([isOn(within, {}, { default: true }), isOn(beyond, {}, { default: true })]).toEqual([
      'true',
      'false',
    ])
  })

  it('counts the person whose flag it is', () => {
    const own = { follows: 'logged-in-user' } as const
    expect(isOn(within, { pilot: true }, own)).toBe(String(isInShare(10, 'pilot', amelia.userId)))
    expect(isOn(beyond, { pilot: true }, own)).toBe(isOn(within, { pilot: true }, own))
  })

  it('is off for visitors, whatever is published', () => {
    const sources = sourcesOf({ mode: 'anonymous' }, { publicFlags: { pilot: true } })
    expect(factsOf(sources, { facts: declared, flags: { pilot } })['flag.pilot']).toBe('false')
  })
})

describe('Somebody invited to view an account', () => {
  const invitedBy = (names: string[], isReminderDue: boolean) => {
    const invitations = names.map((name) => ({ id: name, name }))
    const access = { ...signedIn.access, invitations, isReminderDue }
    return factsOf(sourcesOf({ ...signedIn, access } as unknown as SignedIn), manifest).invitation
  }

  it('has an open invitation, and a reminder when they asked for one and it is due [R-SHARE-11, R-KEY-03]', () => {
    expect(invitedBy(['Nora Ford'], false)).toBe('open')
    expect(invitedBy(['Nora Ford'], true)).toBe('reminder-due')
    expect(invitedBy([], true)).toBe('none')
  })
})

describe('A delegate who is switching', () => {
  const clientActedFor = { id: 'C-1', name: 'Rose Lin' }

  it('has an unknown member until the active user has been loaded', () => {
    const facts = factsOf(
      sourcesOf({ ...signedIn, mode: 'delegated', clientActedFor, ready: false } as SignedIn),
      manifest,
    )
    expect(facts).toMatchObject({ session: 'delegated', 'own-member': 'client' })
    expect(facts.member).toBeUndefined()
  })
})

describe('Somebody who acts for a client', () => {
  const attorneyOf = (session: object) =>
    factsOf(sourcesOf({ ...signedIn, ...session } as unknown as SignedIn), manifest)['attorney']

  it('is an attorney where the grant says so, also before the active user has been loaded', () => {
    const clientActedFor = { id: 'C-1', name: 'Rose Lin', facts: { attorney: 'true' } }
    expect(attorneyOf({ mode: 'delegated', clientActedFor, ready: false })).toBe('true')
  })

  it('is none where the grant says nothing, and on their own account', () => {
    const clientActedFor = { id: 'C-1', name: 'Rose Lin' }
    expect(attorneyOf({ mode: 'delegated', clientActedFor })).toBe('false')
    expect(attorneyOf({ mode: 'normal' })).toBe('false')
  })
})

describe('While the session is starting', () => {
  it('nothing about the person is known', () => {
    const facts = factsOf(sourcesOf({ mode: 'starting' }), manifest)
    expect(facts).toEqual({
      platform: 'web',
      os: 'other',
      view: 'desktop',
      'account-stage': 'none',
      'payment-accounts': 'none',
      'flag.shared-access': undefined,
      'flag.fido-authentication': undefined,
      'flag.expression-of-wish': undefined,
      'flag.disclosure-document': undefined,
    })
  })
})

describe('The screen view', () => {
  it.each([
    [767, 'mobile'],
    [768, 'tablet'],
    [1199, 'tablet'],
    [1200, 'desktop'],
  ] as const)('is, at %i px, %s [R-CONST-24..26, R-ENT-23]', (width, view) => {
    expect(viewOf(width)).toBe(view)
  })
})

describe('The operating system', () => {
  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X)', 5, 'ios'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5, 'ios'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0, 'other'],
    ['Mozilla/5.0 (Linux; Android 16; Pixel 10)', 5, 'android'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 0, 'other'],
  ] as const)('is found for %s with %i touch points: %s', (userAgent, maxTouchPoints, os) => {
    expect(detectOs({ userAgent, maxTouchPoints })).toBe(os)
  })
})
