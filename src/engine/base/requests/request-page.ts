// A page on which people ask the firm for something, as its manifest says it: config/pages/<id>.json of the kind "request".

import type { Access } from '../access/access.ts'
import type { AnswerCondition } from './condition.ts'
import type { GroupQuestion, RequestQuestion } from './kinds/kinds.ts'

/** When a question is asked, and which answers are given before it. */
export type { AnswerCondition } from './condition.ts'
/** A question, and one that asks its own about each of several. */
export type { GroupQuestion, RequestQuestion } from './kinds/kinds.ts'

/** What is asked on one screen. */
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

/** The file of a page of the kind "request". */
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
  /** What people read in place of the form once it is sent. */
  sent?: { heading: string; says?: string }
  /** The working days within which it is done. */
  within: number
  /** Of an account that two own: what the other owner is told, or whether they have to agree. */
  'other-owner'?: 'not-told' | 'told' | 'agrees'
  /** What is true once its day has come. */
  outcome?: string
  documents?: readonly RequestDocument[]
}

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

/** All questions of a page, in its order. */
export const questionsOf = ({ steps }: Pick<RequestPage, 'steps'>): RequestQuestion[] =>
  steps.flatMap(({ questions }) => questions)

/** What is asked about one item of a group is a page of its own. */
export const pageOfOne = ({ questions }: GroupQuestion) => ({ steps: [{ questions }] })

/** Those of its groups as well. */
export const allQuestionsOf = (page: Pick<RequestPage, 'steps'>): RequestQuestion[] =>
  questionsOf(page).flatMap((question) =>
    'questions' in question ? [question, ...question.questions] : [question],
  )

/** What happens next, a sentence for each step. */
export const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?])\s+/)

const ANSWER = /\{([^{}]*)\}/g

/** The questions whose answers a text has in it. */
export const namedInText = (text: string): string[] => [...text.matchAll(ANSWER)].map(([, id = '']) => id)

/** The text with the answers. */
export const withAnswers = (text: string, answerOf: (question: string) => string): string =>
  text.replaceAll(ANSWER, (_, id: string) => answerOf(id))
