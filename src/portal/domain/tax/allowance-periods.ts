// Do first and monthly payments fit an allowance? They are held against the tax years that are known, and any whole one.

export interface AllowancePeriod {
  /** What the allowance leaves, in pence; negative if more was used. */
  leftPence: number
  /** How often monthly payments are collected in it. */
  collections: number
  /** Does the first payment arrive in it? */
  takesFirst: boolean
}

interface Amounts {
  initialPence: number
  monthlyPence: number
}

/** What is left of each once these are paid too. */
export const periodsAfter = (
  periods: readonly AllowancePeriod[],
  { initialPence, monthlyPence }: Amounts,
): AllowancePeriod[] =>
  periods.map((period) => ({
    ...period,
    leftPence: period.leftPence - period.collections * monthlyPence - (period.takesFirst ? initialPence : 0),
  }))

/** The most that fits as a first payment. */
export const mostFirstPence = (periods: readonly AllowancePeriod[]): number =>
  Math.max(0, Math.min(...periods.filter(({ takesFirst }) => takesFirst).map(({ leftPence }) => leftPence)))

/** The most that fits each month. */
export const mostMonthlyPence = (periods: readonly Omit<AllowancePeriod, 'takesFirst'>[]): number =>
  Math.max(
    0,
    Math.min(
      ...periods
        .filter(({ collections }) => collections > 0)
        .map(({ leftPence, collections }) => Math.floor(leftPence / collections)),
    ),
  )

/** Which of the payments does not fit, and the most that does? The monthly one has what the first one leaves. */
export function overAllowance(
  periods: readonly AllowancePeriod[],
  { initialPence, monthlyPence }: Amounts,
): { payment: 'first' | 'monthly'; mostPence: number } | undefined {
  const first = mostFirstPence(periods)
  if (initialPence > first) return { payment: 'first', mostPence: first }
  const monthly = mostMonthlyPence(periodsAfter(periods, { initialPence, monthlyPence: 0 }))
  return monthlyPence > monthly ? { payment: 'monthly', mostPence: monthly } : undefined
}
