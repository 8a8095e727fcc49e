// Who is offered links by the code of screens, and who meets badges and loading guards.
import type { DetailedEffect } from './effect.ts'
import { intersect, NOBODY, union, type Cover } from '../conditions/cover.ts'
import { intersectOnce } from '../conditions/partition.ts'
import { peopleOnPage } from '../link/admission.ts'
import type { Linked } from '../link/linked.ts'
import { entriesOf } from '../surfaces/entries.ts'

/** A screen offers a link to people on its page whom the other route does not turn away. */
export const offerEffects = (linked: Linked): DetailedEffect[] => [
  ...linked.routes.flatMap((from) =>
    from.links.map((to): DetailedEffect => ({
      subject: `link ${from.id} ${to}`,
      what: `finds a link to ${to} on ${from.id}`,
      kind: 'link',
      people: intersectOnce(peopleOnPage(linked, from), linked.admits(to)),
      position: from.position,
      details: {},
    })),
  ),
  ...linked.routes.map(({ id, position }): DetailedEffect => ({
    subject: `admits ${id}`,
    what: `may follow links to ${id}`,
    kind: 'link',
    people: intersectOnce(linked.possible, linked.admits(id)),
    position,
    details: {},
  })),
]

/** People who see an entry or icon with this badge. */
export function peopleWithBadge(linked: Linked, badge: string): Cover {
  const { header, possible } = linked
  const ofEntries = entriesOf(linked).flatMap(({ item, people }) => (item.badge === badge ? [people] : []))
  return union(
    ...ofEntries,
    header.messages?.badge === badge ? intersect(possible, header.messages.when) : NOBODY,
  )
}

/** People who open a page with this guard. */
export const peopleWithGuard = (linked: Linked, guard: string): Cover =>
  union(
    ...linked.routes
      .filter(({ guards }) => guards.includes(guard))
      .map((route) => peopleOnPage(linked, route)),
  )
