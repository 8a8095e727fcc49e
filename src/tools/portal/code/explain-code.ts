// What a situation code says, in words: the facts, the page, what this person sees there, and why. Pure, so that the page for
// the firm's staff does the same in a browser.
import { cubeOf } from '#manifest/conditions/membership.ts'
import type { Manifest, Route } from '#manifest/manifest.ts'
import type { Resolved } from '#manifest/resolve/resolved.ts'
import { indent } from '#manifest/surfaces/view.ts'
import { evaluate } from '#runtime/evaluate.ts'
import { createEncoder, type Facts } from '#runtime/person.ts'
import { EMPTY_VALUES } from '#runtime/resolve-items.ts'
import { readCode, type KnownRelease } from '#runtime/situation/read-code.ts'
import { explainText, type Output } from '../explain.ts'
import { contradiction, notGiven } from '../impossible.ts'
import { viewOf } from '../menus.ts'
import { tabsText } from '../tabs-text.ts'
import { explainCalled } from '../things.ts'

export interface Release extends KnownRelease {
  resolved(): Resolved
}

/** What a code says, and of which release. */
export interface Read {
  release: Release
  route: Route
  /** With the area of the page. */
  facts: Facts
}

const WHO = 'this person'

/** Reads a code; the problem is a sentence to show. The current release comes first. */
export function readSituation(code: string, releases: readonly Release[]): Read | { problem: string } {
  const reading = readCode(code, releases)
  if ('problem' in reading) return reading
  const { release, situation } = reading
  const route = release.manifest().routes.find(({ id }) => id === situation.route)!
  return { release, route, facts: { ...situation.facts, area: route.area } }
}

/** All about the situation: facts, page, and what is shown there. */
export function situationText(read: Read, releases: readonly Release[]): Output {
  const { release, route, facts } = read
  const resolved = release.resolved()
  const manifest = release.manifest()
  const { text, view } = viewOf(manifest, { name: 'What this person sees', facts, values: NAMES }, route.area)
  const page = explainText(resolved, route.id, WHO, facts)
  return {
    text: [
      ageText(release, releases),
      `On the page “${route.title}” (${route.path}), route ${route.id}.`,
      '',
      ...factLines(resolved, facts),
      ...warnings(resolved, facts),
      '',
      text.trimEnd(),
      ...indent([...tabsText(manifest, facts, [route]), ...partLines(manifest, route, facts)]),
      '',
      page?.text ?? '',
    ].join('\n'),
    data: { release: release.id, route: route.id, facts, view, page: page?.data },
  }
}

/** Why the entry, route or part is shown or not, and whether a newer release would show it; undefined if there is none. */
export function subjectText(read: Read, releases: readonly Release[], subject: string): Output | undefined {
  const { release, route, facts } = read
  const answer = explainCalled(release.resolved(), subject, WHO, facts)
  const newer = newerText(read, releases, subject, answer)
  if (!answer && newer === undefined) return undefined
  return {
    text: [
      answer?.text ?? `${releaseName(release)} has nothing called “${subject}”.`,
      '',
      ...(newer === undefined ? [] : [newer]),
      ageText(release, releases),
    ].join('\n'),
    data: { release: release.id, route: route.id, facts, answer: answer?.data, newer },
  }
}

const NAMES = { ...EMPTY_VALUES, userName: 'user name', activeName: 'active name' }

const releaseName = ({ id }: Release) => (id === '' ? 'The config as it is' : `Release ${id}`)

/** Which release it is, and whether it is the current one. */
export const ageText = (release: Release, releases: readonly Release[]): string =>
  release === releases[0]
    ? `${releaseName(release)}, the current one.`
    : release.id === ''
      ? `${releaseName(release)}.`
      : `${releaseName(release)}. Current is ${releases[0]!.id}: this person has it with the next page.`

function factLines({ vocabulary }: Resolved, facts: Facts): string[] {
  const rows = vocabulary.facts.map(({ id, values, meanings, description }) => {
    const value = facts[id] as string | undefined
    const meaning = value === undefined ? 'not known yet' : meanings[values.indexOf(value)]
    return {
      name: value === undefined ? id : `${id} = ${value}`,
      says: `${description.replace(/\.$/, '')}: ${meaning}`,
    }
  })
  const width = Math.max(...rows.map(({ name }) => name.length))
  return ['What is known', ...indent(rows.map(({ name, says }) => `${name.padEnd(width)}  ${says}`))]
}

function warnings(resolved: Resolved, facts: Facts): string[] {
  const wrong = contradiction(resolved, cubeOf(resolved, facts))
  const missing = notGiven(resolved, facts)
  return [
    ...(wrong ? ['', `Nobody should be like this: ${wrong.reasons.map(({ why }) => why).join(' ')}`] : []),
    ...(missing === undefined ? [] : ['', missing]),
  ]
}

const SHOWN = { yes: 'shown', no: 'hidden', unknown: 'not known yet' } as const

function partLines(manifest: Manifest, route: Route, facts: Facts): string[] {
  const person = createEncoder(manifest)(facts)
  return Object.entries(route.parts ?? {}).map(
    ([part, when]) => `part ${route.id}/${part}: ${SHOWN[evaluate(manifest, when, person)]}`,
  )
}

/** What the current release says of the same; undefined where the code is of it. */
function newerText(
  { release, facts }: Read,
  releases: readonly Release[],
  subject: string,
  answer: Output | undefined,
): string | undefined {
  const [current] = releases
  if (!current || current === release || release.id === '') return undefined
  const resolved = current.resolved()
  const kept = Object.entries(facts).filter(([id, value]) =>
    resolved.vocabulary.byId.get(id)?.values.includes(value as string),
  )
  const newer = explainCalled(resolved, subject, WHO, Object.fromEntries(kept))
  const before = verdictOf(answer)
  const now = verdictOf(newer)
  if (now === undefined)
    return before && `The current release, ${current.id}, has nothing called “${subject}”.`
  return before === now
    ? `The current release, ${current.id}, says the same.`
    : `In the current release, ${current.id}, it is ${now === 'pending' ? 'not decided by what is known' : now}.`
}

/** Of all that has the label, each verdict once. */
function verdictOf(output: Output | undefined): string | undefined {
  const told = output && ([output.data].flat() as { verdict: 'shown' | 'hidden' | 'pending' }[])
  return told && [...new Set(told.map(({ verdict }) => verdict))].join(' and ')
}
