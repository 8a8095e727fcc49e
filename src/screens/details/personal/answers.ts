// What is typed in the form of a section, and what is said when it cannot be saved. Pure.
import { ApiError } from '#api/http/client.ts'
import type { ErrorMessages } from '#api/http/contract.ts'
import { errorMessage, reasonOf } from '#api/http/error-message.ts'
import type { requestIdentityChange, saveSection } from '#api/people/personal-detail-changes.ts'
import type { DateParts } from '#domain/dates/date-parts.ts'
import { needsFreshSignIn } from './section-draft.ts'

/** Answers as they are typed, by the name of their field. */
export type Answers = Readonly<Record<string, string>>

/** The three parts of a date among the answers. */
export const partsOf = (answers: Answers, field: string): DateParts => ({
  day: answers[`${field}-day`] ?? '',
  month: answers[`${field}-month`] ?? '',
  year: answers[`${field}-year`] ?? '',
})

/** What the form of a section sends. */
export type SectionCall = (typeof saveSection)[keyof typeof saveSection] | typeof requestIdentityChange

/** Was it saved elsewhere since it was read? */
export const isChanged = (call: SectionCall, error: unknown): boolean =>
  reasonOf(call, error)?.reason === 'changed'

const messages: ErrorMessages<SectionCall> & { invalid: string } = {
  changed:
    'This was changed elsewhere meanwhile: what we hold now is above. What you typed is still here; save again to replace it.',
  invalid: 'We can’t accept this as it is, so nothing has changed. Please check what you typed.',
  'owner-only': 'Only the owner of the account can change this, so nothing has changed.',
  'already-asked':
    'We are checking another request already, so this one was not sent. Take that one back first.',
}

/** Why a section could not be saved, and what has become of the answers. */
export function sentenceOf(call: SectionCall, error: unknown): string {
  const message = errorMessage(call, messages, error)
  if (message !== undefined) return message
  if (needsFreshSignIn(error))
    return 'This needs a new sign-in, which could not begin, so nothing has changed. Please try again.'
  if (error instanceof ApiError && (error.status === 400 || error.status === 422)) return messages.invalid
  return 'We couldn’t save that, so nothing has changed. What you typed is still here. Please try again.'
}
