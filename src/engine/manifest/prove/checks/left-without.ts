// left-without: people who see something and not what it needs: a dialog without a way out, half a sentence, an empty menu, a
// button that opens nothing.
import { intersect, literal, NOBODY, union, without, type Cover } from '../../conditions/cover.ts'
import { inWords } from '../../conditions/in-words.ts'
import { peopleOn } from '../../link/admission.ts'
import type { Linked } from '../../link/linked.ts'
import { peopleSignedIn } from '../../link/signed-in.ts'
import { entriesOf } from '../../surfaces/entries.ts'
import { needToOpen } from '../../surfaces/header.ts'
import type { Need } from '../../surfaces/surface.ts'
import { conditionSites } from '../condition-sites.ts'
import { problem, type Check } from './check.ts'

export const leftWithout: Check = (linked) =>
  lackingPeople(linked).map(({ title, what, position, otherwise, hint, lacking }) =>
    problem(
      position,
      'left-without',
      `${title[0]!.toUpperCase()}${title.slice(1)} has no ${what} for ${inWords(lacking, linked.vocabulary, linked.possible)}, who ${otherwise}.`,
      hint,
    ),
  )

/** Every need that some people on some page do not have, with these people. */
export const lackingPeople = (linked: Linked): (Need & { lacking: Cover })[] =>
  [
    ...linked.surfaces.flatMap((surface) => surface.needs?.(linked) ?? []),
    ...ofButtons(linked),
    ...ofNames(linked),
  ]
    .map((need) => ({
      ...need,
      lacking: onSomePage(linked, without(need.audience, need.people, linked.vocabulary.universe)),
    }))
    .filter(({ lacking }) => lacking.length > 0)

/** Those of these people who are on a page of the portal: some parts of it nobody opens who is not signed in. */
const onSomePage = (linked: Linked, people: Cover): Cover =>
  people.length === 0
    ? people
    : union(
        ...linked.routes.flatMap((route) =>
          route.shows.kind === 'screen' ? [intersect(people, peopleOn(linked, route))] : [],
        ),
      )

/** Entries that open a piece of the header. */
const ofButtons = (linked: Linked): Need[] =>
  entriesOf(linked).flatMap(({ path, item: { target, position }, people }) => {
    const command = target.kind === 'slot' && target.slot === 'username' ? 'open-panel' : undefined
    return needToOpen(linked, target.kind === 'command' ? target.command : (command ?? ''), {
      title: `the entry "${path}"`,
      position,
      audience: people,
    })
  })

/** Sentences that name somebody. */
const ofNames = (linked: Linked): Need[] =>
  conditionSites(linked).flatMap((site) => {
    const people = intersect(site.audience, site.when)
    const names = site.sentence?.text.matchAll(/\{(\w+)\}/g) ?? []
    return [...names].map(([written, name = '']) => ({
      title: site.title,
      position: site.position,
      audience: site.on ? intersect(people, peopleOn(linked, site.on)) : people,
      what: `name for ${written}`,
      people: peopleWithName(linked, name),
      otherwise: 'would read it with a gap',
      hint: 'Write another sentence for them, without the name.',
    }))
  })

/** The people for whom a placeholder has a name. */
function peopleWithName(linked: Linked, name: string): Cover {
  if (name !== 'inviter') return peopleSignedIn(linked)
  const { byId, universe } = linked.vocabulary
  const fact = byId.get('invitation')
  const nobody = 1 << (fact?.values.indexOf('none') ?? 0)
  return fact ? intersect(linked.possible, literal(fact.index, universe[fact.index]! & ~nobody)) : NOBODY
}
