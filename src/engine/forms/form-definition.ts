// What a form is: a table of its questions, and what is sent from the values that they collect.
import type { ReactNode } from 'react'
import type { ZodMiniType } from 'zod/mini'
import type { ApiCall } from '#http/contract.ts'
import type { Api, ApiError } from '#http/client.ts'
import type { FormKind } from './drafts.ts'
import type { Change } from './send/change.ts'

/** What the fields of a form are given. */
export interface FieldProps<Values> {
  values: Values
  /** By the name of the field. */
  errors: Readonly<Partial<Record<string, string>>>
  change: (change: Change<Values>) => void
  fieldId: (name: string) => string
}

type Id<Values> = keyof Values & string

/** A sentence, or how it follows from the values. */
type Words<Values> = string | ((values: Values) => string | undefined)

/** One line of the check page. */
export interface SummaryRow {
  label: string
  value: string
  /** The field where its edit link leads; of the first row of a question, its own. */
  question?: string
}

/** What every question says of itself. */
interface Asked<Values, K extends Id<Values>> {
  /** The value that it collects. */
  id: K
  label: Words<Values>
  hint?: string | ((values: Values) => ReactNode)
  /** Questions of the same group that follow each other stand under this legend. */
  group?: string
  /** Always, where this is left out. */
  isAsked?: (values: Values) => boolean
  /** The error where there is no answer, or one that is not offered any more; without it the question is optional. */
  missing?: Words<Values>
  /** What is wrong with an answer that is there? Undefined when nothing is. */
  check?: (answer: Values[K], values: Values) => string | undefined
  /** What it says on the check page is worked out from other answers, so it has no edit link of its own. */
  isStated?: boolean
  /** On the check page: another label, several rows, or none. */
  summary?: string | false | ((values: Values) => readonly SummaryRow[])
}

/** One of several answers: what is sent, and what people read. */
export interface Option<Value extends string = string> {
  value: Value
  label: string
}

/** An account among which a question chooses. */
interface ChosenAccount {
  id: string
  name: string
}

/** The kinds of questions with a text as their answer. */
type OfText<Values, Value extends string> =
  | {
      kind: 'text'
      /** Characters. */
      most: number
      /** Those that its field shows, where all answers are short. */
      width?: number
      type?: 'email' | 'tel'
      inputMode?: 'numeric' | 'decimal'
      autoComplete?: string
    }
  /** `most` characters in several lines. */
  | { kind: 'long-text'; most: number; rows?: number }
  | {
      kind: 'money'
      currency?: (values: Values) => string
      /** In pounds, of what is typed. */
      least?: number
      most?: number
      /** It is what the form is about. */
      isLarge?: boolean
      /** Amounts to press, as they are typed. */
      quick?: (values: Values) => readonly Option[]
    }
  /** `after` stands below the options: the way to one more. */
  | {
      kind: 'choice'
      options: readonly Option<Exclude<Value, ''>>[]
      isRow?: boolean
      after?: () => ReactNode
    }
  | {
      kind: 'select'
      options: readonly Option[] | ((values: Values) => readonly Option[])
      shown?: (values: Values) => string
      autoComplete?: string
    }
  /** A long list; `always`, if any, is offered whatever is typed, and with it that goes into the answer `typedInto`. */
  | { kind: 'search'; options: readonly Option[]; always?: Option; typedInto?: Id<Values> }
  /** What is agreed to by a tick: "yes". The label says it. */
  | { kind: 'declaration' }
  /** A day to come, from a calendar: "2026-11-23". */
  | { kind: 'day' }
  /** One of the person's accounts; the form may mean another one than was stored. */
  | {
      kind: 'account'
      among: readonly ChosenAccount[] | ((values: Values) => readonly ChosenAccount[])
      shown: (values: Values) => ChosenAccount
      /** Draws each account as a row, with its value and a line about it. */
      row?: (account: ChosenAccount, values: Values) => { note?: ReactNode; detail?: ReactNode }
    }

