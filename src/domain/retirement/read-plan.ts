// Reads the planner's answers: a plan to work with, or what has to be put right. For portal and sandbox.
import { firstPaymentDay } from '../payments/drawdown.ts'
import { statePensionYearPence } from './state-pension.ts'
import type { TaxNation } from '../tax/tax-facts.ts'
import { taxYearOfDate } from '../tax/tax-year.ts'
import { parseTypedDate } from '../dates/typed-date.ts'
import {
  amountOf,
  monthlyOf,
  nations,
  orders,
  valueOf,
  type PlannerAnswers,
  type PlannerFacts,
  type SingleField,
  type TypedBenefit,
  type TypedOneOff,
  type TypedPot,
} from './answers.ts'
import {
  LAST_AGE,
  type DefinedBenefit,
  type OneOff,
  type People,
  type Person,
  type Pot,
  type RetirementPlan,
} from './plan.ts'
import { ageOn } from './timeline.ts'

/** Problems by the name of their field: that of a single field, or `<id of the row>-<field>`. In the order of the form. */
export type PlannerProblems = Record<string, string>

export interface ReadPlan {
  plan: RetirementPlan
  /** The money is to last to this age. */
  untilAge: number
}

/** In pence: a year's spending or pension, a pot or a sum, a month's contribution. */
const most = { yearly: 1_000_000_00, pot: 10_000_000_00, monthly: 50_000_00 }

/** The plan that these answers make, or their problems. */
export function readPlan(
  answers: PlannerAnswers,
  facts: PlannerFacts,
): ReadPlan | { problems: PlannerProblems } {
  const reader = new Reader(answers, facts)
  const read = reader.plan()
  return Object.keys(reader.problems).length > 0 ? { problems: reader.problems } : read
}

class Reader {
  readonly problems: PlannerProblems = {}
  readonly #answers: PlannerAnswers
  readonly #facts: PlannerFacts

  constructor(answers: PlannerAnswers, facts: PlannerFacts) {
    this.#answers = answers
    this.#facts = facts
  }

