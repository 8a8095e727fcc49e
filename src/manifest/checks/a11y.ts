// a11y: two entries of the same name side by side, an entry without a name, a badge without an announcement.
import { intersect, overlap } from '../cover.ts'
import type { Linked } from '../linked.ts'
import { inWords } from '../people.ts'
import { seenItems } from '../surfaces.ts'
import { problem, type Check } from './check.ts'

export const a11y: Check = (linked) => {
  const seen = seenItems(linked)
  const parent = (path: string) => path.slice(0, path.lastIndexOf('/'))
  const siblings = Map.groupBy(seen, ({ path }) => parent(path))
  return [
    ...[...siblings.values()].flatMap((entries) =>
      entries.flatMap((one, i) =>
        entries.slice(0, i).flatMap((other) => {
          if (
            one.item.label !== other.item.label ||
            one.item.label === '' ||
            !overlap(one.people, other.people, linked.legal)
          )
            return []
          const both = inWords(intersect(one.people, other.people), linked.vocabulary, linked.legal)
          return [
            problem(
              one.item.place,
              'a11y',
              `Two entries side by side are both called "${one.item.label}" for ${both}, who could not tell them apart.`,
              'Rename one, or show them to different people.',
            ),
          ]
        }),
      ),
    ),
    ...seen
      .filter(({ item }) => item.label.trim() === '' && item.target.kind !== 'slot')
      .map(({ item, path }) =>
        problem(
          item.place,
          'a11y',
          `Entry "${path}" has no name, so a screen reader could not say it.`,
          'Give it a label.',
        ),
      ),
    ...badges(linked),
  ]
}

const badges = ({ badges: all, declared }: Linked) =>
  [...all].flatMap(([id, { one, other }]) => {
    if (one.trim() !== '' && other.includes('{count}')) return []
    const place = declared.find(({ kind, name }) => kind === 'badge' && name === id)!.place
    return [
      problem(
        place,
        'a11y',
        `The badge "${id}" has no announcement with its number, so a screen reader would not say it.`,
        'Write `one`, and `other` with {count}.',
      ),
    ]
  })
