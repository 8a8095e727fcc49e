// lit-twice: two entries of one menu lead the same people to one page, where one alone would be lit. Any other lights its page.
import { intersect } from '../conditions/cover.ts'
import { inWords } from '../conditions/in-words.ts'
import type { ResolvedTarget } from '../resolve/resolved.ts'
import { entriesOf, memoizeByManifest, type Entry } from '../surfaces/entries.ts'
import { problem, type Check } from './check.ts'

/** "main/admin" for "main/admin/messages": what is lit. */
const topOf = ({ path }: Entry): string => path.split('/').slice(0, 2).join('/')

/** The address an entry leads to; entries with a query are lit by it. */
const addressOf = (target: ResolvedTarget): string | undefined =>
  target.kind === 'route' && target.query === undefined
    ? JSON.stringify([target.route, target.params])
    : undefined

const linksOf = memoizeByManifest((resolved) =>
  entriesOf(resolved).filter(
    ({ path, item }) => resolved.menus.has(path.split('/')[0]!) && addressOf(item.target) !== undefined,
  ),
)

export const litTwice: Check = (resolved) => {
  const links = linksOf(resolved)
  return links.flatMap((later, at) => {
    const menu = later.path.split('/')[0]!
    const earlier = links.slice(0, at).find((one) => {
      if (!one.path.startsWith(`${menu}/`) || topOf(one) === topOf(later)) return false
      return (
        addressOf(one.item.target) === addressOf(later.item.target) &&
        intersect(one.people, later.people).length > 0
      )
    })
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
  })
}
