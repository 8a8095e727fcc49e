// The pages in portal docs: addresses with who arrives there, what some people alone see on them, and guards.
import { union, type Cover } from '#manifest/conditions/cover.ts'
import type { Resolved, ResolvedOutcome, ResolvedRoute } from '#manifest/resolve/resolved.ts'
import { peopleWhoSeeAt } from '#manifest/checks/claims.ts'
import { wordsFor } from '#manifest/change/details.ts'
import { destinations } from '#manifest/checks/destinations.ts'
import type { Who } from './people.ts'
import { note, readersIn } from './surfaces.ts'
import { table } from './table.ts'

export const pagesText = (resolved: Resolved, who: Who): string[] => [
  '## Pages',
  '',
  ...table(
    ['address', 'title', 'shows', 'guards', 'who gets there'],
    resolved.routes.map((route) => [
      route.path,
      route.title,
      route.shows.kind === 'screen'
        ? `${route.shows.page === undefined ? route.shows.screen : `page ${route.shows.page}`}${route.card === undefined ? '' : `, card ${route.card}`}`
        : outcomes(route.shows.outcomes, who),
      route.guards.join(', ') || 'none',
      who(peopleWhoGetTo(resolved, route)),
    ]),
  ),
  '',
  '## Parts of pages',
  '',
  'What some of the people who open a page see on it.',
  '',
  ...parts(resolved, who),
  '',
  ...written(resolved, who),
  '## Guards',
  '',
  ...[...resolved.guards.values()].map(
    (guard) =>
      `- **${guard.id}** ${guard.kind === 'load' ? `loads ${guard.load}` : `lets ${who(guard.require)} pass; otherwise ${outcomes(guard.otherwise, who)}`}${note(guard.note)}`,
  ),
]

/** The people who end on this page when they open its address; of a redirect, those it leads on. */
const peopleWhoGetTo = (resolved: Resolved, { id, shows }: ResolvedRoute): Cover =>
  union(
    ...destinations(resolved, id).flatMap(({ people, end, hops }) => {
      const isHere =
        shows.kind === 'screen'
          ? end.kind === 'route' && end.route === id
          : hops.some(({ route, guard }) => route === id && guard === undefined)
      return isHere ? [people] : []
    }),
  )

function parts(resolved: Resolved, who: Who): string[] {
  const people = peopleWhoSeeAt(resolved)
  const readers = readersIn(resolved)
  return table(
    ['page', 'part', 'who sees it', 'why'],
    resolved.routes.flatMap((route) => [
      ...route.headings.map((heading) => [route.id, `heading “${heading.text}”`, who(readers(heading)), '']),
      ...Object.keys(route.parts).map((name) => [
        route.id,
        name,
        who(people.get(`route ${route.id}/${name}`)!),
        route.partsAt[name]?.note ?? '',
      ]),
    ]),
  )
}

/** What people read, are asked and can do on each page of config/pages/. */
const written = (resolved: Resolved, who: Who): string[] =>
  [...resolved.pages.values()].flatMap(({ id, parts }) => [
    `### Page ${id}`,
    '',
    ...parts.map(({ kind, properties, when, note: why }) => {
      const people = when === undefined ? '' : `, ${who(when)}`
      const { heading, label, ...others } = properties
      if (heading !== undefined) return `- section ${heading}${people}${note(why)}`
      const is = Object.entries(others).map(([name, json]) => wordsFor('part', '', name, json))
      return `- ${kind}${label === undefined ? '' : ` ${label}`}: ${is.join(', ')}${people}${note(why)}`
    }),
    '',
  ])

const outcomes = (all: readonly ResolvedOutcome[], who: Who): string =>
  all
    .map(({ when, action }) => {
      const to =
        action.kind === 'route'
          ? `go to ${action.route}`
          : action.kind === 'external'
            ? `leave for ${action.link}`
            : action.kind.replace('-', ' ')
      const people = who(when)
      return people === 'everybody' ? to : `${people} ${to}`
    })
    .join('; ')
