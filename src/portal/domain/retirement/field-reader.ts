// Reads the typed fields of the planner, and notes what has to be put right.
import { parseTypedDate } from 'portal-engine/base/dates/typed-date.ts'
import {
  amountOf,
  valueOf,
  type PlannerAnswers,
  type PlannerFacts,
  type SingleField,
} from './planner-answers.ts'
import { LAST_AGE } from './plan.ts'
import { ageOn } from './timeline.ts'

/** Problems by the name of their field: that of a single field, or `<id of the row>-<field>`. In the order of the form. */
export type PlannerProblems = Record<string, string>

/** In pence: a year's spending or pension, a pot or a sum, a month's contribution. */
export const most = { yearly: 1_000_000_00, pot: 10_000_000_00, monthly: 50_000_00 }

/** A field with a problem is read as something harmless. */
export class FieldReader {
  readonly problems: PlannerProblems = {}
  readonly answers: PlannerAnswers
  readonly facts: PlannerFacts

  constructor(answers: PlannerAnswers, facts: PlannerFacts) {
    this.answers = answers
    this.facts = facts
  }

  value(field: SingleField): string {
    return valueOf(this.answers, this.facts, field)
  }

  bornOn(field: SingleField): string {
    const { today, bornOn } = this.facts
    if (field === 'bornOn' && bornOn !== null) return bornOn
    const typed = parseTypedDate(this.value(field))
    if (typed !== undefined && typed < today && ageOn(today, typed) < LAST_AGE) return typed
    this.problems[field] = 'Enter a date of birth, such as 27 3 1985'
    return '1980-01-01'
  }

  amount(field: string, text: string, largest: number, what: string): number {
    const pence = amountOf(text, largest)
    if (pence === undefined)
      this.problems[field] = `Enter ${what} in pounds, ${(largest / 100).toLocaleString('en-GB')} at most`
    return pence ?? 0
  }

  age(field: string, text: string, least: number, latest: number): number {
    return this.whole(field, text, least, latest, 'an age')
  }

  whole(field: string, text: string, least: number, largest: number, what: string): number {
    const number = /^\s*\d{1,3}\s*$/.test(text) ? Number(text) : NaN
    if (number >= least && number <= largest) return number
    this.problems[field] = `Enter ${what} from ${least} to ${largest}`
    return least
  }
}
