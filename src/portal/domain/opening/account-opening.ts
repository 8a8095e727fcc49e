// Opening accounts: what is read and declared for each kind of account, and how an application goes on by working days.
import type { BasketItem } from './basket.ts'
import { addMonths } from 'portal-engine/base/dates/london-time.ts'
import { workingDaysAfter } from 'portal-engine/base/dates/working-days.ts'

export type Wrapper = BasketItem['wrapper']

/** How an application ends. The word is part of the address of the page that says so. */
export type Outcome = 'success' | 'identity' | 'review'

export const openingSteps = ['Application', 'Identity checks', 'Account set-up', 'Funded'] as const

/** Working days until the identity is checked, by outcome; then until the account is open; then until money is in it (Bacs takes three). */
const daysToCheck: Record<Outcome, number> = { success: 1, identity: 5, review: 5 }
const DAYS_TO_OPEN = 1
const DAYS_TO_COLLECT = 3

/** The day of the month on which the monthly payments of a new account are collected. */
export const COLLECTED_ON = { day: 5, words: 'the 5th' }

export interface OpeningDates {
  checkedOn: string
  opensOn: string
  fundedOn: string
}

/** When does each step of an application end that is sent on this date? */
export function openingDates(sentOn: string, outcome: Outcome): OpeningDates {
  const checkedOn = workingDaysAfter(sentOn, daysToCheck[outcome])
  const opensOn = workingDaysAfter(checkedOn, DAYS_TO_OPEN)
  return { checkedOn, opensOn, fundedOn: workingDaysAfter(opensOn, DAYS_TO_COLLECT) }
}

/** Which of `openingSteps` is under way on this date? As many as there are once all are done. */
export const stepOn = (date: string, { checkedOn, opensOn, fundedOn }: OpeningDates): number =>
  1 + [checkedOn, opensOn, fundedOn].filter((end) => end <= date).length

/** The day on which each of `openingSteps` ends, for an application that was sent on `sentOn`. */
export const stepEnds = (sentOn: string, { checkedOn, opensOn, fundedOn }: OpeningDates): string[] => [
  sentOn,
  checkedOn,
  opensOn,
  fundedOn,
]

const everybody: readonly Wrapper[] = ['ISA', 'GIA', 'Pension', 'JISA']

const documents = {
  terms: { title: 'Terms and conditions', of: everybody },
  costs: { title: 'Costs and charges', of: everybody },
  'isa-key-features': { title: 'Key features of the Stocks and Shares ISA', of: ['ISA'] },
  'gia-key-features': { title: 'Key features of the General Investment Account', of: ['GIA'] },
  'pension-key-features': { title: 'Key features of the Personal Pension', of: ['Pension'] },
  'jisa-key-features': { title: 'Key features of the Junior ISA', of: ['JISA'] },
} as const satisfies Record<string, { title: string; of: readonly Wrapper[] }>

export type OpeningDocument = keyof typeof documents

/** What is read before these kinds of account are applied for, in the order in which it is shown. */
export const documentsFor = (wrappers: readonly Wrapper[]): OpeningDocument[] =>
  neededFor(documents, wrappers)

export const isOpeningDocument = (id: string): id is OpeningDocument => Object.hasOwn(documents, id)

export const documentTitle = (id: OpeningDocument): string => documents[id].title

interface Declaration {
  about: string
  /** Said of the person who applies. */
  words: string
  /** Said by that person, where it is about them. */
  own?: string
  of: readonly Wrapper[]
}

/**
 * For ISAs: Individual Savings Account Regulations 1998, regulation 12; for junior ISAs, regulation 12A; for pensions,
 * Finance Act 2004 section 188.
 */
const declarations = {
  details: {
    about: 'who applies',
    words: 'The details of the person who applies, as shown, are right.',
    own: 'My details, as shown, are right.',
    of: everybody,
  },
  true: {
    about: 'this application',
    words: 'What is stated in this application is correct and complete.',
    of: everybody,
  },
  risk: {
    about: 'risk',
    words: 'Investments can fall as well as rise, and less may come back than was paid in.',
    of: everybody,
  },
  'no-advice': {
    about: 'advice',
    words: 'This is not a personal recommendation. If unsure whether it is suitable, advice is needed first.',
    own: 'This is not a personal recommendation. If I am unsure whether it is suitable, I need advice first.',
    of: everybody,
  },
  isa: {
    about: 'ISAs',
    words:
      'The applicant is 18 or over and resident in the United Kingdom for tax, everything paid into the ISA is their own money, and they will not pay in more than the ISA allowance of a tax year, over all their ISAs.',
    own: 'I am 18 or over and resident in the United Kingdom for tax. Everything paid into the ISA is my own money. I will not pay in more than the ISA allowance of a tax year, over all my ISAs.',
    of: ['ISA'],
  },
  jisa: {
    about: 'junior ISAs',
    words:
      'The applicant has parental responsibility for the child and will be the registered contact. The child lives in the United Kingdom, was not given a Child Trust Fund that is still open, and has no other stocks and shares junior ISA.',
    own: 'I have parental responsibility for the child and will be the registered contact. The child lives in the United Kingdom, was not given a Child Trust Fund that is still open, and has no other stocks and shares junior ISA.',
    of: ['JISA'],
  },
  pension: {
    about: 'pensions',
    words:
      'The applicant is under 75, and will not pay in more in a tax year than their earnings, or £3,600 with tax relief where they earn less.',
    own: 'I am under 75, and will not pay in more in a tax year than my earnings, or £3,600 with tax relief if I earn less.',
    of: ['Pension'],
  },
} as const satisfies Record<string, Declaration>

export type OpeningDeclaration = keyof typeof declarations

export const declarationsFor = (wrappers: readonly Wrapper[]): OpeningDeclaration[] =>
  neededFor(declarations, wrappers)

/** "risk", "junior ISAs" */
export const declarationTopic = (id: OpeningDeclaration): string => declarations[id].about

/** As the person who applies declares it, or as somebody does who acts for them. */
export function declarationWords(id: OpeningDeclaration, isOwn: boolean): string {
  const { own, words }: Declaration = declarations[id]
  return isOwn && own !== undefined ? own : words
}

function neededFor<Id extends string>(
  all: Record<Id, { of: readonly Wrapper[] }>,
  wrappers: readonly Wrapper[],
): Id[] {
  const entries = Object.entries<{ of: readonly Wrapper[] }>(all) as [Id, { of: readonly Wrapper[] }][]
  return entries.filter(([, { of }]) => of.some((wrapper) => wrappers.includes(wrapper))).map(([id]) => id)
}

/** Who applies, as far as it decides what may be opened. */
export interface Applicant {
  bornOn: string
  /** Countries in which they are resident for tax, ISO 3166-1. */
  taxCountries: readonly string[]
}

export type ApplicantProblem = 'too-young' | 'too-old' | 'not-uk-resident'

/**
 * Why may this person not open such an account? Undefined if they may. At 18 for all (ISA Regulations 1998,
 * regulation 10; Family Law Reform Act 1969 section 1); ISAs by residents of the United Kingdom; tax relief on pension
 * payments ends at 75 (Finance Act 2004 section 188).
 */
export function problemOfApplicant(
  wrapper: Wrapper,
  { bornOn, taxCountries }: Applicant,
  today: string,
): ApplicantProblem | undefined {
  const isAged = (years: number) => addMonths(bornOn, years * 12) <= today
  if (!isAged(18)) return 'too-young'
  if (wrapper === 'Pension' && isAged(75)) return 'too-old'
  return wrapper === 'ISA' && !taxCountries.includes('GB') ? 'not-uk-resident' : undefined
}
