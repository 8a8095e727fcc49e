// lit-twice: two entries of one menu lead the same people to one page, where one alone would be lit. Any other lights its page.
import { intersect } from '../conditions/cover.ts'
import { inWords } from '../conditions/in-words.ts'
import { entriesOf, type Entry } from '../surfaces/entries.ts'
import { problem, type Check } from './check.ts'

/** "main/admin" for "main/admin/messages": what is lit. */
const topOf = ({ path }: Entry): string => path.split('/').slice(0, 2).join('/')

/** Its menu and the address that it leads to; undefined where that lights nothing else: an entry with a query is lit by it. */
const litBy = ({ path, item: { target } }: Entry): string | undefined =>
  target.kind === 'route' && target.query === undefined
    ? JSON.stringify([path.split('/')[0], target.route, target.params])
    : undefined

export const litTwice: Check = (resolved) => {
  const links = entriesOf(resolved).filter(({ path }) => resolved.menus.has(path.split('/')[0]!))
  const byAddress = Map.groupBy(links, litBy)
  byAddress.delete(undefined)
  return [...byAddress.values()].flatMap((same) =>
    same.flatMap((later, at) => {
      const earlier = same
        .slice(0, at)
        .find((one) => topOf(one) !== topOf(later) && intersect(one.people, later.people).length > 0)
      if (!earlier) return []
      const both = intersect(earlier.people, later.people)
      return [
        problem(
          later.item.position,
          'lit-twice',
          `Entries "${earlier.path}" and "${later.path}" lead ${inWords(both, resolved.vocabulary, resolved.possible)} to the same page, where only the first is lit.`,
          'Remove one of them, or show each to other people.',
          'warning',
        ),
      ]
    }),
  )
}
