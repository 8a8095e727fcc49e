// A plan changed in one thing: what is spent, saved, or when retirement begins.
import type { RetirementPlan } from '#domain/retirement/plan.ts'

export const spending = (plan: RetirementPlan, spendingPence: number): RetirementPlan => ({
  ...plan,
  spendingPence,
})

/** The risk level of the largest pot. */
export const usualRisk = ({ pots }: Pick<RetirementPlan, 'pots'>): number =>
  pots.toSorted((a, b) => b.valuePence - a.valuePence)[0]?.riskLevel ?? 4

/** The plan with so much more a month in an ISA or a pension of its own, at the risk level of the largest pot. */
export function savingMore(
  plan: RetirementPlan,
  monthlyPence: number,
  kind: 'isa' | 'pension' = 'isa',
): RetirementPlan {
  const riskLevel = usualRisk(plan)
  return { ...plan, pots: [...plan.pots, { owner: 0, kind, valuePence: 0, monthlyPence, riskLevel }] }
}

export function retiringAt(plan: RetirementPlan, retireAge: number): RetirementPlan {
  const [first, partner] = plan.people
  const later = { ...first, retireAge }
  return { ...plan, people: partner ? [later, partner] : [later] }
}
