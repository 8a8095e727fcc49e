// Effects of what is no object of the compiled manifest: conditions, links in screens, the order of dialogs, and what the compiled
// manifest leaves out: limits, figures of a portal's own manifests, what search engines and the search find, sources of facts.
import { intersect } from '../conditions/cover.ts'
import { intersectOnce } from '../conditions/partition.ts'
import { peopleOnPage } from '../resolve/admission.ts'
import type { PagePart } from '../resolve/pages/resolved-page.ts'
import type { Resolved } from '../resolve/resolved.ts'
import { withSession } from '../resolve/signed-in.ts'
import { conditionSites, peopleWhoMeet } from '../checks/condition-sites.ts'
import { peopleWhoSee } from '../surfaces/surface.ts'
import type { Properties } from './compiled-objects.ts'
import type { Section } from './descriptions.ts'
import type { DetailedEffect } from './effect.ts'
import { omit, placeOf } from './object-effects.ts'

/** People who meet a condition see an element or a part of a screen. */
export const conditionEffects = (resolved: Resolved): DetailedEffect[] =>
  conditionSites(resolved).flatMap((site): DetailedEffect[] => {
    const { path, effect, position, sentence } = site
    if (effect === undefined || sentence) return []
    const people = peopleWhoMeet(resolved, site)
    return [
      {
        subject: `condition ${path}`,
        is: effect,
        at: placeOf(site),
        people,
        position,
        details: {},
      },
    ]
  })

/** For surfaces that show only one of several elements: which comes first. */
export const orderEffects = (resolved: Resolved): DetailedEffect[] =>
  resolved.surfaces
    .filter(({ showsOne }) => showsOne)
    .flatMap((surface) => {
      const elements = surface.elements(resolved)
      return elements.flatMap((earlier, i) =>
        elements.slice(i + 1).map((later): DetailedEffect => {
          const people = intersect(peopleWhoSee(earlier), peopleWhoSee(later))
          return {
            subject: `order ${earlier.path} ${later.path}`,
            is: { kind: 'order', earlier: earlier.title, later: later.title },
            ...{ people, position: later.position, details: {} },
          }
        }),
      )
    })

/** A screen offers a link to people on its page whom the other route does not turn away. */
export const offerEffects = (resolved: Resolved): DetailedEffect[] => [
  ...resolved.routes.flatMap((from) =>
    from.links.map((to): DetailedEffect => ({
      subject: `link ${from.id} ${to}`,
      is: { kind: 'link', from: from.id, to },
      people: intersectOnce(peopleOnPage(resolved, from), resolved.admits(to)),
      position: from.position,
      details: {},
    })),
  ),
  ...resolved.routes.map(({ id, position }): DetailedEffect => ({
    subject: `admits ${id}`,
    is: { kind: 'admitted', route: id },
    people: intersectOnce(resolved.possible, resolved.admits(id)),
    position,
    details: {},
  })),
]

/** What code reads from config without the compiled manifest, and what search engines and the search find. */
export const configEffects = (resolved: Resolved): DetailedEffect[] => [
  ...figureEffects(resolved),
  ...indexingEffects(resolved),
  ...wordEffects(resolved),
  ...abilityEffects(resolved),
  ...factEffects(resolved),
]

/** One effect for each figure, for everybody. */
function figureEffects({ possible, limits, extensions }: Resolved): DetailedEffect[] {
  const figure = (title: string, file: string, details: Properties, section?: Section): DetailedEffect => ({
    subject: `figure ${title}`,
    is: { kind: 'has', title: `the ${title}` },
    people: possible,
    position: { file: `config/${file}`, line: 1, column: 1 },
    details,
    ...(section && { section }),
    isAllDetails: true,
  })
  const json = (values: Record<string, unknown>): Properties =>
    Object.fromEntries(
      Object.entries(values).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, JSON.stringify(value)]],
      ),
    )
  return [
    ...Object.entries(limits).map(([id, { value, pwa, unit }]) =>
      figure(`limit ${id}`, 'limits.json', json({ value, pwa, unit }), 'limit'),
    ),
    ...extensions.flatMap(({ extension, file }) =>
      extension
        .figures(file)
        .map(({ title, values }) => figure(title, `${extension.name}.json`, json(values))),
    ),
  ]
}

