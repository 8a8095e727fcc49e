// The schema of `provider` in /settings.json: what differs from one identity provider to another. A portal loads it only
// where the settings have a `provider`.
import * as z from 'zod/mini'
import * as limits from '#base/limits.gen.ts'

/** What the portal sends in its requests itself (OpenID Connect Core 3.1.2.1, RFC 7636, RFC 9101). Nothing may send it again. */
const PROTOCOL_PARAMETERS = new Set([
  ...['client_id', 'client_secret', 'client_assertion', 'client_assertion_type', 'redirect_uri'],
  ...['response_type', 'response_mode', 'scope', 'state', 'nonce', 'code_challenge', 'code_challenge_method'],
  ...['prompt', 'max_age', 'id_token_hint', 'request', 'request_uri', 'registration', 'dpop_jkt'],
  ...['code', 'code_verifier', 'grant_type', 'username', 'password', 'refresh_token', 'iss', 'error'],
])

/** Signatures with a public key (RFC 7518 section 3.1, RFC 8037). Never `none`, never a shared secret. */
export const ALGORITHMS = [
  ...(['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512'] as const),
  ...(['ES256', 'ES384', 'ES512', 'Ed25519', 'EdDSA'] as const),
] as const

const text = z.string().check(z.minLength(1, 'must not be empty'))

const isAddress = (given: string): boolean =>
  URL.canParse(given) &&
  /^https?:$/.test(new URL(given).protocol) &&
  !/[#?\s]/.test(given) &&
  new URL(given).username === ''

const address = z.string().check(z.refine(isAddress, 'must be an address such as https://id.example/logout'))

const parameters = z.record(
  text.check(
    z.refine(
      (name) => !PROTOCOL_PARAMETERS.has(name.toLowerCase()),
      'is a parameter that the portal sends itself',
    ),
  ),
  z.string('must be a text'),
)

const WRONG_KIND = 'is missing or of the wrong kind'
const UNKNOWN_FIELD = 'is not a field of `provider`'

/** An ID of a client goes out under the name of `clientId`, the portal's address under that of `returnTo`. */
const signOut = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('standard') }, UNKNOWN_FIELD),
    z.strictObject(
      {
        kind: z.literal('parameters'),
        endpoint: z.optional(address),
        clientId: z.optional(text),
        returnTo: text,
        parameters: z.optional(z.record(text, z.string('must be a text'))),
      },
      UNKNOWN_FIELD,
    ),
    z.strictObject({ kind: z.literal('none') }, UNKNOWN_FIELD),
  ],
  'must have a `kind`: standard, parameters or none',
)

export const providerSchema = z.strictObject(
  {
    /** The issuer, exactly as discovery and ID tokens name it: with a slash at the end or a port where they have one. */
    issuer: z.string().check(
      z.refine(
        (issuer) => !/[{}]|%7B/i.test(issuer),
        'is a template. Use the address of one tenant, with its id in place of the braces',
      ),
      z.refine(
        (issuer) => /[{}]|%7B/i.test(issuer) || isAddress(issuer),
        'must be the address that discovery names as `issuer`',
      ),
    ),
    /** Where the discovery document is, if it is not at the issuer. */
    discovery: z.optional(address),
    /** Origins other than the issuer's where the endpoints that the portal uses may be. */
    origins: z.optional(
      z.array(
        z
          .string()
          .check(
            z.refine(
              (given) => URL.canParse(given) && new URL(given).origin === given,
              'must be an origin such as https://login.example',
            ),
          ),
      ),
    ),
    /** Further parameters of the authorization request. */
    parameters: z.optional(parameters),
    /** Which claim of the ID token holds what. A claim may be named by an address. */
    claims: z.optional(
      z.strictObject(
        {
          userId: z.optional(text),
          name: z.optional(text),
          email: z.optional(text),
          phoneNumber: z.optional(text),
        },
        UNKNOWN_FIELD,
      ),
    ),
    /** Algorithms with which ID tokens may be signed. */
    algorithms: z.optional(
      z
        .array(
          z.enum(
            ALGORITHMS,
            `must be one of ${ALGORITHMS.join(', ')}: never none, and never a shared secret`,
          ),
        )
        .check(z.minLength(1, 'must name one algorithm at least')),
    ),
    /** Audiences that ID tokens may name in addition to the client. The token then says by `azp` that it was issued to the client. */
    audiences: z.optional(z.array(text).check(z.minLength(1, 'must name one audience at least'))),
    /** `max_age` of a fresh sign-in in seconds, 0 if left out: some providers refuse 0. `prompt=login` goes with it. */
    maxAge: z.optional(
      z
        .number()
        .check(
          z.refine(
            (seconds) =>
              Number.isInteger(seconds) && seconds >= 0 && seconds <= limits['fresh-sign-in'].value,
            `must be a whole number of seconds from 0 to ${limits['fresh-sign-in'].value}`,
          ),
        ),
    ),
    signOut: z.optional(signOut),
    /** Tells the provider at sign-out to forget the refresh token (RFC 7009). */
    revokeTokens: z.optional(z.boolean()),
  },
  { error: ({ code }) => (code === 'unrecognized_keys' ? UNKNOWN_FIELD : WRONG_KIND) },
)

export type ProviderSettings = z.output<typeof providerSchema>

/** What is wrong with `provider`; each problem names its field. */
export function providerProblems(json: unknown): string[] {
  const { error } = providerSchema.safeParse(json)
  return (error?.issues ?? []).flatMap((issue) => {
    const field = ['provider', ...issue.path].join('.')
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => `${field}.${key}: ${UNKNOWN_FIELD}`)
    const isOfParameter = issue.code === 'invalid_key'
    const message = isOfParameter ? (issue.issues[0]?.message ?? issue.message) : issue.message
    return `${field}: ${message.startsWith('Invalid input') ? WRONG_KIND : message}`
  })
}
