// Lists every condition of a manifest: where it is written, for which people it is evaluated, and what it decides.
// Every pass over all conditions uses this list.
import { intersect, without, type Cover } from '../conditions/cover.ts'
import type { Resolved, ResolvedOutcome, ResolvedRoute, ResolvedSentence } from '../resolve/resolved.ts'
import { peopleOnPage } from '../resolve/admission.ts'
import { isForATime, type Period } from '../resolve/resolve-period.ts'
import type { SourcePosition } from '../problem.ts'
import { elementsOf, entriesOf } from '../surfaces/entries.ts'
import { peopleWhoSee, type SurfaceElement } from '../surfaces/surface.ts'
import { onRoute } from './destinations.ts'

/** What happens to people who meet a condition. */
export type SiteEffect =
  | { kind: 'element'; title: string }
  | { kind: 'part'; route: string; part: string }
  | { kind: 'sentence'; of: string; text: string }
  | { kind: 'unavailable'; path: string; label: string; text: string; period: Period }
  | { kind: 'closed'; route: string; text: string; period: Period }

export interface ConditionSite {
  kind: 'context' | 'route' | 'part' | 'outcome' | 'guard' | 'element' | 'sentence' | 'entry'
  /** Names what the condition is about: "panel", "client/payments", "route home/tasks". */
  path: string
  /** Its name in problems: 'the entry "client/payments"'. */
  title: string
  position: SourcePosition
  when: Cover
  /** The people for whom it is evaluated. */
  audience: Cover
  /** The consequence when nobody meets it, and when everybody does; no `always` if a condition may hold for everybody. */
  never: string
  always?: string
  /** The path of the element or entry in which a sentence is. */
  inside?: string
  /** What happens to people who meet it. */
  effect?: SiteEffect
  /** The sentence whose condition it is. */
  sentence?: ResolvedSentence
  /** The route on whose page it is met. */
  on?: ResolvedRoute
}

const SEEN = { never: 'nobody would ever see it', always: 'it adds nothing' }

export const conditionSites = (resolved: Resolved): ConditionSite[] => [
  ...elementsOf(resolved).flatMap((element) => ofElement(resolved, element)),
  ...ofEntries(resolved),
  ...ofContexts(resolved),
  ...ofRoutes(resolved),
  ...ofGuards(resolved),
]

function ofElement(resolved: Resolved, element: SurfaceElement): ConditionSite[] {
  const { path, title, position, audience, when, sentences = [] } = element
  const own: ConditionSite[] =
    when === undefined
      ? []
      : [
          {
            kind: 'element',
            path,
            title,
            position,
            when,
            audience,
            ...SEEN,
            effect: { kind: 'element', title },
          },
        ]
  return [
    ...own,
    ...sentences.flatMap((rows) => ofSentences(resolved, rows, peopleWhoSee(element), { path, title })),
  ]
}

const ofSentences = (
  resolved: Resolved,
  rows: readonly ResolvedSentence[],
  audience: Cover,
  { path, title }: { path: string; title: string },
): ConditionSite[] =>
  oneAfterAnother(resolved, rows, audience).map(({ row, ...site }) => ({
    ...site,
    kind: 'sentence',
    sentence: row,
    path: `${path} “${row.text}”`,
    title: `a sentence of ${title}`,
    never: 'nobody would ever read it',
    inside: path,
    effect: { kind: 'sentence', of: title, text: row.text },
  }))

const ofEntries = (resolved: Resolved): ConditionSite[] =>
  entriesOf(resolved).flatMap(({ path, item, audience, people }): ConditionSite[] => [
    {
      kind: 'entry',
      path,
      title: `the entry "${path}"`,
      position: item.position,
      when: item.when,
      audience,
      ...SEEN,
    },
    ...oneAfterAnother(resolved, item.unavailable, people).map(({ row, ...site }) => ({
      ...site,
      kind: 'sentence' as const,
      sentence: row,
      path: `${path} “${row.text}”`,
      title: `a reason why the entry "${path}" is unavailable`,
      never: 'nobody would ever read it',
      inside: path,
      effect: {
        kind: 'unavailable' as const,
        path,
        label: item.label,
        text: row.text,
        period: periodOf(row),
      },
    })),
  ])

const periodOf = ({ onFrom, offFrom }: Period): Period => ({ onFrom, offFrom })