/** A question that no kind fits: it draws its fields, and names the errors of each. */
interface Custom<Values> {
  kind: 'custom'
  field: (form: FieldProps<Values>) => ReactNode
  /** Fields that can have an error, the first one where an edit link leads. The question's id by default. */
  errors?: (values: Values) => Readonly<Record<string, string>>
  /** The field where an edit link leads; the question's id by default. */
  first?: string
}

/** A question of a form: which value it asks for, how, when, and what is wrong with an answer. */
export type Question<Values> = {
  [K in Id<Values>]: Asked<Values, K> &
    (Custom<Values> | (Values[K] extends string ? OfText<Values, Values[K]> : never))
}[Id<Values>]

/** Something to read between two questions. */
export interface Note<Values> {
  note: (values: Values) => ReactNode
}

/** Where a value that is sent comes from: from a question, or from what is stated here. */
type Source<Values, Value> =
  | { from: Id<Values>; as: (values: Values) => Value }
  | { stated: string; as: (values: Values) => Value }

/** How a value becomes what is sent. A function is enough where value and question have the same name. */
export type Sends<Values, Sent> = {
  [K in keyof Sent]-?: Source<Values, Sent[K]> | (K extends Id<Values> ? (values: Values) => Sent[K] : never)
}

/** All that a form is: its questions, the call that sends it, and the sentences for each refusal. `SendForm` draws it. */
export interface FormDefinition<Values extends object, Sent extends object, Result> extends FormKind<Values> {
  blank: Values
  /** Names the fields where something else stands above them. */
  title?: string | ((values: Values) => string)
  /** In the order in which they are asked. */
  questions: readonly (Question<Values> | Note<Values>)[]
  /** What is not asked but shown on the check page, above the answers. */
  facts?: (values: Values) => readonly SummaryRow[]
  /** What has to be done before the first question, in its place; undefined or false where nothing has to. */
  before?: (values: Values) => ReactNode
  /** What the server is asked as Continue is pressed, before the check page: the values follow its answer. */
  beforeCheck?: {
    ask: (api: Api, values: Values) => Promise<Change<Values>>
    /** Why it could not be asked, as a sentence. */
    failure: (error: unknown) => string
  }
  /** What people want to know as they type, beside both steps. */
  beside?: (values: Values) => ReactNode
  /** What it is while it is not sent: "£5,000.00 into Amelia Hart Savings". */
  unsent: (values: Values) => string
  /** Names the check page, where people do more there than check. */
  checkTitle?: Words<Values>
  /** What people should know before they send it. */
  consequences?: (values: Values) => ReactNode
  sendLabel: string | ((values: Values) => string)
  sends: Sends<Values, Sent>
  send: (api: Api, sent: Sent, key: string) => Promise<Result>
  /** The schema of the answer to `send`; if no answer came, it is asked for by its key. */
  answerSchema: ZodMiniType<Result>
  /** The server takes it only shortly after the person has signed in. */
  needsFreshSignIn?: boolean | ((values: Values) => boolean)
  /** A sentence for an error that the call declares, about the values that were sent. */
  errorMessage: (error: ApiError, values: Values) => string | undefined
  /** The calls with answers that are outdated after an error. */
  outdated?: readonly ApiCall[]
}

/** A form that changes what the server holds already: saved where it stands, without a check page and without a key. */
export interface SaveTable<Values extends object, Sent extends object, Result> extends Pick<
  FormDefinition<Values, Sent, Result>,
  'job' | 'questions' | 'sends' | 'errorMessage'
> {
  /** What is held now; what is typed over it is kept until it is saved. */
  held: Values
  send: (api: Api, sent: Sent) => Promise<Result>
  saveLabel?: string
  /** What people read once it is saved. */
  saved?: string
  /** What people read who have left meanwhile, where it was not saved or may not be. */
  notSaved: string
  needsFreshSignIn?: boolean
}
