// A page of the kind "request" in the words of `portal diff`: what people are asked, what they read, and what follows.
import type { AnswerCondition, RequestDocument } from '#base/requests/request-page.ts'
import type { RequestPageFile } from '../read/types.gen.ts'

type Question = RequestPageFile['steps'][number]['questions'][number]

interface InWords {
  id: string
  /** What people are asked, read or get, as a verb. */
  does: string
  pointer: string
}

/** Each thing that people meet on the page, and where it is written. */
export function requestInWords(page: RequestPageFile): InWords[] {
  const { 'sent-by': by = 'owner', changes = [], lead, steps, before, send, next, within, outcome } = page
  const either = page['at-least-one'] ?? []
  const about = [
    ['the-name', `asks for what messages call “${page.name}”`, '/name'],
    ['who-sends-it', `is open to ${SENDERS[by]}`, '/sent-by'],
    ['what-it-changes', changes.length > 0 && `changes ${changes.join(' and ')}`, '/changes'],
    ['the-lead', lead !== undefined && `reads “${lead}”`, '/lead'],
    ['before-it', before !== undefined && `reads “${before}” before it is sent`, '/before'],
    ['the-button', `sends it by “${send}”`, '/send'],
    ['fresh-sign-in', page['fresh-sign-in'] === true && 'is asked for the password first', '/fresh-sign-in'],
    ['what-follows', `reads “${next}” once it is sent`, '/next'],
    ['the-days', `has it within ${within} working days`, '/within'],
    [
      'the-other-owner',
      page['other-owner'] !== undefined && `${OTHERS[page['other-owner']]} of the account`,
      '/other-owner',
    ],
    ['the-outcome', outcome !== undefined && `reads “${outcome}” at its end`, '/outcome'],
    ...either.map(
      ({ of, missing }, i) =>
        [
          `rule-${i + 1}`,
          `has to answer one of ${of.join(', ')} (“${missing}”)`,
          `/at-least-one/${i}`,
        ] as const,
    ),
    ...(page.documents ?? []).map(
      (document, i) =>
        [`letter-${i + 1}`, letterInWords(document as RequestDocument), `/documents/${i}`] as const,
    ),
  ] as const
  return [
    ...steps.flatMap(({ heading, questions }, step) =>
      questions.map((question, i) => ({
        id: `question-${question.id}`,
        does: `is asked “${question.label}” under “${heading}”${questionInWords(question)}`,
        pointer: `/steps/${step}/questions/${i}`,
      })),
    ),
    ...about.flatMap(([id, does, pointer]) => (does === false ? [] : [{ id, does, pointer }])),
  ]
}

/** To whom a request is open. */
export const SENDERS = {
  owner: 'the owner of the account alone',
  delegate: 'the owner and delegates who are no attorneys',
  attorney: 'the owner and people who act for them',
  visitor: 'everybody, also without signing in',
} as const satisfies Record<NonNullable<RequestPageFile['sent-by']>, string>
const OTHERS = {
  'not-told': 'tells nothing to the other owner',
  told: 'tells the other owner',
  agrees: 'waits for the agreement of the other owner',
}

const joined = (parts: readonly (string | false)[]): string => parts.filter((part) => part !== false).join('')

function questionInWords(question: Question): string {
  const { kind, hint, missing, summary, when } = question
  return joined([
    `, ${KINDS[kind]}${boundsInWords(question)}`,
    missing === undefined ? ', and may leave it out' : `, and has to answer (“${missing}”)`,
    hint !== undefined && `, with the hint “${hint}”`,
    summary !== undefined && `, read again as “${summary}”`,
    when !== undefined && `, where ${conditionInWords(when as AnswerCondition)}`,
  ])
}

const KINDS: Readonly<Record<Question['kind'], string>> = {
  text: 'a line of text',
  'long-text': 'a text',
  money: 'pounds',
  date: 'a day',
  choice: 'one of',
  year: 'one of the past years',
  'yes-no': 'yes or no',
  account: 'an account',
  'bank-account': 'a bank account',
  file: 'files',
  declaration: 'a declaration',
  person: 'a person',
  address: 'an address',
}

function boundsInWords(question: Question): string {
  const { kind, least, most, earliest, latest, options, years, types, code } = question
  if (options) return ` ${options.map(({ id, label }) => `“${label}” (${id})`).join(', ')}`
  if (types) return ` of the type ${types.join(' or ')}`
  if (years !== undefined) return `, ${years} of them, each from ${question['begins-on']}`
  if (kind === 'date') return `, ${daysInWords(earliest ?? 0)} to ${daysInWords(latest ?? 0)}`
  if (code !== undefined) return ` like ${code}`
  if (most !== undefined) return ` from ${least ?? 0} to ${most}${kind === 'money' ? '' : ' characters'}`
  return question['is-own'] === true ? ' that the browser may know' : ''
}

function daysInWords(days: number): string {
  if (days === 0) return 'today'
  if (Math.abs(days) === 1) return days < 0 ? 'yesterday' : 'tomorrow'
  return days < 0 ? `${-days} days ago` : `${days} days ahead`
}

function letterInWords({
  title,
  says,
  quotes,
  when,
  values,
  'valued-on': valuedOn,
}: RequestDocument): string {
  return joined([
    `gets the letter “${title}”, which says “${says}”`,
    quotes !== undefined && ` and quotes ${quotes.join(' and ')}`,
    values !== undefined && ` with the values of ${values === 'all' ? 'all accounts' : values}`,
    valuedOn !== undefined && ` on ${valuedOn}`,
    when !== undefined && `, where ${conditionInWords(when)}`,
  ])
}

function conditionInWords(when: AnswerCondition): string {
  const all = (each: unknown) => (each as readonly AnswerCondition[]).map(conditionInWords)
  return Object.entries(when)
    .map(([key, value]) => {
      if (key === 'not') return `not (${conditionInWords(value as AnswerCondition)})`
      if (key === 'anyOf') return `(${all(value).join(' or ')})`
      if (key === 'allOf') return all(value).join(' and ')
      return `${key} is ${([value].flat() as string[]).join(' or ')}`
    })
    .join(' and ')
}
