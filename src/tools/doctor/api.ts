// Asks the product API, and the address of error reports, what a page will ask them.
import {
  fine,
  letsRead,
  namesIn,
  skipped,
  reasonOf,
  unseenBy,
  wrong,
  type Finding,
  type Installation,
} from './finding.ts'

const SENT = ['authorization', 'x-userid', 'x-clientid', 'content-type', 'idempotency-key', 'traceparent']
const METHODS = ['put', 'delete']
const READ = ['date', 'retry-after']

export async function apiFindings({ settings, personPath, portal, ask }: Installation): Promise<Finding[]> {
  const address = settings.apiHost + personPath
  try {
    const answer = await ask(address, { headers: { origin: portal, accept: 'application/json' } })
    const preflight = await ask(address, {
      method: 'OPTIONS',
      headers: {
        origin: portal,
        'access-control-request-method': 'PUT',
        'access-control-request-headers': SENT.join(', '),
      },
    })
    if (answer.status === 429)
      return [
        skipped('API', `Nothing was seen of the product API: ${address} answers 429, so ask again later.`),
      ]
    return [
      answer.status === 401
        ? fine('API', 'The product API answers, and asks for a token.')
        : wrong(
            'API',
            `${address} answers ${answer.status} without a token. It must answer 401, which signs people out whose token has ended.`,
          ),
      corsOf(answer, preflight, settings.apiHost, portal),
    ]
  } catch (error) {
    return [
      wrong('API', `${address} does not answer: ${reasonOf(error)}. Correct \`apiHost\` or start the API.`),
    ]
  }
}

function corsOf(answer: Response, preflight: Response, host: string, portal: string): Finding {
  const why = unseenBy(preflight)
  if (why !== undefined)
    return skipped(
      'CORS',
      `Whether a page of ${portal} may read ${host} was not seen: the request before each call (OPTIONS) ${why}.`,
    )
  if (!letsRead(answer, portal) || !letsRead(preflight, portal))
    return wrong('CORS', `A page of ${portal} may not read ${host}. Allow this origin, for refusals too.`)
  const allowed = namesIn(preflight, 'access-control-allow-headers')
  const methods = namesIn(preflight, 'access-control-allow-methods')
  const exposed = namesIn(answer, 'access-control-expose-headers')
  const missing = [
    ...SENT.filter((name) => !allowed.includes(name)).map((name) => `allow the header ${name}`),
    ...METHODS.filter((name) => !methods.includes(name)).map((name) => `allow ${name.toUpperCase()}`),
    ...READ.filter((name) => !exposed.includes(name)).map((name) => `expose the header ${name}`),
  ]
  return missing.length === 0
    ? fine('CORS', 'The portal may send what it sends to the product API, and read what it reads.')
    : wrong('CORS', `The product API must ${missing.join(', ')} to pages of ${portal}.`)
}

export async function reportFindings({ settings, portal, ask }: Installation): Promise<Finding[]> {
  const { errorReports: address, errorReportsFormat: format } = settings
  if (address === undefined)
    return [skipped('reports', '`errorReports` is not set, so faults are reported to nobody.')]
  const preflight = await ask(address, {
    method: 'OPTIONS',
    headers: {
      origin: portal,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    },
  }).catch(() => undefined)
  const way = format === 'opentelemetry' ? ' by OpenTelemetry' : ''
  if (!preflight || preflight.status === 404 || preflight.status >= 500)
    return [
      wrong(
        'reports',
        `Nobody takes reports at ${address}: it answers ${preflight?.status ?? 'nothing'}. Correct \`errorReports\` or leave it out.`,
      ),
    ]
  const isOwn = new URL(address).origin === portal
  const mayRead = letsRead(preflight, portal)
  const allowed = namesIn(preflight, 'access-control-allow-headers')
  return isOwn || (mayRead && (allowed.includes('content-type') || allowed.includes('*')))
    ? [fine('reports', `Faults are reported to ${address}${way}.`)]
    : [
        wrong(
          'reports',
          `The collector at ${address} takes no JSON from pages of ${portal}. Allow this origin and the header content-type.`,
        ),
      ]
}
