// Reads the planner's answers: a plan to work with, or what has to be put right. For portal and sandbox.
import { orders, type PlannerAnswers, type PlannerFacts, type TypedOneOff } from './planner-answers.ts'
import { FieldReader, most, type PlannerProblems } from './field-reader.ts'
import { LAST_AGE, type OneOff, type RetirementPlan } from './plan.ts'
import { peopleOf } from './read-people.ts'
import { potsOf } from './read-pots.ts'
import { ageOn } from './timeline.ts'

export interface ReadPlan {
  plan: RetirementPlan
  /** The money is to last to this age. */
  untilAge: number
}

/** The plan that these answers make, or their problems. */
export function readPlan(
  answers: PlannerAnswers,
  facts: PlannerFacts,
): ReadPlan | { problems: PlannerProblems } {
  const fields = new FieldReader(answers, facts)
  const people = peopleOf(fields)
  const [{ bornOn, retireAge }] = people
  const age = ageOn(facts.today, bornOn)
  const untilAge = fields.age('untilAge', fields.value('untilAge'), Math.max(age, retireAge) + 1, LAST_AGE)
  const spendingPence = fields.amount('spending', fields.value('spending'), most.yearly, 'a year’s spending')
  const order = orders.find(({ value }) => value === fields.value('order')) ?? orders[0]
  const plan: RetirementPlan = {
    people,
    pots: potsOf(fields, people),
    oneOffs: answers.oneOffs.map((row) => oneOffOf(fields, row, age)),
    spendingPence,
    order: order.steps,
    fee: facts.fee,
  }
  return Object.keys(fields.problems).length > 0 ? { problems: fields.problems } : { plan, untilAge }
}

function oneOffOf(fields: FieldReader, { id, way, amount, age }: TypedOneOff, ageNow: number): OneOff {
  const pence = fields.amount(`${id}-amount`, amount, most.pot, 'the amount')
  return { age: fields.age(`${id}-age`, age, ageNow, LAST_AGE - 1), pence: way === 'in' ? pence : -pence }
}