/** People whose pages search engines may list. */
const indexingEffects = (resolved: Resolved): DetailedEffect[] =>
  resolved.routes
    .filter(({ isIndexed }) => isIndexed)
    .map((route): DetailedEffect => ({
      subject: `indexed ${route.id}`,
      is: { kind: 'indexed', path: route.path },
      people: peopleOnPage(resolved, route),
      position: route.position,
      details: {},
    }))

/** People whose search finds a page by another word than its title. */
function wordEffects(resolved: Resolved): DetailedEffect[] {
  const signedIn = withSession(resolved)
  return resolved.routes.flatMap((route) =>
    route.words.map((word): DetailedEffect => ({
      subject: `word ${route.id} ${word}`,
      is: { kind: 'word', route: route.id, word },
      people: intersectOnce(peopleOnPage(resolved, route), signedIn),
      position: route.position,
      details: {},
    })),
  )
}

/** People who open a page that says what it lets them do; a dialog lists it for who acts for somebody. */
const abilityEffects = (resolved: Resolved): DetailedEffect[] =>
  resolved.routes.flatMap((route) =>
    Object.entries(route.lets).map(([of, text]): DetailedEffect => ({
      subject: `ability ${of}`,
      is: { kind: 'ability', of, text },
      people: intersectOnce(
        peopleOnPage(resolved, route),
        route.parts[of.slice(route.id.length + 1)] ?? resolved.possible,
      ),
      position: route.position,
      details: {},
    })),
  )

/** The page of config/pages/ that somebody meets who opens a route, part by part. */
export const partsOnRoutes = (resolved: Resolved) =>
  resolved.routes.flatMap((route) => {
    const page = route.shows.kind === 'screen' ? resolved.pages.get(route.shows.page ?? '') : undefined
    return (page?.parts ?? []).map((part) => ({ route, page: page!.id, part }))
  })

/** People who open a page of config/pages/ meet each of its parts, as it is written. */
export const pageEffects = (resolved: Resolved): DetailedEffect[] =>
  partsOnRoutes(resolved).map(
    ({ route, page, part: { kind, id, properties, when, position } }): DetailedEffect => ({
      subject: `${kind} ${page}/${id} on ${route.id}`,
      declared: `${kind} ${page}/${id}`,
      is: { kind: 'page-part', part: kind, id, title: titleOf(properties), route: route.id },
      people: intersectOnce(peopleOnPage(resolved, route), when ?? resolved.possible),
      position,
      details: detailsOf(kind, omit(properties, ['heading', 'label'])),
      section: 'part',
      ...((kind === 'page' ? properties['kind'] !== '"text"' : kind !== 'section') && { isAllDetails: true }),
    }),
  )

/** By names that mean one thing each: a page and a question each have a kind, and what bounds a text counts characters. */
const detailsOf = (part: PagePart['kind'], properties: Properties): Properties =>
  Object.fromEntries(
    Object.entries(properties).map(([name, json]) => [
      name === 'kind' && part === 'page' ? 'page' : (wordsOfBounds(properties)[name] ?? name),
      json,
    ]),
  )

/** Bounds have other words for other kinds. */
function wordsOfBounds({ kind, from, days }: Properties): Properties {
  if (kind === '"date"' && from === undefined && days === undefined) return {}
  if (kind === '"date"' || kind === '"month"') return { earliest: 'first', latest: 'last' }
  if (kind === '"money"') return {}
  return kind === '"text"' || kind === '"long-text"'
    ? { least: 'shortest', most: 'longest' }
    : { least: 'fewest', most: 'greatest' }
}

const titleOf = ({ heading = '""', label = heading }: Properties) => JSON.parse(label) as string

/** Where the portal takes the facts from that the engine does not give itself. */
const factEffects = ({ possible, vocabulary }: Resolved): DetailedEffect[] =>
  vocabulary.facts.flatMap(({ id, from }): DetailedEffect[] =>
    from
      ? [
          {
            subject: `fact ${id}`,
            is: { kind: 'has', title: `the fact ${id}` },
            people: possible,
            position: { file: 'config/facts.json', line: 1, column: 1 },
            details: Object.fromEntries(
              Object.entries(from).map(([name, value]) => [name, JSON.stringify(value)]),
            ),
            section: 'fact',
            isAllDetails: true,
          },
        ]
      : [],
  )
