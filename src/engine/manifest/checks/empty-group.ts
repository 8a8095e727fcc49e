// empty-group: some people meet the condition of a group but see none of its entries.
import { intersect, without } from '../conditions/cover.ts'
import { inWords } from '../conditions/in-words.ts'
import { entriesOf } from '../surfaces/entries.ts'
import { problem, type Check } from './check.ts'

export const emptyGroup: Check = (resolved) =>
  entriesOf(resolved).flatMap(({ path, item, audience, people }) => {
    if (item.target.kind !== 'group') return []
    const intended = intersect(audience, item.when)
    const empty = without(intended, people, resolved.vocabulary.universe)
    if (empty.length === 0) return []
    return [
      problem(
        item.position,
        'empty-group',
        `The group "${path}" is meant for ${inWords(empty, resolved.vocabulary, resolved.possible)}, who see nothing in it.`,
        'Give them an entry, or leave them out with the group’s own condition.',
      ),
    ]
  })
