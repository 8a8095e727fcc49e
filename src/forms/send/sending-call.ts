// How a form sends: one call of the product API, with the form's key.
import type { Api } from '#api/http/client.ts'
import type { AnswerOf, ApiCall, BodyOf } from '#api/http/contract.ts'

/** Sends what a form has collected as the body of this call. */
export const sendingCall =
  <C extends ApiCall & { takesKey: true }>(call: C) =>
  (api: Api, body: BodyOf<C>, key: string): Promise<AnswerOf<C>> =>
    api.call<ApiCall>(call, { body, key } as never) as Promise<AnswerOf<C>>
