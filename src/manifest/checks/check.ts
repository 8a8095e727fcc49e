// What a check is: it reads the linked manifest and says what is wrong with it. One check, one file.
import type { Linked } from '../linked.ts'
import type { Place, Problem } from '../problem.ts'

export type Check = (linked: Linked) => Problem[]

export const problem = (
  place: Place,
  rule: string,
  message: string,
  hint: string,
  severity: Problem['severity'] = 'error',
): Problem => ({
  ...place,
  severity,
  rule,
  message,
  hint,
})
