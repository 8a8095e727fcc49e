// The number of a plan or account at another provider, as people type it. Pure.

/** What is wrong with it? Undefined when nothing is. */
export function problemOfPlanNumber(typed: string): string | undefined {
  const text = typed.trim()
  if (text === '') return 'Enter the plan or account number'
  return /^[\p{L}\d /.-]{1,30}$/u.test(text) ? undefined : 'Enter up to 30 letters and digits'
}
