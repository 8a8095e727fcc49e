// left-without: people who see something and not what it needs: a dialog without a way out, half a sentence, an empty menu, a
// button that opens nothing.
import { intersect, literal, NOBODY, union, without, type Cover } from '../conditions/cover.ts'
import { inWords } from '../conditions/in-words.ts'
import { peopleOn } from '../resolve/admission.ts'
import type { Resolved } from '../resolve/resolved.ts'
import { peopleSignedIn } from '../resolve/signed-in.ts'
import { entriesOf } from '../surfaces/entries.ts'
import { needToOpen } from '../surfaces/panel.ts'
import type { Need } from '../surfaces/surface.ts'
import { conditionSites } from './condition-sites.ts'
import { problem, type Check } from './check.ts'

export const leftWithout: Check = (resolved) =>
  lackingPeople(resolved).map(({ title, what, position, otherwise, hint, lacking }) =>
    problem(
      position,
      'left-without',
      `${title[0]!.toUpperCase()}${title.slice(1)} has no ${what} for ${inWords(lacking, resolved.vocabulary, resolved.possible)}, who ${otherwise}.`,
      hint,
    ),
  )

/** Every need that some people on some page do not have, with these people. */
export const lackingPeople = (resolved: Resolved): (Need & { lacking: Cover })[] =>
  [
    ...resolved.surfaces.flatMap((surface) => surface.needs?.(resolved) ?? []),
    ...ofButtons(resolved),
    ...ofNames(resolved),
  ]
    .map((need) => ({
      ...need,
      lacking: onSomePage(resolved, without(need.audience, need.people, resolved.vocabulary.universe)),
    }))
    .filter(({ lacking }) => lacking.length > 0)

/** Those of these people who are on a page of the portal: some parts of it nobody opens who is not signed in. */
const onSomePage = (resolved: Resolved, people: Cover): Cover =>
  people.length === 0
    ? people
    : union(
        ...resolved.routes.flatMap((route) =>
          route.shows.kind === 'screen' ? [intersect(people, peopleOn(resolved, route))] : [],
        ),
      )

/** Entries that open a piece of the header. */
const ofButtons = (resolved: Resolved): Need[] =>
  entriesOf(resolved).flatMap(({ path, item: { target, position }, people }) => {
    const command = target.kind === 'slot' && target.slot === 'username' ? 'open-panel' : undefined
    return needToOpen(resolved, target.kind === 'command' ? target.command : (command ?? ''), {
      title: `the entry "${path}"`,
      position,
      audience: people,
    })
  })

/** Sentences that name somebody. */
const ofNames = (resolved: Resolved): Need[] =>
  conditionSites(resolved).flatMap((site) => {
    const people = intersect(site.audience, site.when)
    const names = site.sentence?.text.matchAll(/\{(\w+)\}/g) ?? []
    return [...names].map(([written, name = '']) => ({
      title: site.title,
      position: site.position,
      audience: site.on ? intersect(people, peopleOn(resolved, site.on)) : people,
      what: `name for ${written}`,
      people: peopleWithName(resolved, name),
      otherwise: 'would read it with a gap',
      hint: 'Write another sentence for them, without the name.',
    }))
  })

/** The people for whom a placeholder has a name. */
function peopleWithName(resolved: Resolved, name: string): Cover {
  if (name !== 'inviter') return peopleSignedIn(resolved)
  const { byId, universe } = resolved.vocabulary
  const fact = byId.get('invitation')
  const nobody = 1 << (fact?.values.indexOf('none') ?? 0)
  return fact ? intersect(resolved.possible, literal(fact.index, universe[fact.index]! & ~nobody)) : NOBODY
}
