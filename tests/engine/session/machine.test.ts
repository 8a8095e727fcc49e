import { describe, expect, it } from 'vitest'
import { clientId } from '#http/ids.ts'
import { initialState, nextState, type SessionEvent } from '#session/machine.ts'
import { namesOf, type SessionState } from '#session/types.ts'
import { access, grace, margaret, rose, roseHerself } from './grace-lin.ts'

const actingForRose = { kind: 'client', owner: rose } as const
const viewingMargaret = { kind: 'grantor', owner: margaret } as const

function after(...events: SessionEvent[]): SessionState {
  return events.reduce(nextState, initialState)
}
const chosen = (
  switchedTo: typeof actingForRose | typeof viewingMargaret | undefined,
  hasSeenModal = false,
) => ({ type: 'mode-chosen', loggedIn: grace, access, switchedTo, hasSeenModal }) as const

describe('a session', () => {
  it('is starting, then anonymous when nobody is found [R-SESS-01]', () => {
    expect(initialState).toEqual({ mode: 'starting' })
    expect(after({ type: 'nobody-found' })).toEqual({ mode: 'anonymous' })
  })

  it('is normal when no switched grant is stored: the active user is the logged-in one [R-SESS-02] [R-ENT-09]', () => {
    expect(after(chosen(undefined))).toEqual({
      mode: 'normal',
      loggedIn: grace,
      active: grace,
      access,
      modal: { showGrantedAccessModal: false, hasSeenGrantedAccessModal: false },
      ready: false,
    })
  })

  it('is delegated when a switched client grant is stored [R-SESS-03]', () => {
    expect(after(chosen(actingForRose))).toMatchObject({
      mode: 'delegated',
      clientActedFor: rose,
      loggedIn: grace,
    })
  })

  it('is shared when a switched shared grant is stored [R-SESS-04]', () => {
    expect(after(chosen(viewingMargaret))).toMatchObject({
      mode: 'shared',
      grantor: margaret,
      loggedIn: grace,
    })
  })

  it('is ready once the active user is loaded [R-SESS-07] [R-SESS-12]', () => {
    const ready = after(chosen(actingForRose), { type: 'active-user-loaded', active: roseHerself })
    expect(ready).toMatchObject({ mode: 'delegated', ready: true, active: roseHerself, loggedIn: grace })
    expect(nextState(ready, { type: 'grant-switched', switchedTo: viewingMargaret })).toMatchObject({
      mode: 'shared',
      ready: false,
      active: { userName: 'Margaret Hale' },
    })
  })

  it('names no client after the return to the own account [R-ACC-17]', () => {
    const own = after(chosen(actingForRose), { type: 'grant-switched', switchedTo: undefined })
    expect(own).not.toHaveProperty('clientActedFor')
    expect(own).toMatchObject({ mode: 'normal', active: grace })
  })

  it('turns granted-access mode on for another’s account, until the dialog was seen [R-ACC-08] [R-ACC-14] [R-ENT-11]', () => {
    const opened = after(chosen(actingForRose))
    expect(opened).toMatchObject({
      modal: { showGrantedAccessModal: true, hasSeenGrantedAccessModal: false },
    })
    const seen = nextState(opened, { type: 'granted-access-modal-seen' })
    expect(seen).toMatchObject({ modal: { showGrantedAccessModal: false, hasSeenGrantedAccessModal: true } })
    expect(nextState(seen, { type: 'grant-switched', switchedTo: viewingMargaret })).toMatchObject({
      mode: 'shared',
      modal: { showGrantedAccessModal: false, hasSeenGrantedAccessModal: true },
    })
    expect(after(chosen(actingForRose, true))).toMatchObject({ modal: { showGrantedAccessModal: false } })
  })

  it('does not open the dialog on the own account [R-ACC-08]', () => {
    const back = after(chosen(actingForRose), { type: 'grant-switched', switchedTo: undefined })
    expect(back).toMatchObject({ modal: { showGrantedAccessModal: false, hasSeenGrantedAccessModal: false } })
  })

  it('keeps only the reason after a sign-out', () => {
    expect(after(chosen(actingForRose), { type: 'signed-out', reason: 'inactivity' })).toEqual({
      mode: 'anonymous',
      reason: 'inactivity',
    })
  })

  it('knows the names of its people, also of those who only invite', () => {
    const nora = { id: clientId.parse('C-8'), name: 'Nora Ford' }
    const invited = { ...access, invitations: [nora] }
    const names = namesOf(after({ ...chosen(actingForRose), access: invited }))
    expect(new Set(names)).toEqual(new Set(['Grace Lin', 'Rose Lin', 'Margaret Hale', 'Nora Ford']))
    expect(namesOf(after({ type: 'nobody-found' }))).toEqual([])
  })

  it('stays signed out when a late event arrives', () => {
    const out = after(chosen(actingForRose), { type: 'signed-out', reason: 'own-choice' })
    for (const late of [
      { type: 'active-user-loaded', active: grace },
      { type: 'grant-switched', switchedTo: actingForRose },
      { type: 'grants-refreshed', access },
      { type: 'granted-access-modal-seen' },
    ] as const) {
      expect(nextState(out, late)).toBe(out)
    }
  })

  it('says that it could not be loaded, and starts again on retry', () => {
    const failed = after({ type: 'loading-failed', message: 'Please try again.' })
    expect(failed).toEqual({ mode: 'failed', message: 'Please try again.' })
    expect(nextState(failed, { type: 'session-started' })).toEqual({ mode: 'starting' })
  })
})
