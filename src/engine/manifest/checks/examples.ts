// examples: a page's example is of somebody who may not open it, or who reads other sections than it says.
import { cubeOf, membership, peopleLike } from '../conditions/membership.ts'
import { differences } from '../pages/request-examples.ts'
import { factsOfPersona } from '../resolve/persona-facts.ts'
import type { PageExample, ResolvedPage } from '../resolve/pages/resolved-page.ts'
import type { Resolved, ResolvedRoute } from '../resolve/resolved.ts'
import { problem, type Check } from './check.ts'
import { destinations, onRoute } from './destinations.ts'

export const examples: Check = (resolved) =>
  [...resolved.pages.values()].flatMap((page) =>
    page.examples.flatMap((example, i) => problemsOf(resolved, page, example, `Example ${i + 1}`)),
  )

function problemsOf(resolved: Resolved, page: ResolvedPage, example: PageExample, name: string) {
  const { who, situation, shows, positionOf } = example
  const persona = resolved.personas.personas.find(({ id }) => id === who)
  const where = persona?.situations.find(({ id }) => id === (situation ?? persona.starts))
  if (!persona) return []
  if (!where)
    return [
      problem(
        positionOf('/situation'),
        'examples',
        `${name} is of "${who}", who has no situation "${situation}".`,
        `Their situations: ${persona.situations.map(({ id }) => id).join(', ')}.`,
      ),
    ]
  const words = { facts: resolved.vocabulary.facts, flags: resolved.flags }
  const cube = cubeOf(resolved, factsOfPersona(persona, where, words))
  const route = resolved.routes.find(
    (each) =>
      each.shows.kind === 'screen' &&
      each.shows.page === page.id &&
      destinations(resolved, each.id, peopleLike(resolved, cube)).every(
        ({ end }) => end.kind === 'route' && end.route === each.id,
      ),
  )
  if (!route)
    return [
      problem(
        positionOf('/who'),
        'examples',
        `${name} is of "${who}", for whom the page does not open.`,
        'Name somebody who may open it.',
      ),
    ]
  if (page.contents.kind !== 'text') return []
  return differences(shows, sectionsFor(resolved, route, page, cube), (at, message) =>
    problem(
      positionOf(`/shows${at}`),
      'examples',
      `${name} ${message}`,
      'Correct the example, or the conditions.',
    ),
  )
}

const sectionsFor = (
  resolved: Resolved,
  route: ResolvedRoute,
  { parts }: ResolvedPage,
  person: ReturnType<typeof cubeOf>,
): string[] =>
  parts
    .filter(
      ({ kind, when }) =>
        kind === 'section' &&
        (when === undefined || membership(resolved, onRoute(resolved, route, when), person) === 'yes'),
    )
    .map(({ id }) => id)
