// How a form sends: one call of the product API with the form's key, and a sentence for each error that the call declares.
import type { ZodMiniType } from 'zod/mini'
import type { Api, ApiError } from '#http/client.ts'
import type { AnswerOf, ApiCall, BodyOf, ErrorMessages } from '#http/contract.ts'
import { errorMessage } from '#http/error-message.ts'

type FormCall = ApiCall & { takesKey: true; answer: ZodMiniType }

/** What the table of a form says of its call. The sentences may depend on the values that were sent. */
export const sendingCall = <C extends FormCall, Values>(
  call: C,
  messages: ErrorMessages<C> | ((values: Values) => ErrorMessages<C>),
) => ({
  send: (api: Api, body: BodyOf<C>, key: string) =>
    api.call<ApiCall>(call, { body, key } as never) as Promise<AnswerOf<C>>,
  answerSchema: call.answer as unknown as ZodMiniType<AnswerOf<C>>,
  needsFreshSignIn: call.needsFreshSignIn === true,
  errorMessage: (error: ApiError, values: Values) =>
    errorMessage(call, typeof messages === 'function' ? messages(values) : messages, error),
})
