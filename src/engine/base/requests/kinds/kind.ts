// What a kind of question is. All that is said of one stands in its file: what it may have, how typed text is read, what is wrong
// with an answer, how it reads, what the API takes, its field. Pages, letters, checks and server ask this alone. Pure.
import type { AnswerCondition } from '../condition.ts'

export interface Asked {
  id: string
  label: string
  hint?: string
  /** The error where there is no answer; without it the question is optional. */
  missing?: string
  /** Its label on the check page and where the request is read later. */
  summary?: string
  when?: AnswerCondition
  /** What browsers fill in, of a form with code. */
  fills?: string
  /** What the firm knows: a call that the portal's definition names, and a field of its answer. */
  prefilled?: { call: string; field: string }
}

/** The answer by field; what is left out is blank. */
export type Parts = Readonly<Record<string, string>>

type Plain = string | number | string[] | Parts

/** Of a group: the answers about one, by question. */
export type Item = Readonly<Record<string, Plain>>

/** Pence of an amount, hundredths of a per cent, ids of files or of several options, several fields, items, otherwise text. */
export type Answer = Plain | Item[]

/** By question. */
export type RequestAnswers = Readonly<Record<string, Answer>>

export interface Option {
  id: string
  label: string
}

/** A field of an answer that has several. A date is typed in three. */
export interface PartField {
  part: string
  label: string
  hint?: string
  /** What browsers fill in, where it is the person's own. */
  fills?: string
  isDate?: true
  isNumber?: true
  /** Characters that its field shows. */
  width?: number
}

/** What it is drawn as. */
export type Field =
  | {
      kind: 'text'
      most: number
      width?: number
      type?: 'email' | 'tel'
      inputMode?: 'numeric' | 'decimal'
      autoComplete?: string
    }
  | { kind: 'long-text'; most: number }
  | { kind: 'money'; wrong: string }
  | { kind: 'account' }
  | { kind: 'date' | 'month' | 'file' }
  | { kind: 'declaration' }
  | { kind: 'group' }
  | { kind: 'choice'; options: readonly Option[]; isRow?: true }
  | { kind: 'search'; options: readonly Option[] }
  | { kind: 'several'; options: readonly Option[] }
  | { kind: 'parts'; parts: readonly PartField[]; isOwn: boolean }

/** The day on which an answer is given, and the answers to the other questions. */
export interface Given {
  today: string
  answers: RequestAnswers
}

/** `Own`: the properties that it has beside those of every question. `A`: its answer. */
export interface Kind<Own extends object = object, A extends Answer = Answer> {
  /** Properties that it needs, and others that it may have. */
  needs?: readonly string[]
  may?: readonly string[]
  /** As `portal diff` says it: "with a day". */
  answered: string
  /** A letter may say the answer as the firm's own, because nothing is typed, or quote it. Left out: neither. */
  letter?: 'says' | 'quotes'
  /** What the firm knows can be filled in where it is such a thing; of parts, with all of these names. Left out: never. */
  prefilled?: 'text' | 'date' | 'parts'
  is: 'text' | 'number' | 'list' | 'parts' | 'items'
  /** What is wrong with what is no such answer at all. */
  wrong: string
  /** The answer in what was typed; undefined where it is none. Left out: the text itself. */
  parse?(typed: string, question: Asked & Own): A | undefined
  /** Is nothing typed? Left out: blanks alone. */
  isBlank?(typed: string): boolean
  /** What is wrong with an answer; undefined where nothing is. */
  problem?(answer: A, question: Asked & Own, given: Given): string | undefined
  /** How it reads. `nameOf`: what an account or a file is called. Left out: as it is. */
  words?(answer: A, question: Asked & Own, nameOf: (id: string) => string): string
  /** What the API takes, as JSON Schema. */
  schema(question: Asked & Own): Readonly<Record<string, unknown>>
  field(question: Asked & Own, today: string): Field
  /** What a condition can name: the answers of which one is given, or several; or so many of the answer's units in one of its numbers; of a group, items. */
  oneOf?(question: Asked & Own): readonly string[]
  severalOf?(question: Asked & Own): readonly string[]
  unit?: number
}

/** With the kinds of the portal. */
export type Kinds = Readonly<Record<string, Kind>>

/** A portal's own; a large one is loaded where a page asks it. */
export type OwnKinds = Readonly<Record<string, Kind | (() => Promise<{ default: Kind }>)>>

/** Says the types of a kind. */
export const kind = <Own extends object, A extends Answer>(
  of: Kind<Own, A> & { needs?: readonly (keyof Own)[]; may?: readonly (keyof Own)[] },
): Kind<Own, A> => of

export interface OfOwn {
  /** It is that of whoever fills it in, which their browser may know. */
  'is-own'?: boolean
}

export const isOwn = (question: Asked & OfOwn): boolean => question['is-own'] === true

interface Typed {
  answered: string
  wrong: string
  /** The answer as it is kept; undefined for what is none. What it gives, it takes. */
  parse(typed: string): string | undefined
  /** Characters of the field. */
  most: number
  /** Characters that its field shows, where all answers are short. */
  width?: number
  /** What browsers fill in. */
  fills?: string
  type?: 'email' | 'tel'
  inputMode?: 'numeric'
  words?(answer: string): string
  letter?: 'quotes'
}

/** A kind of text with a form of its own, such as a telephone number. */
export const typedKind = ({
  answered,
  wrong,
  parse,
  most,
  width,
  fills,
  type,
  inputMode,
  words,
  letter,
}: Typed) =>
  kind<OfOwn, string>({
    ...{ may: fills === undefined ? [] : ['is-own'], answered, prefilled: 'text', is: 'text', wrong, parse },
    problem: (answer) => (parse(answer) === answer ? undefined : wrong),
    ...(words && { words }),
    ...(letter && { letter }),
    schema: () => ({ type: 'string', maxLength: most }),
    field: (question) => ({
      ...{ kind: 'text', most },
      ...(width !== undefined && { width }),
      ...(type && { type }),
      ...(inputMode && { inputMode }),
      ...(fills !== undefined && isOwn(question) && { autoComplete: fills }),
    }),
  })

/** A kind of which one entry of a long list is chosen, such as a country. */
export const listedKind = (answered: string, wrong: string, options: () => readonly Option[]) =>
  kind<object, string>({
    ...{ answered, letter: 'says', prefilled: 'text', is: 'text', wrong },
    problem: (answer) => (options().some(({ id }) => id === answer) ? undefined : wrong),
    words: (answer) => options().find(({ id }) => id === answer)?.label ?? answer,
    schema: () => ({ type: 'string', enum: options().map(({ id }) => id) }),
    field: () => ({ kind: 'search', options: options() }),
  })
