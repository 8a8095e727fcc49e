// a11y: two entries of the same name side by side, an entry without a name, a badge without an announcement.
import { intersect, overlap } from '../conditions/cover.ts'
import type { Resolved } from '../resolve/resolved.ts'
import { inWords } from '../conditions/in-words.ts'
import { entriesOf } from '../surfaces/entries.ts'
import { problem, type Check } from './check.ts'

export const a11y: Check = (resolved) => {
  const entries = entriesOf(resolved)
  const parent = (path: string) => path.slice(0, path.lastIndexOf('/'))
  const alikes = Map.groupBy(entries, ({ path, item }) => `${parent(path)} ${item.label}`)
  return [
    ...[...alikes.values()].flatMap((alike) =>
      alike.flatMap((one, i) =>
        alike.slice(0, i).flatMap((other) => {
          if (one.item.label === '' || !overlap(one.people, other.people, resolved.possible)) return []
          const both = inWords(intersect(one.people, other.people), resolved.vocabulary, resolved.possible)
          return [
            problem(
              one.item.position,
              'a11y',
              `Two entries side by side are both called "${one.item.label}" for ${both}, who could not tell them apart.`,
              'Rename one, or show them to different people.',
            ),
          ]
        }),
      ),
    ),
    ...entries
      .filter(({ item }) => item.label.trim() === '' && item.target.kind !== 'slot')
      .map(({ item, path }) =>
        problem(
          item.position,
          'a11y',
          `Entry "${path}" has no name, so a screen reader could not say it.`,
          'Give it a label.',
        ),
      ),
    ...badges(resolved),
  ]
}

const badges = ({ badges: all, namesThatNeedAUse }: Resolved) =>
  [...all].flatMap(([id, { one, other }]) => {
    if (one.trim() !== '' && other.includes('{count}')) return []
    const position = namesThatNeedAUse.find(({ kind, name }) => kind === 'badge' && name === id)!.position
    return [
      problem(
        position,
        'a11y',
        `The badge "${id}" has no announcement with its number, so a screen reader would not say it.`,
        'Write `one`, and `other` with {count}.',
      ),
    ]
  })
