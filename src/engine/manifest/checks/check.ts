// A check reads the resolved manifest and returns its problems. One check, one file.
import type { Resolved } from '../resolve/resolved.ts'
import type { SourcePosition, Problem } from '../problem.ts'

export type Check = (resolved: Resolved) => Problem[]

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
