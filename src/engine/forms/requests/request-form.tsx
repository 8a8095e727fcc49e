// The form of a page of the kind "request": its table of questions is what the manifest says.
import { withoutOwner } from '#base/own-names.ts'
import { parseTypedDate } from '#base/dates/typed-date.ts'
import { parsePounds } from '#base/pounds.ts'
import {
  answerInWords,
  askedOf,
  requestProblems,
  type Answer,
  type RequestAnswers,
} from '#base/requests/request-answers.ts'
import { REQUEST_JOB } from '#base/requests/request-job.ts'
import {
  fieldLabelOf,
  isOfParts,
  labelOf,
  offeredTo,
  questionsOf,
  type RequestPage,
  type RequestQuestion,
} from '#base/requests/request-page.ts'
import type { FormDefinition, Question } from '../form-definition.ts'
import { draftSchema } from './earlier-draft.tsx'
import { fieldProblems, firstField, readParts } from './parts-field.tsx'
import { fieldOf, type Values } from './request-fields.tsx'
import { chosenFiles, unfinishedFile } from './upload.ts'

export interface RequestSent {
  answers: RequestAnswers
}

interface ChosenAccount {
  id: string
  name: string
  type: string
}

interface Known<Result> extends Pick<
  FormDefinition<Values, RequestSent, Result>,
  'send' | 'answerSchema' | 'errorMessage' | 'outdated' | 'consequences'
> {
  /** The name of the page. */
  id: string
  page: RequestPage
  accounts: readonly ChosenAccount[]
  /** Whose name the accounts' names leave out. */
  owner: string
  today: string
}

export function requestForm<Result>({
  id,
  page,
  accounts,
  owner,
  today,
  ...sending
}: Known<Result>): FormDefinition<Values, RequestSent, Result> {
  const questions = questionsOf(page)
  const among = (question: RequestQuestion) => offeredTo(question, accounts)
  /** Where there is one account only, it is read and not asked for. */
  const blankOf = (question: RequestQuestion) => {
    const [only, ...others] = among(question)
    return only && others.length === 0 && question.missing !== undefined ? only.id : ''
  }
  const nameOf = (account: string) =>
    withoutOwner(accounts.find((each) => each.id === account)?.name ?? account, owner)
  const problemOf = ({ id: asked }: RequestQuestion, values: Values) =>
    requestProblems(page, answersOf(page, values), today)[asked]
  const fields = questions.map((question): Question<Values> => {
    const { hint } = question
    const label = fieldLabelOf(question, page)
    const group = page.steps.find((step) => step.questions.includes(question))!.heading
    return {
      id: question.id,
      label,
      ...(hint !== undefined && { hint }),
      ...(group !== undefined && { group }),
      isAsked: (values) => askedOf(page, values).includes(question),
      check: (answer, values) =>
        (question.kind === 'file' ? unfinishedFile(answer) : undefined) ?? problemOf(question, values),
      summary: (values) => {
        const answer = readAnswer(question, values[question.id] ?? '')
        if (answer === undefined) return []
        const files = question.kind === 'file' ? chosenFiles(values[question.id] ?? '') : []
        const value = answerInWords(
          question,
          answer,
          (id) => files.find((file) => file.id === id)?.name ?? nameOf(id),
        )
        return [{ label: labelOf(question), value }]
      },
      ...fieldOf(
        id,
        { ...question, label },
        among(question).map((each) => ({ value: each.id, label: nameOf(each.id) })),
        today,
      ),
      ...(isOfParts(question) && {
        // Each field says what is wrong in it; a rule over several questions is said at the first.
        check: () => undefined,
        errors: (values: Values) => {
          const problems = fieldProblems(question, values[question.id] ?? '', today)
          const problem = problemOf(question, values)
          if (Object.keys(problems).length > 0 || problem === undefined) return problems
          return { [firstField(question.id, question.kind)]: problem }
        },
      }),
    }
  })
  return {
    job: `${REQUEST_JOB}${id}`,
    schema: draftSchema(questions),
    blank: Object.fromEntries(questions.map((question) => [question.id, blankOf(question)])),
    questions: fields,
    unsent: () => page.name,
    sendLabel: page.send,
    sends: { answers: { from: questions[0]!.id, as: (values) => answersOf(page, values) } },
    needsFreshSignIn: page['fresh-sign-in'] === true,
    ...sending,
  }
}

/** The answers to what is asked, as they are sent. */
function answersOf(page: RequestPage, values: Values): RequestAnswers {
  return Object.fromEntries(
    askedOf(page, values).flatMap((question) => {
      const answer = readAnswer(question, values[question.id] ?? '')
      return answer === undefined ? [] : [[question.id, answer]]
    }),
  )
}

/** The answer in what was typed or chosen; undefined where there is none. */
function readAnswer({ kind }: RequestQuestion, typed: string): Answer | undefined {
  if (kind === 'file') {
    const uploaded = chosenFiles(typed).filter(({ isUploaded }) => isUploaded)
    return uploaded.length === 0 ? undefined : uploaded.map(({ id }) => id)
  }
  if (kind === 'person' || kind === 'address') return readParts(kind, typed)
  if (kind === 'date') return /[^/\s]/.test(typed) ? (parseTypedDate(typed) ?? typed) : undefined
  const text = typed.trim()
  if (text === '') return undefined
  return kind === 'money' ? (parsePounds(text) ?? text) : text
}
