// Changes of a shared-access request's status, by whom and from what.
import { describe, expect, it } from 'vitest'
import { openSandbox, people } from './support/sandbox.ts'

const mona = 'U-20014'
const change = (
  caller: (typeof people)[keyof typeof people],
  requestId: string,
  grantorId: string,
  status: string,
) =>
  openSandbox().send(caller, 'PUT', '/api/sharedaccess/updatestatus', { status, requestId, grantorId }).status

describe('a shared-access request', () => {
  it.each([
    ['the inviter cancels a pending one', people.mona, 'SR-inviter-1', mona, 'Cancelled', 200],
    ['the inviter revokes an accepted one', people.mona, 'SR-inviter-2', mona, 'Revoked', 200],
    ['the inviter revokes a pending one', people.mona, 'SR-inviter-1', mona, 'Revoked', 409],
    ['the inviter cancels an accepted one', people.mona, 'SR-inviter-2', mona, 'Cancelled', 409],
    ['the inviter accepts for the viewer', people.mona, 'SR-inviter-1', mona, 'Accepted', 409],
    ['the inviter revives a removed one', people.mona, 'SR-inviter-5', mona, 'Pending', 409],
    ['the viewer accepts a pending one', people.liam, 'SR-nora-ford-invitee', 'C-30014', 'Accepted', 200],
    ['the viewer declines a pending one', people.liam, 'SR-nora-ford-invitee', 'C-30014', 'Removed', 200],
    [
      'the viewer removes an accepted one',
      people.isla,
      'SR-margaret-hale-shared-viewer',
      'C-30007',
      'Removed',
      200,
    ],
    ['the viewer cancels', people.liam, 'SR-nora-ford-invitee', 'C-30014', 'Cancelled', 409],
    ['a stranger accepts', people.amelia, 'SR-nora-ford-invitee', 'C-30014', 'Accepted', 404],
    ['the grantor named is another', people.liam, 'SR-nora-ford-invitee', 'C-30003', 'Accepted', 400],
    ['the status is unknown', people.liam, 'SR-nora-ford-invitee', 'C-30014', 'Agreed', 400],
    ['the service fails', people.noor, 'SR-inviter-1', mona, 'Cancelled', 500],
  ])('when %s, answers accordingly', (_, caller, requestId, grantorId, status, answer) => {
    expect(change(caller, requestId, grantorId, status)).toBe(answer)
  })

  it('keeps its new status', () => {
    const { send, get } = openSandbox()
    send(people.mona, 'PUT', '/api/sharedaccess/updatestatus', {
      status: 'Cancelled',
      requestId: 'SR-inviter-1',
      grantorId: mona,
    })
    expect(get(people.mona, '/api/sharedaccess/sharedbyyou').body).toMatchObject({
      requests: [{ requestStatus: 'Cancelled' }, {}, {}, {}, {}],
    })
  })

  it('reaches the person with that email address', () => {
    const { send, get } = openSandbox()
    send(people.mona, 'POST', '/api/sharedaccess/sendrequest', {
      email: 'Amelia.Hart@example.com',
      phoneNumber: '07700900102',
    })
    expect(get(people.amelia, '/api/sharedaccess/sharedwithyou').body).toMatchObject({
      requests: [
        { grantorId: mona, grantorName: 'Mona Diaz', receiverName: 'Amelia Hart', requestStatus: 'Pending' },
      ],
    })
  })

  it.each([
    ['no email address', { email: 'nonsense', phoneNumber: '07700900102' }, 'email: enter an email address'],
    ['no phone number', { email: 'a@example.com', phoneNumber: '12' }, 'phoneNumber: enter a phone number'],
    [
      'the own email address',
      { email: 'mona.diaz@example.com', phoneNumber: '07700900102' },
      'email: enter the email address of someone else',
    ],
  ])('is not sent with %s', (_, body, message) => {
    expect(openSandbox().send(people.mona, 'POST', '/api/sharedaccess/sendrequest', body)).toMatchObject({
      status: 400,
      body: { message },
    })
  })
})
