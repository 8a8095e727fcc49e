// What a person says in the planner, as typed. What is not answered has a starting value of ours.
import { parsePounds, writePounds } from 'portal-engine/base/pounds.ts'
import type { TaxNation } from '#domain/tax/tax-facts.ts'
import { typeDate } from 'portal-engine/base/dates/typed-date.ts'
import { livingStandards } from './living-standards.ts'
import { LAST_AGE, type PotKind, type Step } from './plan.ts'
import { FULL_YEARS } from './state-pension.ts'
import { ageOn } from './timeline.ts'

export const singleFields = [
  'bornOn',
  'nation',
  'retireAge',
  'untilAge',
  'spending',
  'years',
  'deferral',
  'order',
  'partnerBornOn',
  'partnerRetireAge',
  'partnerTakeHome',
  'partnerYears',
  'partnerDeferral',
  'diesFirst',
  'diesAge',
] as const
export type SingleField = (typeof singleFields)[number]

export interface TypedPot {
  id: string
  owner: 'me' | 'partner'
  kind: PotKind
  value: string
  monthly: string
  risk: string
}

export interface TypedBenefit {
  id: string
  owner: 'me' | 'partner'
  yearly: string
  fromAge: string
  isIndexed: boolean
  /** Per cent that goes on to the partner; the usual part if it is not said. */
  survivor?: string | undefined
}

/** What most schemes pay to a widow, widower or civil partner. */
export const usualSurvivorPercent = '50'

export interface TypedOneOff {
  id: string
  way: 'in' | 'out'
  amount: string
  age: string
}

export interface PlannerAnswers {
  fields: Partial<Record<SingleField, string>>
  hasPartner: boolean
  /** Own accounts by id: what is paid in a month if it is not what we know, and those that are not for retirement. */
  accounts: Record<string, { monthly?: string | undefined; isLeftOut?: boolean | undefined }>
  pots: TypedPot[]
  benefits: TypedBenefit[]
  oneOffs: TypedOneOff[]
}

export const noAnswers: PlannerAnswers = {
  fields: {},
  hasPartner: false,
  accounts: {},
  pots: [],
  benefits: [],
  oneOffs: [],
}

/** Rows of each kind that a plan may have. */
export const mostRows = 8

/** What is known of the person and their accounts. */
export interface PlannerFacts {
  /** ISO date, from the API. */
  today: string
  /** Null if we do not know it. */
  bornOn: string | null
  /** First day on which a pension here may be taken, by a protected age if there is one. */
  firstPensionOn: string | null
  lumpSumsTakenPence: number
  /** Our yearly fee, as a fraction. */
  fee: number
  accounts: readonly OwnAccount[]
}

export interface OwnAccount {
  id: string
  name: string
  kind: PotKind
  valuePence: number
  /** Tax relief included. */
  monthlyPence: number
  riskLevel: number
  /** The part of a pension of which the tax-free cash has been taken. */
  inDrawdownPence: number
}

export const nations: readonly { value: TaxNation; label: string }[] = [
  { value: 'england-wales-northern-ireland', label: 'England, Wales or Northern Ireland' },
  { value: 'scotland', label: 'Scotland' },
]

export const orders = [
  {
    value: 'allowance',
    label: 'Pensions up to what is free of tax, then general accounts, ISAs, the rest of pensions',
    steps: ['allowance', 'general', 'isa', 'pension'],
  },
  {
    value: 'pension-last',
    label: 'General accounts, then ISAs, then pensions',
    steps: ['general', 'isa', 'pension'],
  },
  {
    value: 'pension-first',
    label: 'Pensions, then general accounts, then ISAs',
    steps: ['pension', 'general', 'isa'],
  },
  {
    value: 'isa-first',
    label: 'ISAs, then general accounts, then pensions',
    steps: ['isa', 'general', 'pension'],
  },
] as const satisfies readonly { value: string; label: string; steps: readonly Step[] }[]

/** Who of a couple dies first. */
export const firstDeaths = [
  { value: 'nobody', label: 'Both live to the end of the plan' },
  { value: 'partner', label: 'Your partner' },
  { value: 'me', label: 'You' },
] as const

/** The age that we begin from if we do not know the date of birth. */
const STARTING_AGE = 45
const STARTING_RETIREMENT = 67

/** Our values for what is not answered. */
export function startingValues(
  { today, bornOn }: Pick<PlannerFacts, 'today' | 'bornOn'>,
  hasPartner: boolean,
): Record<SingleField, string> {
  const born = bornOn ?? `${Number(today.slice(0, 4)) - STARTING_AGE}-01-01`
  const age = ageOn(today, born)
  const retireAge = String(Math.max(age, STARTING_RETIREMENT))
  const moderate = livingStandards[1]
  return {
    bornOn: typeDate(born),
    nation: nations[0]!.value,
    retireAge,
    untilAge: String(Math.max(95, Math.min(LAST_AGE, age + 5))),
    spending: writePounds(hasPartner ? moderate.twoPence : moderate.onePence),
    years: String(FULL_YEARS),
    deferral: '0',
    order: orders[0].value,
    partnerBornOn: typeDate(born),
    partnerRetireAge: retireAge,
    partnerTakeHome: '0',
    partnerYears: String(FULL_YEARS),
    partnerDeferral: '0',
    diesFirst: firstDeaths[0].value,
    diesAge: '85',
  }
}

/** What a field shows: the answer, or our starting value. */
export const valueOf = (
  { fields, hasPartner }: Pick<PlannerAnswers, 'fields' | 'hasPartner'>,
  facts: Pick<PlannerFacts, 'today' | 'bornOn'>,
  field: SingleField,
): string => fields[field] ?? startingValues(facts, hasPartner)[field]

/** What is paid into an own account a month, as its field shows it. */
export const monthlyOf = ({ accounts }: Pick<PlannerAnswers, 'accounts'>, account: OwnAccount): string =>
  accounts[account.id]?.monthly ?? writePounds(account.monthlyPence)

/** Pence of an amount, or undefined if it is none or more than `most` pence. */
export function amountOf(text: string, most: number): number | undefined {
  const pence = parsePounds(text)
  return pence !== undefined && pence <= most ? pence : undefined
}
