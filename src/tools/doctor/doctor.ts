// Checks a given installation from outside, as a browser and a sign-in will meet it. It signs nobody in and changes nothing.
import { providerOrigins } from '#session/sign-in/discovery.ts'
import * as limits from '#base/limits.gen.ts'
import { readSettings } from '#session/read-settings.ts'
import { apiFindings, reportFindings } from './api.ts'
import { doubtful, fine, skipped, wrong, type Finding, type Installation } from './finding.ts'
import type { Credentials } from './usual-forms.ts'
import { pageFindings } from './page.ts'
import { providerFindings } from './provider.ts'

interface Asked extends Omit<Installation, 'settings'> {
  /** Signs in once as well: as these credentials, or as the person at the browser. */
  signIn?: { as: Credentials | undefined } | undefined
}

/** Everything that is found, in the order in which a sign-in gets there. */
export async function examine(settingsText: string, asked: Asked): Promise<Finding[]> {
  let json: unknown
  try {
    json = JSON.parse(settingsText)
  } catch {
    return [wrong('settings', 'settings.json is not JSON, so nothing else can be checked.')]
  }
  const outcome = readSettings(json)
  if ('problems' in outcome)
    return outcome.problems.map((problem) => wrong('settings', `settings.json: ${problem}.`))
  const clocks: { host: string; at: number }[] = []
  const { signIn, ...from } = asked
  const installation = {
    ...from,
    settings: outcome.settings,
    ask: noting(asked, clocks),
  }
  const findings = [
    fine('settings', 'settings.json can be read, and every field is as it must be.'),
    ...settingsFindings(installation),
    ...(await providerFindings(installation)),
    ...(await apiFindings(installation)),
    ...(await reportFindings(installation)),
    ...(await pageFindings(installation)),
    clock(clocks),
  ]
  if (!signIn) return findings
  const { signInFindings } = await import('./sign-in.ts')
  const isWrong = findings.some(({ topic, outcome: is }) => topic === 'discovery' && is === 'wrong')
  return isWrong
    ? [...findings, skipped('tokens', 'Nobody was signed in, because discovery is wrong.')]
    : corrected(findings, await signInFindings({ ...installation, ask: asked.ask }, signIn.as))
}

/** What a sign-in has proved, of the client of the browser app, takes the place of what could not be seen without one. */
export function corrected(seen: readonly Finding[], proved: readonly Finding[]): Finding[] {
  const isProved = (topic: Finding['topic']) =>
    proved.some((each) => each.topic === topic && each.outcome === 'fine') &&
    !proved.some((each) => each.topic === topic && each.outcome === 'wrong')
  const isOvertaken = ({ topic, outcome, says }: Finding): boolean =>
    outcome !== 'fine' &&
    !says.includes('(pwa)') &&
    ((topic === 'redirect' && isProved('tokens')) ||
      (topic === 'sign-out' && isProved(topic)) ||
      // Whatever ID tokens have was seen.
      (topic === 'claims' && proved.some((each) => each.topic === topic)))
  return [...seen.filter((each) => !isOvertaken(each)), ...proved]
}

/** Asks within the deadline of the portal, and notes how far the clock of each host is ahead, in ms. */
const noting =
  ({ ask, now }: Asked, clocks: { host: string; at: number }[]): typeof fetch =>
  async (address, init) => {
    const signal = AbortSignal.timeout(limits['request-timeout'].value * 1000)
    const answer = await ask(address, { redirect: 'manual', signal, ...init })
    const date = Date.parse(answer.headers.get('date') ?? '')
    if (date)
      clocks.push({
        host: new URL(address instanceof Request ? address.url : address).origin,
        at: date - now(),
      })
    return answer
  }

function clock(clocks: readonly { host: string; at: number }[]): Finding {
  if (clocks.length === 0) return skipped('clock', 'No answer says what time it is there.')
  const leeway = limits['clock-leeway'].value
  const off = clocks.find(({ at }) => Math.abs(at) > leeway * 1000)
  if (!off) return fine('clock', `All clocks agree with this machine’s within ${leeway} seconds.`)
  const seconds = Math.round(Math.abs(off.at) / 1000)
  return wrong(
    'clock',
    `The clock of ${off.host} is ${seconds} seconds ${off.at > 0 ? 'ahead of' : 'behind'} this machine’s; sign-ins fail beyond ${leeway}. Set one of the two.`,
  )
}

const MARKS = { fine: '✓', doubtful: '!', wrong: '✗', skipped: '–' }

/** For the terminal. */
export const findingsText = (findings: readonly Finding[]): string =>
  findings.map(({ topic, outcome, says }) => `${MARKS[outcome]} ${topic.padEnd(9)} ${says}`).join('\n')

/** What is wrong with settings that can be read: hosts that a page may not ask, and links without an address. */
function settingsFindings({ settings, portal, links }: Installation): Finding[] {
  const hosts = [...providerOrigins(settings), settings.apiHost, settings.errorReports]
  const isOpen = (host: string | undefined) => host !== undefined && new URL(host).protocol === 'http:'
  const open = new URL(portal).protocol === 'https:' ? hosts.filter(isOpen) : []
  const missing = links.filter((id) => settings.links[id] === undefined)
  return [
    ...open.map((host) =>
      wrong(
        'settings',
        `A page of ${portal} may not ask ${host}: browsers block http under https. Use https there.`,
      ),
    ),
    ...(missing.length === 0
      ? []
      : [
          doubtful(
            'links',
            `\`links\` has no address for ${missing.join(', ')}, which the manifest links to. Add it before people come.`,
          ),
        ]),
  ]
}
