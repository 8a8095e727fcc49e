// What both transfers ask: the provider by name, and the number of the plan there.

/** The name of the provider, where it is typed. */
export const providerQuestion = { kind: 'text', most: 80, missing: 'Enter the provider’s name' } as const

export const planNumberQuestion = {
  id: 'planNumber',
  kind: 'text',
  most: 30,
  hint: 'It is on your statements from them',
  missing: 'Enter the plan or account number',
  check: (typed: string) =>
    /^[\p{L}\d /.-]{1,30}$/u.test(typed.trim()) ? undefined : 'Enter up to 30 letters and digits',
} as const
