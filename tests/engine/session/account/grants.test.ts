import { describe, expect, it } from 'vitest'
import { clientId } from '#http/ids.ts'
import { accessOf, chooseMode } from '#session/account/grants.ts'
import type { GrantRef } from '#base/access/granted-access.ts'

const id = (text: string) => clientId.parse(text)
const delegate = (fromClientId: string, fromClientName: string, isActive = true) => ({
  isActive,
  fromClientId: id(fromClientId),
  fromClientName,
  toClientName: 'Kira Bell',
  clientId: 'G-1',
})
const share = (grantorId: string, grantorName: string) => ({ grantorId: id(grantorId), grantorName })
const noInvitation = { invitations: [], isReminderDue: false }
const on = { 'shared-access': true, 'fido-authentication': false }
const storedClient: GrantRef = { kind: 'client', id: 'C-1' }
const storedGrantor: GrantRef = { kind: 'grantor', id: 'C-9' }

describe('granted access', () => {
  it.each([
    ['DelegatedAccess', [delegate('C-1', 'Anna Bell')], [], '[R-ACC-01]'],
    ['SharedAccess', [], [share('C-9', 'Bella Stone')], '[R-ACC-02]'],
    ['MultipleAccess', [delegate('C-1', 'Anna Bell')], [share('C-9', 'Bella Stone')], '[R-ACC-03]'],
    ['NoAccess', [], [], '[R-ACC-04]'],
    ['NoAccess', [delegate('C-1', 'Anna Bell', false)], [], '[R-ACC-07]'],
  ])('is %s by the grants %j and %j %s', (type, delegateGrants, shares, _id) => {
    expect(accessOf({ flags: on, delegateGrants, shares, ...noInvitation }, undefined).type).toBe(type)
  })

  it('is none while the feature is off, whatever grants there are [R-ACC-05]', () => {
    const flags = { 'shared-access': false, 'fido-authentication': true }
    const fetched = {
      flags,
      delegateGrants: [delegate('C-1', 'Anna Bell')],
      shares: [share('C-9', 'Bella Stone')],
      invitations: [share('C-8', 'Nora Ford')],
      isReminderDue: false,
    }
    expect(accessOf(fetched, storedClient)).toEqual({
      type: 'NoAccess',
      clients: [],
      grantors: [],
      invitations: [],
      isReminderDue: false,
      ownFlags: { 'shared-access': false, 'fido-authentication': true },
    })
  })

  it('is turned off when a client grant is stored and no list of grants exists [R-ACC-06]', () => {
    const fetched = {
      flags: on,
      delegateGrants: undefined,
      shares: [share('C-9', 'Bella Stone')],
      ...noInvitation,
    }
    expect(accessOf(fetched, storedClient)).toMatchObject({ type: 'NoAccess', grantors: [] })
    expect(accessOf(fetched, undefined)).toMatchObject({ type: 'SharedAccess' })
  })

  it('lists open invitations by name', () => {
    const invitations = [share('C-8', 'Nora Ford'), share('C-7', 'Adam Ford')]
    const access = accessOf(
      { flags: on, delegateGrants: [], shares: [], invitations, isReminderDue: true },
      undefined,
    )
    expect(access).toMatchObject({
      type: 'NoAccess',
      invitations: [
        { id: 'C-7', name: 'Adam Ford' },
        { id: 'C-8', name: 'Nora Ford' },
      ],
      isReminderDue: true,
    })
  })

  it('lists people by name, ignoring case', () => {
    const delegateGrants = [
      delegate('C-2', 'victor Bell'),
      delegate('C-3', 'Oscar Bell'),
      delegate('C-1', 'Anna Bell'),
    ]
    const { clients } = accessOf({ flags: on, delegateGrants, shares: [], ...noInvitation }, undefined)
    expect(clients.map(({ name }) => name)).toEqual(['Anna Bell', 'Oscar Bell', 'victor Bell'])
  })
})

describe('the session mode', () => {
  const access = accessOf(
    {
      flags: on,
      delegateGrants: [delegate('C-1', 'Anna Bell')],
      shares: [share('C-9', 'Bella Stone')],
      ...noInvitation,
    },
    undefined,
  )
  const question = {
    access,
    stored: undefined,
    areSharesFetched: true,
    loggedInUserId: 'U-12',
    pendingUserId: undefined,
  }

  it('follows the stored grant that a fetched grant confirms [R-SESS-05]', () => {
    expect(chooseMode({ ...question, stored: storedClient })).toEqual({
      switchedTo: { kind: 'client', owner: { id: 'C-1', name: 'Anna Bell' } },
      stored: 'keep',
    })
    expect(chooseMode({ ...question, stored: storedGrantor })).toMatchObject({
      switchedTo: { kind: 'grantor' },
    })
  })

  it('is one’s own when the stored grant is of the other kind [R-SESS-11]', () => {
    expect(chooseMode({ ...question, stored: { kind: 'grantor', id: 'C-1' } })).toEqual({
      switchedTo: undefined,
      stored: 'drop',
    })
  })

  it('keeps a stored grantor when the list could not be loaded', () => {
    const noShares = accessOf(
      { flags: on, delegateGrants: [], shares: undefined, ...noInvitation },
      storedGrantor,
    )
    const unfetched = { ...question, access: noShares, areSharesFetched: false, stored: storedGrantor }
    expect(chooseMode(unfetched)).toEqual({ switchedTo: undefined, stored: 'keep' })
  })

  it('drops a stored client when the list could not be loaded [R-ACC-06]', () => {
    const off = accessOf({ flags: on, delegateGrants: undefined, shares: [], ...noInvitation }, storedClient)
    expect(chooseMode({ ...question, access: off, stored: storedClient })).toEqual({
      switchedTo: undefined,
      stored: 'drop',
    })
  })

  it('follows ?userId= before the stored grant [R-SWITCH-01]', () => {
    expect(chooseMode({ ...question, stored: storedClient, pendingUserId: 'C-9' })).toMatchObject({
      switchedTo: { kind: 'grantor' },
      stored: { kind: 'grantor', id: 'C-9' },
    })
  })
})
