// The letters that follow a request once it is done: among the person's documents, and with the request.
import { workingDayUpTo } from 'portal-engine/base/dates/working-days.ts'
import { formatPence } from 'portal-engine/base/money.ts'
import { answerInWords, isMet, type RequestAnswers } from 'portal-engine/base/requests/request-answers.ts'
import {
  labelOf,
  questionsOf,
  withAnswers,
  type RequestDocument,
  type RequestPage,
} from 'portal-engine/base/requests/request-page.ts'
import { questionKinds } from './question-kinds.ts'
import { longDate } from '#product-api/data/long-date.ts'
import { accountsOf, stateOf, valueOfState, type AccountRow } from '#product-api/ledger/ledger.ts'
import { marketUntil } from '#product-api/market/market.ts'
import { letterTo } from '#product-api/papers/letter.ts'
import type { DocumentPart } from '#product-api/papers/pdf/parts.ts'
import { pdfOf } from '#product-api/papers/pdf/pdf.ts'
import type { PersonOnDay } from 'portal-engine/sandbox/calls/call.ts'
import type { Answered } from './request-records.ts'

interface Request {
  id: string
  kind: string
  reference: string
  page: RequestPage
  given: RequestAnswers
  /** Who typed the answers. */
  sentBy: string
  /** Said after the text of each letter. */
  adds?: string | undefined
}

/** Writes the letters, and returns them as they are read with the request. */
export function writeLetters(on: PersonOnDay, request: Request): Answered[] {
  const { database, active, today } = on
  const { kind, page, given, reference } = request
  const nameOfId = (accountId: string) => {
    const account = accountsOf(database, active.id).find((each) => each.id === accountId)
    return account ? nameOf(account) : accountId
  }
  const due = (page.documents ?? []).filter(({ when = {} }) => isMet(when, given, page))
  return due.map((document, i) => {
    const id = `D-${active.userId}-${reference}-${i + 1}`
    const accounts = accountsOf(database, active.id).filter(
      (account) =>
        (document.values === 'all' && account.status !== 'Closed') ||
        account.id === given[document.values ?? ''],
    )
    const lines = [
      letterTo(database, active, { on: today, reference: id }),
      ...textOf(document, request, nameOfId),
      ...(request.adds === undefined ? [] : [request.adds, '']),
      ...quotesOf(document, request, nameOfId),
      ...(document.values === undefined
        ? []
        : valuesOf(database, accounts, closeOf(document, given) ?? on.valuedOn)),
    ]
    const [only, ...others] = accounts
    database.insert('documents', {
      id,
      person_id: active.id,
      // By its account, the other owner would find it among theirs as well.
      account_id:
        only && others.length === 0 && (only.joint_with === null || page['other-owner'] !== 'not-told')
          ? only.id
          : null,
      type: 'Letter',
      name: document.title,
      date: today,
      lines: JSON.stringify(lines),
    })
    const bytes = pdfOf(document.title, lines)
    const file = { id: crypto.randomUUID(), name: `${document.title}.pdf`, sizeBytes: bytes.length }
    database.insert('request_files', {
      ...{ id: file.id, person_id: active.id, kind, name: file.name },
      ...{ content_type: 'application/pdf', size_bytes: bytes.length, received_bytes: bytes.length },
      ...{ base64: Buffer.from(bytes).toString('base64'), request_id: request.id },
    })
    return { label: 'Our letter', value: document.title, files: [file] }
  })
}

/** What a letter calls an account: whoever reads it learns whether it is one person's. */
const nameOf = ({ name, joint_with }: AccountRow): string =>
  joint_with === null ? name : `${name}, owned jointly with ${joint_with}`

/** The last close up to the day that was asked for; undefined where none was. */
const closeOf = ({ 'valued-on': question }: RequestDocument, given: RequestAnswers): string | undefined =>
  question === undefined ? undefined : workingDayUpTo(given[question] as string)

function textOf(
  { says }: RequestDocument,
  { page, given }: Request,
  nameOfId: (id: string) => string,
): string[] {
  const questions = questionsOf(page)
  const text = withAnswers(says, (id) => {
    const question = questions.find((each) => each.id === id)
    const answer = given[id]
    return question && answer !== undefined ? answerInWords(question, answer, nameOfId, questionKinds) : ''
  })
  return [text, '']
}

/** Of every writing (Unicode, general category and table of quotation marks): none of them closes a quotation, or opens one. */
const QUOTATION_MARKS = /["\p{Pi}\p{Pf}„‚″‶〝〞〟＂❝❞]/gu

/** What somebody typed, as their words; their quotation marks do not end ours. */
function quotesOf(
  { quotes = [] }: RequestDocument,
  { page, given, sentBy }: Request,
  nameOfId: (id: string) => string,
): DocumentPart[] {
  const said = questionsOf(page)
    .filter(({ id }) => quotes.includes(id) && given[id] !== undefined)
    .map(
      (question) =>
        `${labelOf(question)}: “${answerInWords(question, given[question.id]!, nameOfId, questionKinds).replace(QUOTATION_MARKS, (mark) => (/[\p{Pi}‟]/u.test(mark) ? '‘' : '’'))}”`,
    )
  return said.length === 0
    ? []
    : [`In the words of ${sentBy}, which we have not checked. ${said.join(' ')}`, '']
}

/** What each account was worth at this close. */
function valuesOf(
  database: PersonOnDay['database'],
  accounts: readonly AccountRow[],
  close: string,
): DocumentPart[] {
  const market = marketUntil(close)
  const held = accounts.filter(({ opened_on }) => opened_on <= close)
  return [
    {
      table: {
        caption: `Value of each account at close on ${longDate(close)}`,
        columns: [
          { header: 'Account', share: 2.2 },
          { header: 'Number', share: 1.2 },
          { header: 'Value', figures: true, share: 1.2 },
        ],
        rows: held.map((account) => [
          nameOf(account),
          account.account_number,
          formatPence(valueOfState(stateOf(database, account.id, close, market)), account.currency),
        ]),
      },
    },
    '',
    {
      note: 'Values are at the last prices of the funds before the close. The value of investments can go down as well as up.',
    },
  ]
}
