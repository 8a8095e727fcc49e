// The errors of a call in the document: each status with the reasons that the call declares, and their details.
import type { ApiCall, ErrorReason } from '#http/contract.ts'
import { NEEDS_FRESH_SIGN_IN } from '#http/error-answer.ts'
import { bodySchema, type JsonSchema } from './schemas.ts'

const withoutReason: Record<number, string> = {
  400: 'The request is not as expected; the message names the field.',
  403: 'Not for this person. The portal fetches the grants again.',
  404: 'There is no such thing.',
  422: 'The request can be read and cannot be done; the message says why.',
}

const error: JsonSchema = { $ref: '#/components/schemas/Error' }

/** What a call answers with this status. */
export function errorResponse(call: ApiCall, status: number): JsonSchema {
  if (status === 401) return { $ref: '#/components/responses/401' }
  const reasons = [
    ...(call.errors ?? []).filter((each) => each.status === status),
    ...impliedBy(call, status),
  ]
  const general = withoutReason[status]
  const meanings = reasons.map(({ name, meaning }) => `\`${name}\`: ${meaning}`)
  return {
    description: [general, ...meanings].filter(Boolean).join(' '),
    content: { 'application/json': { schema: schemaOf(reasons, general !== undefined) } },
  }
}

interface Documented {
  name: string
  meaning: string
  details: JsonSchema
}

function schemaOf(reasons: readonly (ErrorReason | Documented)[], mayHaveNone: boolean): JsonSchema {
  const one = ({ name, details }: ErrorReason | Documented): JsonSchema => {
    const schema = '_zod' in details ? bodySchema(details as ErrorReason['details']) : details
    const { properties = {}, required = [] } = schema as { properties?: object; required?: string[] }
    return {
      allOf: [
        error,
        {
          type: 'object',
          properties: { reason: { const: name }, ...properties },
          required: ['reason', ...required],
        },
      ],
    }
  }
  const schemas = [...(mayHaveNone ? [error] : []), ...reasons.map(one)]
  return schemas.length === 1 ? schemas[0]! : { anyOf: schemas }
}

/** Reasons that follow from what else the call declares. */
function impliedBy({ needsFreshSignIn, takesKey }: ApiCall, status: number): Documented[] {
  if (status === 403 && needsFreshSignIn)
    return [
      {
        name: NEEDS_FRESH_SIGN_IN,
        meaning: 'The person has to give their credentials again.',
        details: {
          properties: { maxAge: { type: 'integer', description: 'Seconds (RFC 9470).' } },
          required: ['maxAge'],
        },
      },
    ]
  if (status === 422 && takesKey)
    return [
      { name: 'idempotency-key-reused', meaning: 'The key came with another call before.', details: {} },
    ]
  return []
}
