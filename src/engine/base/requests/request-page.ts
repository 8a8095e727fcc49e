// A page on which people ask the firm for something, as its manifest says it: config/pages/<id>.json of the kind "request".

import type { Access } from '../access/access.ts'
import type { PartsKind } from './answer-parts.ts'

/**
 * Which answers a question depends on, in the words of the manifest's conditions: { "letter": "mortgage" },
 * { "not": { … } }, { "anyOf": [ … ] }.
 */
export interface AnswerCondition {
  readonly [key: string]: string | readonly string[] | AnswerCondition | readonly AnswerCondition[]
}

export interface RequestOption {
  id: string
  label: string
}

interface Asked {
  id: string
  label: string
  hint?: string
  /** The error where there is no answer; without it the question is optional. */
  missing?: string
  /** Its label on the check page and where the request is read later. */
  summary?: string
  when?: AnswerCondition
}

export type RequestQuestion = Asked &
  /** `code`: X stands for a letter or a digit, anything else for itself. */
  (
    | { kind: 'text'; least?: number; most: number; code?: string }
    | { kind: 'long-text'; least?: number; most: number }
    /** In pounds. */
    | { kind: 'money'; least: number; most: number }
    /** Days from today; negative for days that have passed. */
    | { kind: 'date'; earliest: number; latest: number }
    | { kind: 'choice'; options: readonly RequestOption[] }
    /** One of the latest `years` that are over; each begins on this day, as 04-06. */
    | { kind: 'year'; 'begins-on': string; years: number }
    | { kind: 'yes-no' }
    /** One of the person's accounts; of these types, where they are named. */
    | { kind: 'account'; types?: readonly string[] }
    /** One of the bank accounts to which the person is paid. */
    | { kind: 'bank-account' }
    /** Files to upload. */
    | { kind: 'file' }
    /** The label is what somebody declares by a tick. */
    | { kind: 'declaration' }
    /** Name and date of birth, or an address; `is-own` of whoever fills it in, so that browsers can. */
    | { kind: PartsKind; 'is-own'?: boolean }
  )

export interface RequestStep {
  /** Left out where the first question says it. */
  heading?: string
  questions: readonly RequestQuestion[]
}

/** A letter that is among the documents once the request is done. */
export interface RequestDocument {
  title: string
  when?: AnswerCondition
  /** {account} stands for the answer to the question "account", of which nothing is typed. */
  says: string
  /** Questions whose answers are quoted as the words of who typed them. */
  quotes?: readonly string[]
  /** "all", or the question that names the account of which it shows the value. */
  values?: string
  /** The question that names the day of these values. */
  'valued-on'?: string
}

export interface RequestPage {
  kind: 'request'
  /** What is asked for, as messages and lists call it: "Letter for a mortgage". */
  name: string
  /** Who may send it; the owner of the account alone where it is left out. */
  'sent-by'?: Exclude<Access, 'viewer'>
  lead?: string
  /** The route of the page that lists it. */
  'listed-on'?: string
  steps: readonly RequestStep[]
  'at-least-one'?: readonly { of: readonly string[]; missing: string }[]
  /** What people should know before they send it. */
  before?: string
  send: string
  'fresh-sign-in'?: boolean
  /** What happens once it is sent, a sentence for each step; the last is true on its day. */
  next: string
  /** The working days within which it is done. */
  within: number
  /** Of an account that two own: what the other owner is told, or whether they have to agree. */
  'other-owner'?: 'not-told' | 'told' | 'agrees'
  /** What is true once its day has come. */
  outcome?: string
  documents?: readonly RequestDocument[]
}

/** Is it answered in several fields? */
export const isOfParts = (
  question: RequestQuestion,
): question is Extract<RequestQuestion, { kind: PartsKind }> =>
  question.kind === 'person' || question.kind === 'address'

/** The type under which bank accounts are offered among accounts. */
export const BANK = 'Bank'

/** Those of the accounts that are offered to the person of which this question can be answered with one. */
export const offeredTo = <Account extends { type: string }>(
  question: RequestQuestion,
  accounts: readonly Account[],
): Account[] =>
  accounts.filter(({ type }) => {
    if (question.kind === 'bank-account') return type === BANK
    return question.kind === 'account' && type !== BANK && (question.types?.includes(type) ?? true)
  })

/** What the answer to a question is called where it is read again. */
export const labelOf = ({ summary, label }: RequestQuestion): string => summary ?? label

/** Is it one of which another may be answered instead? */
const isEither = ({ id }: RequestQuestion, page: Pick<RequestPage, 'at-least-one'>): boolean =>
  page['at-least-one']?.some(({ of }) => of.includes(id)) ?? false

/** The label of its field: a question that may be left out says so. */
export const fieldLabelOf = (question: RequestQuestion, page: Pick<RequestPage, 'at-least-one'>): string =>
  question.missing === undefined && !isEither(question, page)
    ? `${question.label} (optional)`
    : question.label

export const questionsOf = ({ steps }: Pick<RequestPage, 'steps'>): RequestQuestion[] =>
  steps.flatMap(({ questions }) => questions)

const ANSWER = /\{([^{}]*)\}/g

/** The questions whose answers a text has in it. */
export const namedInText = (text: string): string[] => [...text.matchAll(ANSWER)].map(([, id = '']) => id)

/** The text with the answers. */
export const withAnswers = (text: string, answerOf: (question: string) => string): string =>
  text.replaceAll(ANSWER, (_, id: string) => answerOf(id))
