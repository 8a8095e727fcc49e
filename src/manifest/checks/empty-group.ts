// empty-group: a group shown with nothing in it to someone.
import { intersect, without } from '../cover.ts'
import { inWords } from '../people.ts'
import { seenItems } from '../surfaces.ts'
import { problem, type Check } from './check.ts'

export const emptyGroup: Check = (linked) =>
  seenItems(linked).flatMap(({ path, item, around, people }) => {
    if (item.target.kind !== 'group') return []
    const meant = intersect(around, item.when)
    const empty = without(meant, people, linked.vocabulary.universe)
    if (empty.length === 0) return []
    return [
      problem(
        item.place,
        'empty-group',
        `The group "${path}" is meant for ${inWords(empty, linked.vocabulary, linked.legal)}, who see nothing in it.`,
        'Give them an entry, or leave them out with the group’s own condition.',
      ),
    ]
  })
