// The form of a page of the kind "request": its table of questions is what the manifest says.
import { withoutOwner } from '#base/own-names.ts'
import type { Kinds, Parts } from '#base/requests/kinds/kind.ts'
import { isOfParts } from '#base/requests/kinds/parts.ts'
import {
  answerInWords,
  answerTo,
  askedOf,
  kindOf,
  readAnswer,
  requestProblems,
  type Answer,
  type RequestAnswers,
} from '#base/requests/request-answers.ts'
import { REQUEST_JOB } from '#base/requests/request-job.ts'
import {
  fieldLabelOf,
  labelOf,
  offeredTo,
  questionsOf,
  type RequestPage,
  type RequestQuestion,
} from '#base/requests/request-page.ts'
import type { FormDefinition, Question } from '../form-definition.ts'
import { draftSchema } from './earlier-draft.tsx'
import { hintOf, type Prefilled } from './prefilled.ts'
import { fieldOf, firstField, type Values } from './request-fields.tsx'
import { chosenFiles, unfinishedFile } from './upload.ts'

export interface RequestSent {
  answers: RequestAnswers
}

interface ChosenAccount {
  id: string
  name: string
  type: string
}

interface Known {
  page: Pick<RequestPage, 'steps' | 'at-least-one'>
  /** Where days are asked for. */
  today?: string
  kinds: Kinds
  /** The name of the page. */
  id?: string
  accounts?: readonly ChosenAccount[]
  /** Whose name the accounts' names leave out. */
  owner?: string
  /** What else is wrong with answers, by question. */
  rules?: ((answers: RequestAnswers) => Readonly<Record<string, string>>) | undefined
  prefilled?: Prefilled
}

interface KnownPage<Result>
  extends
    Required<Omit<Known, 'rules' | 'page' | 'prefilled'>>,
    Pick<Known, 'prefilled'>,
    Pick<
      FormDefinition<Values, RequestSent, Result>,
      'send' | 'answerSchema' | 'errorMessage' | 'outdated' | 'consequences'
    > {
  page: RequestPage
}

/** Questions of the vocabulary as those of a form, declared by a manifest or by code: what follows from them. */
export function askedQuestions({
  id = '',
  page,
  today = '',
  kinds,
  accounts = [],
  owner = '',
  prefilled = {},
  rules,
}: Known) {
  const questions = questionsOf(page)
  const among = (question: RequestQuestion) => offeredTo(question, accounts)
  /** Where there is one account only, it is read and not asked for. */
  const blankOf = (question: RequestQuestion) => {
    const [only, ...others] = among(question)
    const filled = prefilled[question.id]
    if (filled) return filled.typed
    return only && others.length === 0 && question.missing !== undefined ? only.id : ''
  }
  const nameOf = (account: string) =>
    withoutOwner(accounts.find((each) => each.id === account)?.name ?? account, owner)
  const read = (question: RequestQuestion, values: Values): Answer | undefined => {
    const typed = values[question.id] ?? ''
    if (question.kind !== 'file') return readAnswer(question, typed, kinds)
    return chosenFiles(typed).flatMap((file) => (file.isUploaded ? [file.id] : []))
  }
  const known = new WeakMap<Values, RequestAnswers>()
  /** The answers to what is asked, as they are sent. */
  const answersOf = (values: Values): RequestAnswers => {
    const answers = known.get(values) ?? answersIn(page, (question) => read(question, values))
    known.set(values, answers)
    return answers
  }
  const problemOf = ({ id: asked }: RequestQuestion, values: Values) =>
    rules?.(answersOf(values))[asked] ??
    requestProblems(page, { today, answers: answersOf(values) }, kinds)[asked]
  const blank: Values = Object.fromEntries(questions.map((question) => [question.id, blankOf(question)]))
  const fields = questions.map((question): Question<Values> => {
    const hint = hintOf(question, prefilled[question.id])
    const label = fieldLabelOf(question, page)
    const kind = kindOf(question, kinds)
    const field = kind.field(question, today)
    const group = page.steps.find((step) => step.questions.includes(question))!.heading
    return {
      id: question.id,
      label,
      hint,
      ...(group !== undefined && { group }),
      isAsked: (values) => askedOf(page, answersOf(values)).includes(question),
      check: (answer, values) =>
        (question.kind === 'file' ? unfinishedFile(answer) : undefined) ?? problemOf(question, values),
      summary: (values) => {
        const answer = answersOf(values)[question.id]
        if (answer === undefined) return []
        const files = question.kind === 'file' ? chosenFiles(values[question.id] ?? '') : []
        const value = answerInWords(
          question,
          answer,
          (id) => files.find((file) => file.id === id)?.name ?? nameOf(id),
          kinds,
        )
        return [{ label: labelOf(question), value }]
      },
      ...fieldOf(
        id,
        { ...question, label, hint },
        field,
        among(question).map((each) => ({ value: each.id, label: nameOf(each.id) })),
      ),
      ...(question.fills !== undefined && { autoComplete: question.fills }),
      ...(isOfParts(kind) && {
        // Each field says what is wrong in it; a rule over several questions is said at the first.
        check: () => undefined,
        errors: (values: Values) => {
          const problem = problemOf(question, values)
          const answer = answersOf(values)[question.id]
          const inFields = Object.entries(
            answer === undefined ? {} : kind.partProblems(answer as Parts, today),
          )
          if (inFields.length > 0)
            return Object.fromEntries(inFields.map(([part, of]) => [`${question.id}-${part}`, of]))
          return problem === undefined ? {} : { [firstField(question.id, field)]: problem }
        },
      }),
    }
  })
  const sends = Object.fromEntries(
    questions.map((question) => {
      const none = kindOf(question, kinds).is === 'list' ? [] : ''
      return [question.id, (values: Values) => answersOf(values)[question.id] ?? none]
    }),
  )
  return { schema: draftSchema(questions, blank), blank, questions: fields, sends, answersOf }
}

export function requestForm<Result>({
  id,
  page,
  accounts,
  owner,
  today,
  kinds,
  prefilled = {},
  ...sending
}: KnownPage<Result>): FormDefinition<Values, RequestSent, Result> {
  const { answersOf, ...table } = askedQuestions({ id, page, accounts, owner, today, kinds, prefilled })
  return {
    job: `${REQUEST_JOB}${id}`,
    ...table,
    unsent: () => page.name,
    sendLabel: page.send,
    sends: { answers: { from: table.questions[0]!.id, as: answersOf } },
    needsFreshSignIn: page['fresh-sign-in'] === true,
    ...sending,
  }
}

function answersIn(
  page: Pick<RequestPage, 'steps'>,
  read: (question: RequestQuestion) => Answer | undefined,
): RequestAnswers {
  const all = Object.fromEntries(
    questionsOf(page).flatMap((question) => {
      const answer = read(question)
      return answer === undefined ? [] : [[question.id, answer] as const]
    }),
  )
  const asked = askedOf(page, all).filter((question) => answerTo(question, all) !== undefined)
  return Object.fromEntries(asked.map(({ id }) => [id, all[id]!]))
}
