// The sentences of a scenarios page. Pure.
import type { Account } from '#api/accounts/accounts.ts'
import type { Scenario } from '#api/accounts/plans.ts'
import { isBeforeMoney } from '#domain/account-stage.ts'
import { withoutOwner } from 'portal-engine/base/own-names.ts'
import { formatPounds, wholePounds } from 'portal-engine/base/money.ts'
import type { Asked, Fall } from '#domain/projection/saved-plan.ts'
import type { SimulationResult } from '#screens/shared/simulation/messages.ts'
import { MEDIAN, yearsOf, yearsWords } from '#screens/shared/simulation/fan.ts'

const fallWords: Record<Fall, string> = {
  '20': ', after a fall of 20%',
  '2008': ', after a year like 2008',
}

/** The unchanged plan, for comparison. */
export function unchangedWords(
  changed: SimulationResult,
  unchanged: SimulationResult,
  start: Pick<Asked, 'lump' | 'monthly' | 'risk'>,
  pounds: (pence: number) => string,
): string {
  const before = wholePounds(unchanged.fan.at(-1)![MEDIAN]!)
  const difference = wholePounds(changed.fan.at(-1)![MEDIAN]!) - before
  const amounts = [
    ...(start.lump > 0 ? [`${pounds(start.lump * 100)} today`] : []),
    ...(start.monthly > 0 ? [`${pounds(start.monthly * 100)} a month`] : []),
  ]
  const added = amounts.length > 0 ? amounts.join(' and ') : 'nothing added'
  const plan = `If you change nothing (${added}, risk level ${start.risk}), the middle is ${pounds(before)}`
  if (difference === 0) return `${plan}.`
  return `${plan}. Your changes make it ${pounds(Math.abs(difference))} ${difference > 0 ? 'higher' : 'lower'}.`
}

/** How often the goal of this owner is reached; undefined without one. */
export function goalWords(
  { goal }: Pick<Account, 'goal'>,
  owner: string,
  changed: SimulationResult,
  unchanged: SimulationResult,
  pounds: (pence: number) => string,
): string | undefined {
  if (!goal || changed.chance === undefined || unchanged.chance === undefined) return undefined
  const [now, before] = [changed, unchanged].map(({ chance }) => Math.round(chance! * 100))
  const beside = now === before ? '' : ` (unchanged: ${before})`
  return `Your goal “${withoutOwner(goal.name, owner)}” of ${pounds(goal.targetPence)} is reached in ${now} of 100 simulated futures${beside}. This is a stress test, not a prediction.`
}

/** The answer of the page in one sentence: how often the goal is reached; without a goal, the middle. */
export function answerWords(
  { goal }: Pick<Account, 'goal'>,
  owner: string,
  result: SimulationResult,
  pounds: (pence: number) => string,
): string {
  const { chance, fan } = result
  if (goal && chance !== undefined)
    return `${Math.round(chance * 100)} of 100 simulated futures reach your goal “${withoutOwner(goal.name, owner)}” of ${pounds(goal.targetPence)}.`
  return `Half of the simulated futures end above ${pounds(fan.at(-1)![MEDIAN]!)} after ${yearsWords(yearsOf(result))}.`
}

/** What the plan starts from; undefined where nothing is collected and money has arrived. */
export function startWords(
  {
    monthly: { netPence, reliefPence },
    baseCurrency,
    status,
    next,
  }: Pick<Account, 'monthly' | 'baseCurrency' | 'status' | 'next'>,
  pounds: (pence: number, currency: string) => string,
): string | undefined {
  const relief = reliefPence > 0 ? ` and ${pounds(reliefPence, baseCurrency)} of tax relief` : ''
  const words = [
    isBeforeMoney({ status }) &&
      (next
        ? 'Your money has not arrived yet, so the plan starts from what is on its way.'
        : 'Your money has not arrived yet, so the lump sum is an example.'),
    netPence > 0 && `“Each month” starts from your Direct Debit: ${pounds(netPence, baseCurrency)}${relief}.`,
  ].filter((sentence) => sentence !== false)
  return words.length === 0 ? undefined : words.join(' ')
}

/** What a saved plan asks for: "£5,000 today and £250 a month for 20 years at risk level 4". */
export function planWords({ asked, fall }: Scenario, currency: string): string {
  const amounts = [
    asked.lump > 0 ? `${formatPounds(asked.lump * 100, currency)} today` : '',
    asked.monthly > 0 ? `${formatPounds(asked.monthly * 100, currency)} a month` : '',
  ].filter(Boolean)
  const added = amounts.length > 0 ? amounts.join(' and ') : 'Nothing added'
  return `${added} for ${yearsWords(asked.years)} at risk level ${asked.risk}${fall === null ? '' : fallWords[fall]}`
}
