// never-holds and always-holds: conditions that no legal person meets where they stand, or that add nothing there.
import { complement, EVERYBODY, intersect, overlap, type Cover } from '../cover.ts'
import type { Linked } from '../linked.ts'
import type { Place } from '../problem.ts'
import { seenItems } from '../surfaces.ts'
import { problem, type Check } from './check.ts'

interface Standing {
  what: string
  place: Place
  when: Cover
  /** The people among whom the condition is asked. */
  among: Cover
}

export const idleConditions: Check = (linked) =>
  standings(linked)
    .filter(({ when }) => when !== EVERYBODY)
    .flatMap(({ what, place, when, among }) => {
      if (!overlap(when, among, linked.legal)) {
        return [
          problem(
            place,
            'never-holds',
            `The condition of ${what} is met by nobody there, so nobody would ever see it.`,
            'Correct the condition, or remove what it stands on.',
          ),
        ]
      }
      const others = complement(when, linked.vocabulary.universe)
      if (overlap(others, among, linked.legal)) return []
      return [
        problem(
          place,
          'always-holds',
          `The condition of ${what} is met by everybody there, so it adds nothing.`,
          'Remove the condition, or correct it.',
        ),
      ]
    })

function standings(linked: Linked): Standing[] {
  const { contexts, routes, guards, header, banner, dialogs, legal } = linked
  const items = new Map<string, Standing>()
  for (const { path, item, around } of seenItems(linked)) {
    // An entry taken over with `use` is asked in every menu that has it.
    const key = `${item.place.file}:${item.place.line}:${item.place.column}`
    const before = items.get(key)
    items.set(key, {
      what: `the entry "${path}"`,
      place: item.place,
      when: item.when,
      among: [...(before?.among ?? []), ...around],
    })
  }
  const headerPlace = { file: 'config/header.json', line: 1, column: 1 }
  return [
    ...items.values(),
    ...contexts.map(({ id, when, place }) => ({ what: `the context "${id}"`, place, when, among: legal })),
    ...routes.flatMap(({ id, match, parts, place }) => [
      { what: `route "${id}" (match)`, place, when: match, among: legal },
      ...Object.entries(parts).map(([name, when]) => ({
        what: `the part "${name}" of route "${id}"`,
        place,
        when,
        among: intersect(legal, match),
      })),
    ]),
    ...[...guards.values()].flatMap((guard) =>
      guard.kind === 'load'
        ? []
        : [{ what: `the guard "${guard.id}"`, place: guard.place, when: guard.require, among: legal }],
    ),
    ...dialogs.map(({ id, when, place }) => ({ what: `the dialog "${id}"`, place, when, among: legal })),
    { what: 'the messages icon', place: headerPlace, when: header.messages.when, among: legal },
    { what: 'the account icon', place: headerPlace, when: header.userIcon.when, among: legal },
    {
      what: 'the banner',
      place: { ...headerPlace, file: 'config/banner.json' },
      when: banner.when,
      among: legal,
    },
  ]
}
