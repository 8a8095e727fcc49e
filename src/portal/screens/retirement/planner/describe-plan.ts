// The answers of a plan as lines, for telling two versions apart. Pure.
import {
  valueOf,
  type PlannerAnswers,
  type PlannerFacts,
  type SingleField,
} from '#domain/retirement/planner-answers.ts'
import { readPlan } from '#domain/retirement/read-plan.ts'

const labels: Partial<Record<SingleField, string>> = {
  retireAge: 'Retire at',
  untilAge: 'Money to last until',
  spending: 'Spending a year',
  years: 'Years of National Insurance',
  nation: 'Income tax of',
  order: 'Money is taken from',
}

export function describePlan(
  answers: PlannerAnswers,
  facts: PlannerFacts,
  pounds: (pence: number) => string,
): { label: string; value: string }[] {
  const read = readPlan(answers, facts)
  const typed = (Object.keys(labels) as SingleField[]).map((field) => ({
    label: labels[field]!,
    value: valueOf(answers, facts, field),
  }))
  if ('problems' in read) return typed
  const { pots, people, oneOffs } = read.plan
  const sumOf = (of: 'valuePence' | 'monthlyPence') => pounds(pots.reduce((sum, pot) => sum + pot[of], 0))
  return [
    ...typed,
    { label: 'Pots', value: `${sumOf('valuePence')} and ${sumOf('monthlyPence')} a month` },
    { label: 'Pensions for life', value: String(people.flatMap((one) => one.definedBenefits).length) },
    { label: 'One-off sums', value: String(oneOffs.length) },
    { label: 'Plan for', value: people.length === 2 ? 'Two' : 'One' },
  ]
}
