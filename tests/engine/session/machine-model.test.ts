// Section 4 of the specification as a table, and random histories that no order of events may take out of it.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { initialState, nextState, type SessionEvent } from '#session/machine.ts'
import type { SessionState } from '#session/types.ts'
import { access, grace, margaret, rose, roseHerself } from './grace-lin.ts'

/** Every event, in the words of the table. */
const events = {
  'a session starts': { type: 'session-started' },
  'nobody is found': { type: 'nobody-found' },
  'loading fails': { type: 'loading-failed', message: 'Please try again.' },
  'no grant is stored': {
    type: 'mode-chosen',
    loggedIn: grace,
    access,
    switchedTo: undefined,
    hasSeenModal: false,
  },
  'a client grant is stored': {
    type: 'mode-chosen',
    loggedIn: grace,
    access,
    switchedTo: { kind: 'client', owner: rose },
    hasSeenModal: false,
  },
  'a shared grant is stored': {
    type: 'mode-chosen',
    loggedIn: grace,
    access,
    switchedTo: { kind: 'grantor', owner: margaret },
    hasSeenModal: false,
  },
  'they switch to a client': { type: 'grant-switched', switchedTo: { kind: 'client', owner: rose } },
  'they switch to a shared user': {
    type: 'grant-switched',
    switchedTo: { kind: 'grantor', owner: margaret },
  },
  'they go back': { type: 'grant-switched', switchedTo: undefined },
  'the active user is loaded': { type: 'active-user-loaded', active: roseHerself },
  'the dialog was seen': { type: 'granted-access-modal-seen' },
  'grants are fetched again': { type: 'grants-refreshed', access: { ...access, grantors: [] } },
  'they log out': { type: 'signed-out', reason: 'own-choice' },
  'nothing happened for too long': { type: 'signed-out', reason: 'inactivity' },
} satisfies Record<string, SessionEvent>
type EventName = keyof typeof events
const eventNames = Object.keys(events) as EventName[]

type Mode = SessionState['mode']
const into: Record<Mode, SessionState> = {
  starting: initialState,
  anonymous: nextState(initialState, events['nobody is found']),
  failed: nextState(initialState, events['loading fails']),
  normal: nextState(initialState, events['no grant is stored']),
  delegated: nextState(initialState, events['a client grant is stored']),
  shared: nextState(initialState, events['a shared grant is stored']),
}

const signedIn = ['normal', 'delegated', 'shared'] as const
const notSignedIn = ['starting', 'anonymous', 'failed'] as const
const anywhere = [...notSignedIn, ...signedIn]

/** When this happens … in one of these states … the state is: */
const table: readonly (readonly [EventName, readonly Mode[], Mode | 'the same'])[] = [
  ['a session starts', anywhere, 'starting'],
  ['nobody is found', anywhere, 'anonymous'],
  ['loading fails', anywhere, 'failed'],
  ['no grant is stored', anywhere, 'normal'],
  ['a client grant is stored', anywhere, 'delegated'],
  ['a shared grant is stored', anywhere, 'shared'],
  ['they switch to a client', signedIn, 'delegated'],
  ['they switch to a client', notSignedIn, 'the same'],
  ['they switch to a shared user', signedIn, 'shared'],
  ['they switch to a shared user', notSignedIn, 'the same'],
  ['they go back', signedIn, 'normal'],
  ['they go back', notSignedIn, 'the same'],
  ['the active user is loaded', anywhere, 'the same'],
  ['the dialog was seen', anywhere, 'the same'],
  ['grants are fetched again', anywhere, 'the same'],
  ['they log out', anywhere, 'anonymous'],
  ['nothing happened for too long', anywhere, 'anonymous'],
]

const cases = table.flatMap(([event, from, to]) =>
  from.map((mode) => [mode, event, to === 'the same' ? mode : to] as const),
)

describe('the states of a session', () => {
  it.each(cases)('%s, and %s: %s [R-SESS-01..07]', (from, event, to) => {
    expect(nextState(into[from], events[event]).mode).toBe(to)
  })

  it('are listed for every event in every state', () => {
    const covered = new Set(cases.map(([mode, event]) => `${mode} ${event}`))
    expect(covered.size).toBe(cases.length)
    expect(covered.size).toBe(anywhere.length * eventNames.length)
  })
})

const history = fc.array(fc.constantFrom(...eventNames), { maxLength: 30 })
const end = (names: readonly EventName[]) =>
  names.map((name) => events[name]).reduce<SessionState>(nextState, initialState)

describe('after any history', () => {
  it('the state names people only while somebody is signed in', () => {
    fc.assert(
      fc.property(history, (names) => {
        const state = end(names)
        const isIn = ['normal', 'delegated', 'shared'].includes(state.mode)
        expect(/Grace Lin|Rose Lin|Margaret Hale/.test(JSON.stringify(state))).toBe(isIn)
      }),
    )
  })

  it('the active user is the person of the mode, never an earlier one', () => {
    fc.assert(
      fc.property(history, (names) => {
        const state = end(names.filter((name) => name !== 'the active user is loaded'))
        const shown = {
          normal: 'U-8',
          delegated: 'C-3',
          shared: 'C-7',
          starting: undefined,
          anonymous: undefined,
          failed: undefined,
        }
        expect('active' in state ? state.active.userId : undefined).toBe(shown[state.mode])
        expect('clientActedFor' in state).toBe(state.mode === 'delegated')
        expect('grantor' in state).toBe(state.mode === 'shared')
      }),
    )
  })

  it('the granted-access dialog opens only until it was seen, and never on the own account', () => {
    fc.assert(
      fc.property(history, (names) => {
        const state = end(names)
        if (!('modal' in state)) return
        const { showGrantedAccessModal, hasSeenGrantedAccessModal } = state.modal
        expect(showGrantedAccessModal && hasSeenGrantedAccessModal).toBe(false)
        expect(showGrantedAccessModal && state.mode === 'normal').toBe(false)
      }),
    )
  })

  it('a switched account is not ready before its active user is loaded', () => {
    fc.assert(
      fc.property(history, (names) => {
        const switched = nextState(end(names), events['they switch to a client'])
        expect('ready' in switched && switched.ready).toBe(false)
      }),
    )
  })

  it('a sign-out keeps only the reason', () => {
    fc.assert(
      fc.property(history, (names) => {
        expect(nextState(end(names), events['they log out'])).toEqual({
          mode: 'anonymous',
          reason: 'own-choice',
        })
      }),
    )
  })
})
