// The form of a page of the kind "request": its table of questions is what the manifest says.
import { withoutOwner } from '#base/own-names.ts'
import type { Item, Kinds, Parts } from '#base/requests/kinds/kind.ts'
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
  pageOfOne,
  questionsOf,
  type GroupQuestion,
  type RequestPage,
  type RequestQuestion,
} from '#base/requests/request-page.ts'
import type { FormDefinition, Question } from '../form-definition.ts'
import { draftSchema } from './earlier-draft.tsx'
import { groupQuestion, itemsOf } from './group-question.tsx'
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
  kinds: Kinds
}

export function requestForm<Result>({
  id,
  page,
  accounts,
  owner,
  today,
  kinds,
  ...sending
}: Known<Result>): FormDefinition<Values, RequestSent, Result> {
  const among = (question: RequestQuestion) => offeredTo(question, accounts)
  const accountsOf = (question: RequestQuestion) =>
    among(question).map((each) => ({ value: each.id, label: nameOf(each.id) }))
  /** Where there is one account only, it is read and not asked for. */
  const blankOf = (questions: readonly RequestQuestion[]): Values =>
    Object.fromEntries(
      questions.map((question) => {
        const [only, ...others] = among(question)
        return [question.id, only && others.length === 0 && question.missing !== undefined ? only.id : '']
      }),
    )
  const nameOf = (account: string) =>
    withoutOwner(accounts.find((each) => each.id === account)?.name ?? account, owner)
  const read = (question: RequestQuestion, values: Values): Answer | undefined => {
    const typed = values[question.id] ?? ''
    if (question.kind === 'group')
      return itemsOf(question, typed, blankOf(question.questions)).map(
        (item) => answersIn(pageOfOne(question), item) as Item,
      )
    if (question.kind !== 'file') return readAnswer(question, typed, kinds)
    return chosenFiles(typed).flatMap((file) => (file.isUploaded ? [file.id] : []))
  }
  const answersIn = (of: Asking, values: Values): RequestAnswers => {
    const all = Object.fromEntries(
      questionsOf(of).flatMap((question) => {
        const answer = read(question, values)
        return answer === undefined ? [] : [[question.id, answer] as const]
      }),
    )
    const asked = askedOf(of, all).filter((question) => answerTo(question, all) !== undefined)
    return Object.fromEntries(asked.map((question) => [question.id, all[question.id]!]))
  }
  const tableOf = (of: Asking): Question<Values>[] => {
    const known = new WeakMap<Values, RequestAnswers>()
    /** The answers to what is asked, as they are sent. */
    const answersOf = (values: Values): RequestAnswers => {
      const answers = known.get(values) ?? answersIn(of, values)
      known.set(values, answers)
      return answers
    }
    const problemOf = ({ id: asked }: RequestQuestion, values: Values) =>
      requestProblems(of, { today, answers: answersOf(values) }, kinds)[asked]
    return questionsOf(of).map((question): Question<Values> => {
      const { hint } = question
      const label = fieldLabelOf(question, of)
      const kind = kindOf(question, kinds)
      const field = kind.field(question, today)
      const heading = of.steps.find((step) => step.questions.includes(question))!.heading
      const base = {
        id: question.id,
        label,
        ...(hint !== undefined && { hint }),
        ...(heading !== undefined && { group: heading }),
        isAsked: (values: Values) => askedOf(of, answersOf(values)).includes(question),
      }
      if (field.kind === 'group') {
        const group = question as GroupQuestion
        return {
          ...base,
          ...groupQuestion({
            ...{ group, label, blank: blankOf(group.questions), questions: tableOf(pageOfOne(group)) },
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
        ...fieldOf(id, { ...question, label }, field, accountsOf(question)),
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
  return {
    job: `${REQUEST_JOB}${id}`,
    schema: draftSchema(questions, kinds),
    blank: blankOf(questions),
    questions: tableOf(page),
    unsent: () => page.name,
    sendLabel: page.send,
    sends: { answers: { from: questions[0]!.id, as: (values) => answersIn(page, values) } },
    needsFreshSignIn: page['fresh-sign-in'] === true,
    ...sending,
  }
}
