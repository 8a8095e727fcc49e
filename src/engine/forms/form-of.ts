// A form from its questions and its call: what a draft has, what stands there before anything is typed, and what is sent follow
// from them. A form says only what differs. Pure.
import * as z from 'zod/mini'
import type { AnswerOf, ApiCall, BodyOf, ErrorMessages, ParamOf } from '#http/contract.ts'
import { parsePounds } from '#base/pounds.ts'
import { questionsOf } from './form-logic.ts'
import type { FormDefinition, Sends } from './form-definition.ts'
import { sendingCall, type FormCall } from './send/sending-call.ts'

/** Every value begins as nothing, but for these. Those that no question collects are named here. */
type Begins<Values extends object, Table extends { blank: Values }> = Omit<Table, 'blank' | 'schema'> & {
  blank?: Partial<Values>
}

/** What a form keeps, and how it begins: what a draft does not have is as in a new one. Values are texts, or yes and no. */
export function formOf<Values extends object, Sent extends object, Result>({
  blank,
  ...table
}: Begins<Values, FormDefinition<Values, Sent, Result>>): FormDefinition<Values, Sent, Result> {
  const nothing = Object.fromEntries(questionsOf<Values>(table).map(({ id }) => [id, '']))
  const begins = { ...nothing, ...blank } as Values
  const kept = Object.entries(begins).map(([name, value]) => [
    name,
    z._default<z.ZodMiniType>(typeof value === 'boolean' ? z.boolean() : z.string(), value),
  ])
  const schema = z.object(Object.fromEntries(kept)) as unknown as z.ZodMiniType<Values>
  return { ...table, blank: begins, schema }
}

/** What is sent of itself: the answer to the question of that name; as "amountPence" the amount of the question "amount". */
type OfItself<Values, Sent> = {
  [K in keyof Sent]: K extends keyof Values
    ? Exclude<Values[K], ''> extends Sent[K]
      ? K
      : never
    : K extends `${infer Amount}Pence`
      ? Amount extends keyof Values
        ? K
        : never
      : never
}[keyof Sent]

/** Everything that is not sent of itself, and what is sent otherwise. */
type OwnSends<Values, Sent> = Omit<Sends<Values, Sent>, OfItself<Values, Sent>> &
  Partial<Pick<Sends<Values, Sent>, OfItself<Values, Sent>>>

type SentBy<C extends ApiCall> = object &
  BodyOf<C> &
  ([ParamOf<C['path']>] extends [never] ? unknown : Record<ParamOf<C['path']>, string>)

/** What a call is sent, from what differs. */
export function sendsOf<C extends ApiCall, Values extends object>(
  call: C,
  own: OwnSends<Values, SentBy<C>>,
): Sends<Values, SentBy<C>> {
  const names = Object.keys((call.body as z.ZodMiniObject).shape)
  const ofThemselves = names.map((name) => [name, ofItself<Values>(name)])
  return { ...Object.fromEntries(ofThemselves), ...own } as Sends<Values, SentBy<C>>
}

type OfCall = 'sends' | 'send' | 'answerSchema' | 'needsFreshSignIn' | 'errorMessage'

/** The form of one call. */
export const callForm = <C extends FormCall, Values extends object>(
  call: C,
  messages: ErrorMessages<C> | ((values: Values) => ErrorMessages<C>),
  {
    sends,
    ...table
  }: Omit<Begins<Values, FormDefinition<Values, SentBy<C>, AnswerOf<C>>>, OfCall> & {
    sends: OwnSends<Values, SentBy<C>>
  },
): FormDefinition<Values, SentBy<C>, AnswerOf<C>> =>
  formOf<Values, SentBy<C>, AnswerOf<C>>({
    ...table,
    ...sendingCall(call, messages),
    sends: sendsOf<C, Values>(call, sends),
  } as Begins<Values, FormDefinition<Values, SentBy<C>, AnswerOf<C>>>)

const ofItself = <Values extends object>(name: string) => {
  const amount = name.replace(/Pence$/, '')
  return {
    from: amount,
    as(values: Values) {
      const answer: unknown = values[amount as keyof Values]
      const text = typeof answer === 'string' ? answer.trim() : answer
      return amount === name ? text : (parsePounds(String(text)) ?? 0)
    },
  }
}
