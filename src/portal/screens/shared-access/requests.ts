// What can be done with a request, and the words for it. Pure.
import { isRefusal } from 'portal-engine/http/client.ts'
import type { ErrorMessages } from 'portal-engine/http/contract.ts'
import { errorMessage } from 'portal-engine/http/error-message.ts'
import type { SharedRequest } from '#api/people/shared-access.ts'
import { updateRequestStatus } from '#api/people/sharing.ts'
import {
  isExpired,
  nextStatuses,
  type RequestSide,
  type RequestStatus,
} from '#domain/access/request-status.ts'
import { ownValue } from 'portal-engine/base/record.ts'

export type Change = 'accept' | 'decline' | 'remove' | 'cancel' | 'revoke' | 'resend'

interface ChangeWords {
  label: string
  /** Reads on from the label for people who hear it alone. */
  about: string
  /** Asked before it is done; harmless changes need no confirmation. */
  confirm?: { title: string; text: string; keep: string }
  /** The toast of the specification; none if the line on the page says it all. */
  success?: string
  /** Stays on the page. */
  outcome: string
}

/** What may this side do with the request now? */
export function changesOf(request: SharedRequest, side: RequestSide, today: string): Change[] {
  const isLate = isExpired(request, today)
  const changes = nextStatuses(request.requestStatus, side)
    .filter((status) => !(isLate && status === 'Accepted'))
    .map((status) => changeTo(status, request.requestStatus))
  return side === 'inviter' && canBeResent(request) ? ['resend', ...changes] : changes
}

/** An invitation goes to the number it went to before. */
const canBeResent = ({ requestStatus, receiverPhoneNumber }: SharedRequest): boolean =>
  requestStatus === 'Pending' && typeof receiverPhoneNumber === 'string'

function changeTo(status: RequestStatus, from: string): Change {
  if (status === 'Accepted') return 'accept'
  if (status === 'Cancelled') return 'cancel'
  if (status === 'Revoked') return 'revoke'
  return from === 'Pending' ? 'decline' : 'remove'
}

export const statusOf: Record<Change, RequestStatus> = {
  accept: 'Accepted',
  decline: 'Removed',
  remove: 'Removed',
  cancel: 'Cancelled',
  revoke: 'Revoked',
  // The open invitation makes way for the new one.
  resend: 'Cancelled',
}

/** The texts that R-ERR fixes are word for word. */
export function wordsFor(change: Change, request: SharedRequest): ChangeWords {
  const grantor = request.grantorName
  const receiver = receiverOf(request)
  switch (change) {
    case 'accept':
      return {
        label: 'Accept',
        about: `the invitation from ${grantor}`,
        success: 'Shared request has been accepted',
        outcome: `You can now view the account of ${grantor}.`,
      }
    case 'decline':
      return {
        label: 'Decline',
        about: `the invitation from ${grantor}`,
        confirm: {
          title: `Decline the invitation from ${grantor}?`,
          text: `You won’t see their accounts. ${grantor} can invite you again.`,
          keep: 'Keep the invitation',
        },
        success: 'Shared request has been declined',
        outcome: `You declined the invitation from ${grantor}.`,
      }
    case 'remove':
      return {
        label: 'Remove',
        about: `your access to the account of ${grantor}`,
        confirm: {
          title: `Remove your access to the account of ${grantor}?`,
          text: `You will no longer see their accounts and documents. To see them again you need a new invitation from ${grantor}.`,
          keep: 'Keep my access',
        },
        success: 'Shared request has been removed',
        outcome: `You no longer have access to the account of ${grantor}.`,
      }
    case 'cancel':
      return {
        label: 'Cancel invitation',
        about: `to ${receiver}`,
        confirm: {
          title: `Cancel your invitation to ${receiver}?`,
          text: 'They won’t be able to accept it. You can invite them again.',
          keep: 'Keep the invitation',
        },
        success: `${receiver} has been removed`,
        outcome: `Your invitation to ${receiver} is cancelled.`,
      }
    case 'resend':
      return {
        label: 'Send again',
        about: `to ${receiver}`,
        outcome: `We have sent ${receiver} a new invitation. The earlier one is cancelled.`,
      }
    case 'revoke':
      return {
        label: 'Stop sharing',
        about: `with ${receiver}`,
        confirm: {
          title: `Stop sharing with ${receiver}?`,
          text: 'From now on they can’t see your accounts and documents. You can invite them again.',
          keep: 'Keep sharing',
        },
        success: 'Shared request has been revoked',
        outcome: `${receiver} can no longer see your accounts.`,
      }
  }
}

/** The receiver's name; the email address until it is known. */
export const receiverOf = ({ receiverName, receiverEmail }: SharedRequest): string =>
  receiverName.trim() === '' ? receiverEmail : receiverName

const HAS_CHANGED = 'The request has just changed. What you see here is now up to date.'

const messages: ErrorMessages<typeof updateRequestStatus, [SharedRequest]> = {
  'invitation-expired': (_, { grantorName }) =>
    `This invitation has expired. Ask ${grantorName} to send you another.`,
  'no-such-request': HAS_CHANGED,
  'other-grantor': HAS_CHANGED,
  'wrong-status': HAS_CHANGED,
}

/** What helps after "Update Request Status Failed"? */
export const helpAfterFailure = (error: unknown, request: SharedRequest): string =>
  errorMessage(updateRequestStatus, messages, error, request) ??
  (isRefusal(error)
    ? 'Nothing has changed. Please try again in a moment.'
    : 'We don’t know whether this arrived. See where it stands before you try again.')

const order: Record<string, number> = { Pending: 0, Accepted: 1 }
const placeOf = ({ requestStatus }: SharedRequest) => ownValue(order, requestStatus) ?? 2

/** Is there still something to answer or to end? */
export const isCurrent = ({ requestStatus }: SharedRequest): boolean =>
  requestStatus === 'Pending' || requestStatus === 'Accepted'

/** What waits for an answer first, then what is active, then what is over, latest first. */
export function inOrder(requests: readonly SharedRequest[]): SharedRequest[] {
  return requests.toSorted(
    (a, b) => placeOf(a) - placeOf(b) || (b.updatedOn > a.updatedOn ? 1 : b.updatedOn < a.updatedOn ? -1 : 0),
  )
}

const meanings: Record<RequestStatus, Record<RequestSide, string>> = {
  Pending: { inviter: 'Waiting for their answer', viewer: 'Waiting for your answer' },
  Accepted: { inviter: 'They can see your accounts', viewer: 'You can see their accounts' },
  Cancelled: { inviter: 'You took the invitation back', viewer: 'They took the invitation back' },
  Revoked: { inviter: 'You stopped sharing', viewer: 'They stopped sharing' },
  Removed: { inviter: 'They declined, or ended it', viewer: 'You declined, or ended it' },
}

/** What a status means for this side, in words. */
export const meaningOf = (status: string, side: RequestSide): string =>
  ownValue(meanings, status)?.[side] ?? ''
