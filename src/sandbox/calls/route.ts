// Answers a call of the product API by its contract (src/portal/api): the request is parsed by it, the answer is typed by it, and
// an error has one of the reasons that it declares.
import * as z from 'zod/mini'
import type { ZodMiniType } from 'zod/mini'
import type { ApiCall, ErrorReason, ParamOf, QueryParameter } from '#http/contract.ts'
import { ownerOnly } from '#http/reasons.ts'
import { commonReasons } from '#http/statuses.ts'
import { isOpenTo, type Access } from '#base/access/access.ts'
import { isRecord } from '#base/record.ts'
import { placesOfHidden } from '#base/shown-text.ts'
import { parseJson, TooDeep } from '../web/json.ts'
import { ErrorResponse, type Authorised, type Call, type Route } from './call.ts'

// Sentences for what a request has wrong: the portal itself never shows them.
z.config(z.locales.en())

/** What the contract makes of a request. */
export interface InputOf<C extends ApiCall> {
  params: Record<ParamOf<C['path']>, string>
  query: C extends { query: infer Query }
    ? { [Name in keyof Query]: Query[Name] extends { schema: infer Schema } ? z.output<Schema> : never }
    : object
  body: C extends { body: infer Body } ? z.output<Body> : undefined
}

type AnswerOf<C extends ApiCall> = C extends { answer: infer Answer } ? z.input<Answer> : void

/**
 * A route of the sandbox. The right to call is decided before; then comes the age of the sign-in, then what is asked, so that an error
 * gives nothing away to people without the right. The answer is 200, or 204 if the call has none.
 */
export const route = <const C extends ApiCall>(
  contract: C,
  answer: (call: Call, input: InputOf<C>) => AnswerOf<C>,
): Route => ({
  method: contract.method,
  path: contract.path,
  openTo: contract.openTo,
  isOpenAfterDeath: contract.isOpenAfterDeath,
  answer(call) {
    try {
      if (contract.needsFreshSignIn) call.requireFreshSignIn()
      rejectHiddenCharacters(call)
      const input = {
        params: paramsOf(contract, call.params),
        query: queryOf(contract.query ?? {}, call.query),
        body: contract.body ? bodyOf(contract, contract.body, call.body) : undefined,
      }
      const body = answer(call, input as InputOf<C>) as unknown
      if (!contract.answer) return { status: 204 }
      return {
        status: 200,
        body,
        ...(contract.isRevalidated && { headers: { 'cache-control': 'private, no-cache' } }),
      }
    } catch (error) {
      if (error instanceof ErrorResponse) mustBeDeclared(contract, error)
      throw error
    }
  },
})

/** Throws an ErrorResponse that names the text with what cannot be seen; JSON in a text is looked into. */
function rejectHiddenCharacters({ query, body }: Pick<Call, 'query' | 'body'>): void {
  const [where] = [
    ...[...query].flatMap(([name, value]) => placesOfHidden(value, [name])),
    ...placesOfHidden(body),
    ...placesOfHidden(jsonIn(body), ['json']),
  ]
  if (where)
    throw new ErrorResponse(
      400,
      `${where.join('.')}: no control characters, none that turn the direction of text, no half characters, nothing that only looks empty`,
    )
}

/** What the basket's `json` holds. */
function jsonIn(body: unknown): unknown {
  const text = isRecord(body) ? body['json'] : undefined
  try {
    return typeof text === 'string' ? parseJson(text) : undefined
  } catch (error) {
    if (error instanceof TooDeep) throw new ErrorResponse(400, `json: ${error.message}`)
    return undefined
  }
}

/** Throws an ErrorResponse unless this is open to the person who asks. */
export function requireAccess({ access }: Pick<Authorised, 'access'>, openTo: Access): void {
  if (isOpenTo(access, openTo)) return
  if (access === 'visitor') throw new ErrorResponse(401, 'Sign in first')
  if (access === 'viewer') throw new ErrorResponse(403, 'This is not shared with you')
  if (openTo === 'owner')
    throw apiError([ownerOnly], 'owner-only', 'This is for the owner of the account alone')
  throw new ErrorResponse(403, 'An attorney may not do this')
}

type DetailsOf<Details> =
  Details extends Record<string, never>
    ? []
    : object extends Details
      ? [details?: Details]
      : [details: Details]

/** An error with a reason, its status and details as declared: `throw apiError(cancelPayment.errors, 'too-late', '…')`. */
export function apiError<
  const Reasons extends readonly ErrorReason[],
  Name extends Reasons[number]['name'],
  Of extends Extract<Reasons[number], { name: Name }>,
>(
  reasons: Reasons,
  name: Name,
  message: string,
  ...details: DetailsOf<z.input<Of['details']>>
): ErrorResponse {
  const { status } = reasons.find((each) => each.name === name)!
  return new ErrorResponse(status, message, name, details[0] as Record<string, unknown> | undefined)
}

function paramsOf(contract: ApiCall, given: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => {
      const schema = contract.params?.[name]
      return [name, schema ? (parsed(name, schema, value) as string) : value]
    }),
  )
}

function queryOf(
  declared: Readonly<Record<string, QueryParameter>>,
  given: URLSearchParams,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(declared).map(([name, { schema }]) => {
      const inner = innermost(schema)
      const one = given.get(name) ?? undefined
      const value =
        inner === 'array'
          ? given.getAll(name)
          : inner === 'number' && one !== undefined && /^-?\d+$/.test(one)
            ? Number(one)
            : one
      return [name, parsed(name, schema, value)]
    }),
  )
}

function innermost(schema: ZodMiniType): string {
  const { def } = schema._zod as { def: { type: string; innerType?: ZodMiniType } }
  return def.innerType ? innermost(def.innerType) : def.type
}

/** The body as the contract says. An amount beyond its bounds has a reason of its own, if the contract declares it. */
function bodyOf(contract: ApiCall, schema: ZodMiniType, value: unknown): unknown {
  const beyond = contract.errors?.find(({ name }) => name === 'amount-out-of-range')
  const issue = beyond && schema.safeParse(value).error?.issues[0]
  if (issue && /^too_(small|big)$/.test(issue.code) && /pence$/i.test(String(issue.path.at(-1))))
    throw new ErrorResponse(beyond.status, `${issue.path.join('.')}: ${issue.message}`, beyond.name)
  return parsed('the body', schema, value)
}

/** The value as the schema says, or a 400 that names the field. */
function parsed(name: string, schema: ZodMiniType, value: unknown): unknown {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const issue = result.error.issues[0]
  const field = [...(name === 'the body' ? [] : [name]), ...(issue?.path ?? [])].join('.') || name
  throw new ErrorResponse(400, `${field}: ${issue?.message ?? 'not as expected'}`)
}

function mustBeDeclared(contract: ApiCall, { reason, status }: ErrorResponse): void {
  if (reason === undefined || commonReasons.has(reason)) return
  if (contract.errors?.some((each) => each.name === reason && each.status === status)) return
  throw new Error(
    `${contract.method} ${contract.path} answers ${status} "${reason}", which its contract does not declare`,
  )
}
