// One call of the product API, declared once. The portal's client sends it, the sandbox answers it, `portal api` documents
// it: all three read this value, so a path, a schema or a reason of an error stands in one place.
import * as z from 'zod/mini'
import type { ZodMiniType } from 'zod/mini'
import type { Access } from '#base/access/access.ts'

/** Why the API answers with an error (4xx), by a name on which callers decide. */
export interface ErrorReason<
  Name extends string = string,
  Details extends ZodMiniType<object> = ZodMiniType<object>,
> {
  name: Name
  status: number
  /** When it happens, as a sentence of the API document. */
  meaning: string
  /** What the body has in addition to `message` and `reason`. */
  details: Details
}

const noDetails = z.object({})

/** Declares why a call is refused: a name for callers, the HTTP status (4xx), a sentence for the API document, the shape of details. */
export function reason<const Name extends string>(
  name: Name,
  status: number,
  meaning: string,
): ErrorReason<Name, typeof noDetails>
export function reason<const Name extends string, Details extends ZodMiniType<object>>(
  name: Name,
  status: number,
  meaning: string,
  details: Details,
): ErrorReason<Name, Details>
/* @__NO_SIDE_EFFECTS__ */
export function reason(
  name: string,
  status: number,
  meaning: string,
  details: ZodMiniType<object> = noDetails,
): ErrorReason {
  return { name, status, meaning, details }
}

/** A parameter of the query. Its schema is optional if it may be left out, and a list if it may come several times. */
export interface QueryParameter<Schema extends ZodMiniType = ZodMiniType> {
  description: string
  schema: Schema
}

/** What a call declares in addition to its method and path. */
interface Declaration {
  /** A sentence of the API document, without its full stop. */
  summary: string
  /** Who may make it: people with this access, and those who may do more. `owner` answers `owner-only` to people who act for them. */
  openTo: Access
  /** Schemas of segments ":name" that do not take every text. */
  params?: Readonly<Record<string, ZodMiniType<string>>>
  query?: Readonly<Record<string, QueryParameter>>
  /** What is sent. A call without it sends no body. */
  body?: ZodMiniType
  /** What a success holds. A call without it answers 204 without a body. */
  answer?: ZodMiniType
  /** Errors on which callers decide, in addition to those that every call of its kind can have (see `statusesOf`). */
  errors?: readonly ErrorReason[]
  /** Answers `recent-authentication-required` unless the person has given their credentials within five minutes. */
  needsFreshSignIn?: true
  /** Is it made also by somebody of whose death we were told? Other changes of theirs are refused then. */
  isOpenAfterDeath?: true
  /** Is sent with an idempotency key: the same key again gets the first answer. */
  takesKey?: true
  /** Is asked again and again: its answer has an ETag, so that one that has not changed costs a 304 (RFC 9110, 13.1.2). */
  isRevalidated?: true
  /** May what the path names be missing (404), although the path has no parameter? */
  mayBeMissing?: true
}

/** A call as declared: method, path, who may ask, the shapes of query, body and answer, and the reasons for refusals. */
export interface ApiCall extends Declaration {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** ":id" stands for one segment. */
  path: string
}

/** Declares a call that reads: `get("/api/payments/:id", { summary, openTo, answer })`. */
/* @__NO_SIDE_EFFECTS__ */
export function get<const Path extends string, const Declared extends Declaration>(
  path: Path,
  declared: Declared,
) {
  return { ...declared, method: 'GET' as const, path }
}

/** Declares a call that adds or does something. `takesKey` where a repeat must not do it twice. */
/* @__NO_SIDE_EFFECTS__ */
export function post<const Path extends string, const Declared extends Declaration>(
  path: Path,
  declared: Declared,
) {
  return { ...declared, method: 'POST' as const, path }
}

/** Declares a call that puts a whole thing in the place of another. */
/* @__NO_SIDE_EFFECTS__ */
export function put<const Path extends string, const Declared extends Declaration>(
  path: Path,
  declared: Declared,
) {
  return { ...declared, method: 'PUT' as const, path }
}

/** Declares a call that removes something (DELETE). */
/* @__NO_SIDE_EFFECTS__ */
export function remove<const Path extends string, const Declared extends Declaration>(
  path: Path,
  declared: Declared,
) {
  return { ...declared, method: 'DELETE' as const, path }
}

/** The names of a path's parameters: 'id' of "/api/payments/:id/cancel". */
export type ParamOf<Path extends string> = string extends Path
  ? string
  : Path extends `${string}:${infer Name}/${infer Rest}`
    ? Name | ParamOf<`/${Rest}`>
    : Path extends `${string}:${infer Name}`
      ? Name
      : never

type QueryIn<Query> = {
  [
    Name in keyof Query as Query[Name] extends { schema: z.ZodMiniOptional } ? never : Name
  ]: Query[Name] extends {
    schema: infer Schema
  }
    ? z.input<Schema>
    : never
} & {
  [
    Name in keyof Query as Query[Name] extends { schema: z.ZodMiniOptional } ? Name : never
  ]?: Query[Name] extends {
    schema: infer Schema
  }
    ? z.input<Schema>
    : never
}

/** What a caller gives: parameters, query, body and key, as far as the call has them. */
export type InputOf<C extends ApiCall> = { signal?: AbortSignal } & ([ParamOf<C['path']>] extends [never]
  ? unknown
  : { params: Readonly<Record<ParamOf<C['path']>, string>> }) &
  (C extends { body: infer Body } ? { body: z.input<Body> } : unknown) &
  (C extends { query: infer Query }
    ? object extends QueryIn<Query>
      ? { query?: QueryIn<Query> }
      : { query: QueryIn<Query> }
    : unknown) &
  (C extends { takesKey: true } ? { key: string } : unknown)

/** What is sent as the body of a call. */
export type BodyOf<C extends ApiCall> = C extends { body: infer Body } ? z.input<Body> : never

/** What a caller gets. */
export type AnswerOf<C extends ApiCall> = C extends { answer: infer Answer } ? z.output<Answer> : undefined

type ErrorsOf<C extends ApiCall> = C extends { errors: readonly (infer Each extends ErrorReason)[] }
  ? Each
  : never

/** A sentence for each reason that a call declares, made from its details if it needs them. A missing one does not compile. */
export type ErrorMessages<C extends ApiCall, About extends unknown[] = []> = {
  readonly [Each in ErrorsOf<C> as Each['name']]:
    | string
    | ((details: z.output<Each['details']>, ...about: About) => string)
}

/** An error's reason with its details, of those that a call declares. */
export type ReasonOf<C extends ApiCall> =
  ErrorsOf<C> extends infer Each
    ? Each extends ErrorReason
      ? { reason: Each['name'] } & z.output<Each['details']>
      : never
    : never

/** "/api/payments/:id/cancel" with its parameters in place. */
export const pathOf = (call: Pick<ApiCall, 'path'>, params: Readonly<Record<string, string>> = {}): string =>
  call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name]!))
