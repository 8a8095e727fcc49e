// What all calls of the document share: the token, the headers, and the answers that are errors.
import { personId } from '#http/ids.ts'
import { bodySchema, type JsonSchema } from './schemas.ts'

const header = (
  name: string,
  required: boolean,
  description: string,
  schema: JsonSchema = bodySchema(personId),
) => ({
  ...{ name, in: 'header', required, description, schema },
})

/** In addition to the schemas of answers. */
export const components = {
  securitySchemes: {
    bearer: { type: 'http', scheme: 'bearer', description: 'The access token of the identity provider.' },
  },
  parameters: {
    'X-UserId': header('X-UserId', true, 'The logged-in user, also while another account is shown.'),
    'X-ClientId': header(
      'X-ClientId',
      false,
      'While acting as a delegate the client, while viewing the grantor; only once the fetched grants confirm it.',
    ),
    'Idempotency-Key': header(
      'Idempotency-Key',
      true,
      'A repeated request with the same key gets the first answer, for 24 hours (draft-ietf-httpapi-idempotency-key-header).',
      { type: 'string', minLength: 1, maxLength: 100 },
    ),
    traceparent: header(
      'traceparent',
      true,
      'W3C Trace Context. The retries of one call have one trace id; clients quote its first eight characters.',
      { type: 'string', pattern: '^00-[0-9a-f]{32}-[0-9a-f]{16}-01$' },
    ),
  },
  schemas: {
    Error: {
      type: 'object',
      properties: {
        message: { type: 'string', description: 'For people.' },
        reason: { type: 'string', description: 'By which callers tell errors apart.' },
      },
      required: ['message'],
    },
  },
  responses: {
    401: {
      description: 'The token is not valid, has expired or was revoked. The portal signs the person out.',
    },
    default: {
      description:
        'Anything else. A GET is sent again after 429 and 5xx, at most twice; `Retry-After` is kept to where it is short.',
    },
  },
}
