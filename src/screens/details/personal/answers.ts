// What is typed in the form of a section, and what is said when it cannot be saved. Pure.
import { ApiError } from '#api/http/client.ts'
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

/** Was it saved elsewhere since it was read? */
export const isChanged = (error: unknown) => error instanceof ApiError && error.refusal?.reason === 'changed'

/** Why a section could not be saved, and what has become of the answers. */
export function sentenceOf(error: unknown): string {
  if (isChanged(error))
    return 'This was changed elsewhere meanwhile: what we hold now is above. What you typed is still here; save again to replace it.'
  if (needsFreshSignIn(error))
    return 'This needs a new sign-in, which could not begin, so nothing has changed. Please try again.'
  if (error instanceof ApiError && error.status === 422)
    return 'We can’t accept this as it is, so nothing has changed. Please check what you typed.'
  return 'We couldn’t save that, so nothing has changed. What you typed is still here. Please try again.'
}
