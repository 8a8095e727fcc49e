// What a plan on the scenarios page may ask for, and what a saved one needs. For portal and sandbox. Pure.

/** Whole pounds, months' pounds, years and risk levels that can be asked for. */
export const limits = {
  lump: { min: 0, max: 100_000, step: 500 },
  monthly: { min: 0, max: 5_000, step: 25 },
  years: { min: 1, max: 40, step: 1 },
  risk: { min: 1, max: 7, step: 1 },
} as const

/** What a plan may begin with: a fall of 20%, or a year like 2008. */
export const falls = ['20', '2008'] as const
export type Fall = (typeof falls)[number]

export type Asked = Record<keyof typeof limits, number>

/** Plans that can be saved for one account. */
export const mostPlans = 20

/** Characters that the name of a saved plan can have. */
export const PLAN_NAME_MOST = 60

/** What is wrong with the name of a saved plan? Undefined when nothing is. `others`: names of the account's other plans. */
export function problemOfName(name: string, others: readonly string[]): string | undefined {
  const plain = name.trim().toLowerCase()
  if (plain === '') return 'Enter a name for this plan'
  if (plain.length > PLAN_NAME_MOST) return `Use ${PLAN_NAME_MOST} characters or fewer`
  return others.some((other) => other.trim().toLowerCase() === plain)
    ? 'Another saved plan has this name'
    : undefined
}