  plan(): ReadPlan {
    const { hasPartner, oneOffs } = this.#answers
    const { today, fee } = this.#facts
    const first = this.#person('bornOn', 'retireAge', 'years', 'me')
    const age = ageOn(today, first.bornOn)
    const untilAge = this.#age(
      'untilAge',
      this.#value('untilAge'),
      Math.max(age, first.retireAge) + 1,
      LAST_AGE,
    )
    const spendingPence = this.#amount('spending', this.#value('spending'), most.yearly, 'a year’s spending')
    const people: People = hasPartner
      ? [
          first,
          {
            ...this.#person('partnerBornOn', 'partnerRetireAge', 'partnerYears', 'partner'),
            ...this.#takeHome(),
          },
        ]
      : [first]
    const order = orders.find(({ value }) => value === this.#value('order')) ?? orders[0]
    return {
      untilAge,
      plan: {
        people,
        pots: [...this.#ownPots(), ...this.#otherPots(people)],
        oneOffs: oneOffs.map((row) => this.#oneOff(row, age)),
        spendingPence,
        order: order.steps,
        fee,
      },
    }
  }

  #person(born: SingleField, retire: SingleField, years: SingleField, owner: TypedPot['owner']): Person {
    const { today, lumpSumsTakenPence } = this.#facts
    const bornOn = this.#bornOn(born)
    const age = ageOn(today, bornOn)
    const nation = nations.find(({ value }) => value === this.#value('nation'))?.value ?? nations[0]!.value
    const qualifying = this.#whole(years, this.#value(years), 0, 60, 'the years of National Insurance')
    return {
      bornOn,
      nation: nation satisfies TaxNation,
      retireAge: this.#age(retire, this.#value(retire), Math.min(40, age), Math.max(80, age)),
      takeHomePence: 0,
      statePensionPence: statePensionYearPence(qualifying, taxYearOfDate(today)),
      definedBenefits: this.#answers.benefits
        .filter((row) => row.owner === owner)
        .map((row) => this.#benefit(row)),
      lumpSumsTakenPence: owner === 'me' ? lumpSumsTakenPence : 0,
    }
  }

  #bornOn(field: SingleField): string {
    const { today, bornOn } = this.#facts
    if (field === 'bornOn' && bornOn !== null) return bornOn
    const typed = parseTypedDate(this.#value(field))
    if (typed !== undefined && typed < today && ageOn(today, typed) < LAST_AGE) return typed
    this.problems[field] = 'Enter a date of birth, such as 27 3 1985'
    return '1980-01-01'
  }

  #takeHome(): { takeHomePence: number } {
    const month = this.#amount(
      'partnerTakeHome',
      this.#value('partnerTakeHome'),
      most.monthly,
      'take-home pay a month',
    )
    return { takeHomePence: month * 12 }
  }

  #ownPots(): Pot[] {
    const { accounts, firstPensionOn } = this.#facts
    return accounts.flatMap((account): Pot[] => {
      if (this.#answers.accounts[account.id]?.isLeftOut === true) return []
      const { kind, riskLevel, valuePence, inDrawdownPence } = account
      const monthlyPence = this.#amount(
        `${account.id}-monthly`,
        monthlyOf(this.#answers, account),
        most.monthly,
        'what is paid in a month',
      )
      const pot = { owner: 0, kind, riskLevel, ...opening(kind, firstPensionOn) } as const
      const drawn = Math.min(valuePence, inDrawdownPence)
      return [
        { ...pot, valuePence: valuePence - drawn, monthlyPence },
        ...(drawn > 0 ? [{ ...pot, valuePence: drawn, monthlyPence: 0, isInDrawdown: true }] : []),
      ]
    })
  }

  #otherPots(people: People): Pot[] {
    const { pots, hasPartner } = this.#answers
    return pots
      .filter(({ owner }) => owner === 'me' || hasPartner)
      .map(({ id, owner, kind, value, monthly, risk }) => {
        const place = owner === 'me' ? 0 : 1
        const { bornOn } = people[place] ?? people[0]
        const opensOn = firstPaymentDay({ bornOn, protectedAge: null }, this.#facts.today)
        return {
          owner: place,
          kind,
          valuePence: this.#amount(`${id}-value`, value, most.pot, 'what it is worth'),
          monthlyPence: this.#amount(`${id}-monthly`, monthly, most.monthly, 'what is paid in a month'),
          riskLevel: this.#whole(`${id}-risk`, risk, 1, 7, 'a risk level'),
          ...opening(kind, opensOn),
        }
      })
  }

  #benefit({ id, yearly, fromAge, isIndexed }: TypedBenefit): DefinedBenefit {
    return {
      yearlyPence: this.#amount(`${id}-yearly`, yearly, most.yearly, 'the pension a year'),
      fromAge: this.#age(`${id}-fromAge`, fromAge, 50, 80),
      isIndexed,
    }
  }

  #oneOff({ id, way, amount, age }: TypedOneOff, ageNow: number): OneOff {
    const pence = this.#amount(`${id}-amount`, amount, most.pot, 'the amount')
    return { age: this.#age(`${id}-age`, age, ageNow, LAST_AGE - 1), pence: way === 'in' ? pence : -pence }
  }

  #value(field: SingleField): string {
    return valueOf(this.#answers, this.#facts, field)
  }

  #amount(field: string, text: string, largest: number, what: string): number {
    const pence = amountOf(text, largest)
    if (pence === undefined)
      this.problems[field] = `Enter ${what} in pounds, ${(largest / 100).toLocaleString('en-GB')} at most`
    return pence ?? 0
  }

  #age(field: string, text: string, least: number, latest: number): number {
    return this.#whole(field, text, least, latest, 'an age')
  }

  #whole(field: string, text: string, least: number, largest: number, what: string): number {
    const number = /^\s*\d{1,3}\s*$/.test(text) ? Number(text) : NaN
    if (number >= least && number <= largest) return number
    this.problems[field] = `Enter ${what} from ${least} to ${largest}`
    return least
  }
}

const opening = (kind: Pot['kind'], opensOn: string | null) =>
  kind === 'pension' && opensOn !== null ? { opensOn } : {}
