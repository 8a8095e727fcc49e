// A check reads the linked manifest and returns its problems. One check, one file.
import type { Linked } from '../../link/linked.ts'
import type { SourcePosition, Problem } from '../../problem.ts'

export type Check = (linked: Linked) => Problem[]

export const problem = (
  position: SourcePosition,
  rule: string,
  message: string,
  hint: string,
  severity: Problem['severity'] = 'error',
): Problem => ({
  ...position,
  severity,
  rule,
  message,
  hint,
})
