// The form of a page of the kind "request": its table of questions is what the manifest says.
import { withoutOwner } from '#base/own-names.ts'
import type { Item, Kinds, Parts } from '#base/requests/kinds/kind.ts'
import { isOfParts } from '#base/requests/kinds/parts.ts'
import {
  answerInWords,
  answersRead,
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
  pageOfOne,
  questionsOf,
  type GroupQuestion,
  type RequestPage,
  type RequestQuestion,
} from '#base/requests/request-page.ts'
import type { FormDefinition, Question } from '../form-definition.ts'
import { draftSchema } from './earlier-draft.tsx'
import { groupQuestion, itemsOf } from './group-question.tsx'
import { hintOf, type Prefilled } from './prefilled.ts'
import { fieldOf, firstField, type Values } from './request-fields.tsx'
import { chosenFiles, unfinishedFile } from './upload.ts'

export interface RequestSent {
  answers: RequestAnswers
}

/** A page, or what is asked about one item of a group. */
type Asking = Pick<RequestPage, 'steps' | 'at-least-one'>

interface ChosenAccount {
  id: string
  name: string
  type: string
}

interface Known {
  page: Asking
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
  const among = (question: RequestQuestion) => offeredTo(question, accounts)
  const accountsOf = (question: RequestQuestion) =>
    among(question).map((each) => ({ value: each.id, label: nameOf(each.id) }))
  /** Where there is one account only, it is read and not asked for. */
  const blankOf = (of: Asking): Values =>
    Object.fromEntries(
      questionsOf(of).map((question) => {
        const [only, ...others] = among(question)
        const filled = of === page ? prefilled[question.id] : undefined
        if (filled) return [question.id, filled.typed]
        return [question.id, only && others.length === 0 && question.missing !== undefined ? only.id : '']
      }),
    )
  const nameOf = (account: string) =>
    withoutOwner(accounts.find((each) => each.id === account)?.name ?? account, owner)
  const read = (question: RequestQuestion, values: Values): Answer | undefined => {
    const typed = values[question.id] ?? ''
    if (question.kind === 'group')
      return itemsOf(question, typed, blankOf(pageOfOne(question))).map(
        (item) => answersIn(pageOfOne(question), item) as Item,
      )
    if (question.kind !== 'file') return readAnswer(question, typed, kinds)
    return chosenFiles(typed).flatMap((file) => (file.isUploaded ? [file.id] : []))
  }
  const known = new WeakMap<Values, RequestAnswers>()
  /** The answers to what is asked, as they are sent; read once for the values of a page or of an item. */
  const answersIn = (of: Asking, values: Values): RequestAnswers => {
    const answers = known.get(values) ?? answersRead(of, (question) => read(question, values))
    known.set(values, answers)
    return answers
  }
  const tableOf = (of: Asking): Question<Values>[] => {
    const answersOf = (values: Values) => answersIn(of, values)
    const problemOf = ({ id: asked }: RequestQuestion, values: Values) =>
      (of === page ? rules?.(answersOf(values))[asked] : undefined) ??
      requestProblems(of, { today, answers: answersOf(values) }, kinds)[asked]
    return questionsOf(of).map((question): Question<Values> => {
      const hint = hintOf(question, of === page ? prefilled[question.id] : undefined)
      const label = fieldLabelOf(question, of)
      const kind = kindOf(question, kinds)
      const field = kind.field(question, today)
      const heading = of.steps.find((step) => step.questions.includes(question))!.heading
      const base = {
        id: question.id,
        label,
        hint,
        ...(heading !== undefined && { group: heading }),
        isAsked: (values: Values) => askedOf(of, answersOf(values)).includes(question),
      }
      if (field.kind === 'group') {
        const group = question as GroupQuestion
        return {
          ...base,
          ...groupQuestion({
            ...{ group, label, blank: blankOf(pageOfOne(group)), questions: tableOf(pageOfOne(group)) },
            problemOf: (values) => problemOf(question, values),
          }),
        }
      }
      return {
        ...base,
        check: (answer: string, values: Values) =>
          (question.kind === 'file' ? unfinishedFile(answer) : undefined) ?? problemOf(question, values),
        summary: (values: Values) => {
          const answer = answersOf(values)[question.id]
          if (answer === undefined) return []
          const files = question.kind === 'file' ? chosenFiles(values[question.id] ?? '') : []
          const value = answerInWords(
            question,
            answer,
            (each) => files.find((file) => file.id === each)?.name ?? nameOf(each),
            kinds,
          )
          return [{ label: labelOf(question), value }]
        },
        ...fieldOf(id, { ...question, label, hint }, field, accountsOf(question)),
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
              return Object.fromEntries(inFields.map(([part, wrong]) => [`${question.id}-${part}`, wrong]))
            return problem === undefined ? {} : { [firstField(question.id, field)]: problem }
          },
        }),
      }
    })
  }
  const questions = questionsOf(page)
  const blank = blankOf(page)
  const answersOf = (values: Values) => answersIn(page, values)
  const sends = Object.fromEntries(
    questions.map((question) => {
      const none = ['list', 'items'].includes(kindOf(question, kinds).is) ? [] : ''
      return [question.id, (values: Values) => answersOf(values)[question.id] ?? none]
    }),
  )
  return { schema: draftSchema(questions, kinds, blank), blank, questions: tableOf(page), sends, answersOf }
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
