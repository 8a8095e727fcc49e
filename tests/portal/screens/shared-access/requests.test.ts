import { describe, expect, it } from 'vitest'
import { ApiError } from '#http/client.ts'
import type { SharedRequest } from '#api/people/shared-access.ts'
import {
  changesOf,
  helpAfterFailure,
  inOrder,
  meaningOf,
  receiverOf,
  wordsFor,
} from '#screens/shared-access/requests.ts'

const request = (parts: Partial<SharedRequest>): SharedRequest => ({
  requestId: 'SR-1',
  grantorId: 'C-1' as SharedRequest['grantorId'],
  grantorName: 'Nora Ford',
  receiverName: 'Omar Lee',
  receiverEmail: 'omar.lee@example.com',
  requestStatus: 'Pending',
  hasExistingRequest: false,
  updatedOn: '2026-11-21',
  expiresOn: null,
  ...parts,
})
const today = '2026-11-21'

describe('what can be done about a request', () => {
  it.each([
    ['Pending', ['accept', 'decline'], ['cancel']],
    ['Accepted', ['remove'], ['revoke']],
    ['Cancelled', [], []],
    ['Revoked', [], []],
    ['Removed', [], []],
    ['A status of next year', [], []],
  ] as const)(
    'that is %s: the viewer may %j, the inviter %j [R-SHARE-01..05]',
    (requestStatus, viewer, inviter) => {
      const asked = request({ requestStatus })
      expect(changesOf(asked, 'viewer', today)).toEqual(viewer)
      expect(changesOf(asked, 'inviter', today)).toEqual(inviter)
    },
  )

  it('is to decline or cancel it, not to accept it, when it has expired', () => {
    const lastDay = request({ expiresOn: '2026-11-21' })
    const late = request({ expiresOn: '2026-11-20' })
    expect(changesOf(lastDay, 'viewer', today)).toEqual(['accept', 'decline'])
    expect(changesOf(late, 'viewer', today)).toEqual(['decline'])
    expect(changesOf(late, 'inviter', today)).toEqual(['cancel'])
  })
})

describe('an invitation that waits for an answer', () => {
  const sent = { receiverPhoneNumber: '+447700900300' }

  it('can be sent again by who sent it, also after it has expired', () => {
    expect(changesOf(request(sent), 'inviter', today)).toEqual(['resend', 'cancel'])
    expect(changesOf(request({ ...sent, expiresOn: '2026-11-20' }), 'inviter', today)).toEqual([
      'resend',
      'cancel',
    ])
    expect(changesOf(request(sent), 'viewer', today)).toEqual(['accept', 'decline'])
    expect(changesOf(request({ ...sent, requestStatus: 'Accepted' }), 'inviter', today)).toEqual(['revoke'])
  })

  it('is told in one sentence that it was sent again', () => {
    expect(wordsFor('resend', request(sent))).toEqual({
      label: 'Send again',
      about: 'to Omar Lee',
      outcome: 'We have sent Omar Lee a new invitation. The earlier one is cancelled.',
    })
  })
})

describe('a status', () => {
  it('is explained in words to each side', () => {
    expect(meaningOf('Pending', 'inviter')).toBe('Waiting for their answer')
    expect(meaningOf('Removed', 'viewer')).toBe('You declined, or ended it')
  })
})

describe('the message after a change', () => {
  it.each([
    ['accept', 'Shared request has been accepted', '[R-ERR-07]'],
    ['decline', 'Shared request has been declined', '[R-ERR-08]'],
    ['remove', 'Shared request has been removed', '[R-ERR-08]'],
    ['revoke', 'Shared request has been revoked', '[R-ERR-08]'],
    ['cancel', 'Omar Lee has been removed', '[R-ERR-06]'],
  ] as const)('%s says "%s" %s', (change, text, _id) => {
    expect(wordsFor(change, request({})).success).toBe(text)
  })

  it('names somebody without a name by their email address [R-ERR-06]', () => {
    const unnamed = request({ receiverName: ' ' })
    expect(receiverOf(unnamed)).toBe('omar.lee@example.com')
    expect(wordsFor('cancel', unnamed).success).toBe('omar.lee@example.com has been removed')
  })

  it('says after a failure what holds now', () => {
    const answered = (status: number, reason: string) =>
      new ApiError('status', '/api/x', 'Refused', status, { message: 'Not so', reason, body: { reason } })
    expect(helpAfterFailure(answered(410, 'invitation-expired'), request({}))).toBe(
      'This invitation has expired. Ask Nora Ford to send you another.',
    )
    expect(helpAfterFailure(answered(409, 'wrong-status'), request({}))).toBe(
      'The request has just changed. What you see here is now up to date.',
    )
    expect(helpAfterFailure(new ApiError('status', '/api/x', 'Forbidden', 403), request({}))).toBe(
      'Nothing has changed. Please try again in a moment.',
    )
    expect(helpAfterFailure(new ApiError('offline', '/api/x', 'No network'), request({}))).toBe(
      'We don’t know whether this arrived. See where it stands before you try again.',
    )
  })
})

describe('a list of requests', () => {
  it('begins with what waits, then what is active, then what is over, latest first', () => {
    const list = [
      request({ requestId: 'a', requestStatus: 'Revoked', updatedOn: '2026-10-01' }),
      request({ requestId: 'b', requestStatus: 'Accepted' }),
      request({ requestId: 'c', requestStatus: 'Cancelled', updatedOn: '2026-11-01' }),
      request({ requestId: 'd', requestStatus: 'Pending' }),
    ]
    expect(inOrder(list).map(({ requestId }) => requestId)).toEqual(['d', 'b', 'c', 'a'])
  })
})
