// One call of the product API, as the tables in calls/ write it.
import type { ZodMiniType } from 'zod/mini'

export interface ApiCall {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** ":id" stands for one segment. */
  path: string
  summary: string
  /** What the portal parses the answer with; undefined where a success has no body (204). */
  answer?: ZodMiniType | undefined
  /** What is sent. */
  body?: ZodMiniType | undefined
  query?: Readonly<Record<string, QueryParameter>>
  /** Is Idempotency-Key sent? */
  isOnce?: boolean
  /** Must the person have given their credentials within five minutes? */
  isFresh?: boolean
}

export interface QueryParameter {
  type: 'string' | 'integer' | 'date'
  description: string
  isRequired?: boolean
  /** May it come several times? */
  isList?: boolean
}

type More = Pick<ApiCall, 'query' | 'isOnce' | 'isFresh'>

export const get = (path: string, summary: string, answer: ZodMiniType, more: More = {}): ApiCall => ({
  ...{ method: 'GET', path, summary, answer },
  ...more,
})

type Sending = (
  path: string,
  summary: string,
  body?: ZodMiniType,
  answer?: ZodMiniType,
  more?: More,
) => ApiCall
const sending =
  (method: ApiCall['method']): Sending =>
  (path, summary, body, answer, more = {}) => ({ ...{ method, path, summary, body, answer }, ...more })

export const post = sending('POST')
export const put = sending('PUT')

export const remove = (path: string, summary: string, answer?: ZodMiniType, more: More = {}): ApiCall => ({
  ...{ method: 'DELETE', path, summary, answer },
  ...more,
})
