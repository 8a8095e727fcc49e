// Asks the portal's own web server for the page, and holds it against what a page needs.
import { everyFile, pageHeaders } from '../build/page-headers.ts'
import { fine, skipped, wrong, type Finding, type Installation } from './finding.ts'

const nonceOf = (answer: Response): string | undefined =>
  /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1]

export async function pageFindings({ settings, portal, ask }: Installation): Promise<Finding[]> {
  const pages = await Promise.all([ask(`${portal}/`), ask(`${portal}/`)]).catch(() => undefined)
  const [page, again] = pages ?? []
  if (!page || !again)
    return [
      skipped(
        'headers',
        `Nothing answers at ${portal}, so its headers are not checked. Give the address with --portal.`,
      ),
    ]
  if (page.status >= 500 || page.status === 429)
    return [
      skipped(
        'headers',
        `${portal} answers ${page.status}, so the headers of its page were not seen. Ask again once it is there.`,
      ),
    ]
  const text = await page.text()
  if (text.includes('/@vite/client'))
    return [
      skipped(
        'headers',
        `At ${portal} runs \`npm start\`, which sends none of an installation’s headers. \`npm run preview\` does.`,
      ),
    ]
  const problems: string[] = []
  const nonce = nonceOf(page)
  if (nonce === undefined) problems.push('the page has no Content-Security-Policy with a nonce')
  else {
    if (nonce === nonceOf(again)) problems.push('the nonce of the policy is the same in each response')
    if (!text.includes(nonce)) problems.push('the nonce of the policy is not in the page')
    const expected = partsOf(pageHeaders(nonce, settings)['content-security-policy'] ?? '')
    const policy = partsOf(page.headers.get('content-security-policy') ?? '')
    for (const [name, sources] of expected) {
      const missing = sources.filter((source) => !policy.get(name)?.includes(source))
      if (missing.length > 0 || !policy.has(name))
        problems.push(`the policy’s ${name} lacks ${missing.join(' ') || 'everything'}`)
    }
  }
  for (const [name, value] of Object.entries(everyFile))
    if (page.headers.get(name) !== value) problems.push(`${name} is not “${value}”`)
  if (page.headers.get('cache-control') !== 'no-store') problems.push('the page may be kept in caches')
  const gone = await ask(`${portal}/assets/doctor-gone.js`).catch(() => undefined)
  if (gone?.status !== 404) problems.push('a missing file of /assets/ is not answered with 404')
  return problems.length === 0
    ? [fine('headers', 'The page comes with its policy, a fresh nonce, and the headers of every file.')]
    : [wrong('headers', `At ${portal} ${problems.join('; ')}. See src/engine/app/hosting/README.md.`)]
}

const partsOf = (policy: string): Map<string, string[]> =>
  new Map(
    policy.split(';').flatMap((part) => {
      const [name, ...sources] = part.trim().split(/\s+/)
      return name === undefined || name === '' ? [] : [[name, sources] as const]
    }),
  )