const ofContexts = ({ contexts, possible }: Resolved): ConditionSite[] =>
  contexts.map(({ id, when, position }) => ({
    kind: 'context',
    path: `context ${id}`,
    title: `the context "${id}"`,
    position,
    when,
    audience: possible,
    never: 'its navigation would never be shown',
    always: 'it adds nothing',
  }))

function ofRoutes(resolved: Resolved): ConditionSite[] {
  const { routes, possible } = resolved
  return routes.flatMap((route): ConditionSite[] => {
    const { id, match, parts, partsAt, headings, closed, shows, position } = route
    return [
      {
        kind: 'route',
        path: `route ${id}`,
        title: `route "${id}" (match)`,
        position,
        when: match,
        audience: possible,
        never: 'nobody could open it',
        always: 'it adds nothing',
      },
      ...Object.entries(parts).map(([name, when]): ConditionSite => ({
        kind: 'part',
        path: `route ${id}/${name}`,
        title: `the part "${name}" of route "${id}"`,
        position: partsAt[name]?.position ?? position,
        when,
        audience: intersect(possible, match),
        ...SEEN,
        // Who reads a section of its page is told of the page.
        ...(partsAt[name]?.page === undefined && { effect: { kind: 'part', route: id, part: name } }),
        on: route,
      })),
      ...ofSentences(resolved, headings, intersect(possible, match), {
        path: `route ${id}`,
        title: `the heading of route "${id}"`,
      }).map((site) => ({ ...site, on: route })),
      ...closed.map((sentence): ConditionSite => ({
        kind: 'sentence',
        path: `route ${id} “${sentence.text}”`,
        title: `the closing of route "${id}"`,
        position: sentence.position,
        when: sentence.when,
        audience: intersect(possible, match),
        never: 'nobody would ever read it',
        effect: { kind: 'closed', route: id, text: sentence.text, period: periodOf(sentence) },
        sentence,
        on: route,
      })),
      ...(shows.kind === 'redirect'
        ? ofOutcomes(resolved, shows.outcomes, intersect(possible, match), `route ${id}`, `route "${id}"`)
        : []),
    ]
  })
}

/** The possible people who meet it, where it is met. */
export function peopleWhoMeet(resolved: Resolved, { audience, when, on }: ConditionSite): Cover {
  const people = intersect(audience, when)
  return on ? intersect(peopleOnPage(resolved, on), onRoute(resolved, on, people)) : people
}

function ofGuards(resolved: Resolved): ConditionSite[] {
  const { guards, possible, vocabulary } = resolved
  return [...guards.values()].flatMap((guard): ConditionSite[] => {
    if (guard.kind === 'load') return []
    const { id, position, require, otherwise } = guard
    return [
      {
        kind: 'guard',
        path: `guard ${id}`,
        title: `the guard "${id}"`,
        position,
        when: require,
        audience: possible,
        never: 'it would let nobody through',
        always: 'it guards nothing',
      },
      ...ofOutcomes(
        resolved,
        otherwise,
        without(possible, require, vocabulary.universe),
        `guard ${id}`,
        `the guard "${id}"`,
      ),
    ]
  })
}

const ofOutcomes = (
  resolved: Resolved,
  outcomes: readonly ResolvedOutcome[],
  audience: Cover,
  path: string,
  title: string,
): ConditionSite[] =>
  oneAfterAnother(resolved, outcomes, audience).map(({ when, position, audience: left }, i) => ({
    when,
    position,
    audience: left,
    kind: 'outcome',
    path: `${path} outcome ${i + 1}`,
    title: `an outcome of ${title}`,
    never: 'it would never be taken',
  }))

/**
 * The first row whose condition holds applies, so each row is evaluated for the people that no earlier row matches. What holds for a
 * time leaves the others as they are.
 */
function oneAfterAnother<Row extends { when: Cover; position: SourcePosition } & Period>(
  { vocabulary }: Resolved,
  rows: readonly Row[],
  audience: Cover,
): { row: Row; when: Cover; position: SourcePosition; audience: Cover }[] {
  let left = audience
  return rows.map((row) => {
    const here = left
    if (!isForATime(row)) left = without(left, row.when, vocabulary.universe)
    return { row, when: row.when, position: row.position, audience: here }
  })
}
