// How a form sends: one call of the product API with the form's key, and a sentence for each error that the call declares.
import type { ZodMiniType } from 'zod/mini'
import type { Api, ApiError } from '#http/client.ts'
import type { AnswerOf, ApiCall, BodyOf, ErrorMessages, ParamOf } from '#http/contract.ts'
import { errorMessage } from '#http/error-message.ts'

/** A call that a form may send: one that carries an idempotency key. */
export type FormCall = ApiCall & { takesKey: true; answer: ZodMiniType }

/** What the table of a form says of its call. The sentences may depend on the values that were sent. */
export const sendingCall = <C extends FormCall, Values>(
  call: C,
  messages: ErrorMessages<C> | ((values: Values) => ErrorMessages<C>),
) => ({
  /** Params of the path stand among what is sent. */
  send: (api: Api, sent: BodyOf<C> & Partial<Record<ParamOf<C['path']>, string>>, key: string) => {
    const names = call.path.split('/')
    const those = (areParams: boolean) =>
      Object.fromEntries(Object.entries(sent).filter(([name]) => names.includes(`:${name}`) === areParams))
    return api.call<ApiCall>(call, { params: those(true), body: those(false), key } as never) as Promise<
      AnswerOf<C>
    >
  },
  answerSchema: call.answer as unknown as ZodMiniType<AnswerOf<C>>,
  needsFreshSignIn: call.needsFreshSignIn === true,
  errorMessage: (error: ApiError, values: Values) =>
    errorMessage(call, typeof messages === 'function' ? messages(values) : messages, error),
})
