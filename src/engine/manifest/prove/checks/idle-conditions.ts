// never-holds and always-holds: conditions that nobody in their audience meets, or everybody does.
import { UNCONDITIONAL } from '../../conditions/condition.ts'
import { complement, overlap } from '../../conditions/cover.ts'
import type { Linked } from '../../link/linked.ts'
import { conditionSites, type ConditionSite } from '../condition-sites.ts'
import { problem, type Check } from './check.ts'

export const idleConditions: Check = (linked) =>
  bySource(conditionSites(linked))
    .filter(({ when, always }) => when !== UNCONDITIONAL || always === undefined)
    .flatMap((site) => found(linked, site))

/** An entry that several menus include with `use` is written once; its audience is that of all of them. */
function bySource(sites: readonly ConditionSite[]): ConditionSite[] {
  const written = new Map<string, ConditionSite>()
  return [
    ...sites.filter(({ kind }) => kind !== 'entry'),
    ...sites
      .filter(({ kind }) => kind === 'entry')
      .reduce((all, site) => {
        const { file, line, column } = site.position
        const key = `${file}:${line}:${column}`
        const audience = [...(all.get(key)?.audience ?? []), ...site.audience]
        return all.set(key, { ...site, audience })
      }, written)
      .values(),
  ]
}

/** Kinds whose conditions are inside something else. */
const WITHIN_A_PLACE: ReadonlySet<ConditionSite['kind']> = new Set(['part', 'outcome', 'sentence', 'entry'])

function found(linked: Linked, { kind, title, position, when, audience, never, always }: ConditionSite) {
  const there = WITHIN_A_PLACE.has(kind) || audience !== linked.possible ? ' there' : ''
  if (!overlap(when, audience, linked.possible)) {
    return [
      problem(
        position,
        'never-holds',
        `The condition of ${title} is met by nobody${there}, so ${never}.`,
        'Correct the condition, or remove the element that has it.',
      ),
    ]
  }
  if (always === undefined) return []
  const others = complement(when, linked.vocabulary.universe)
  if (overlap(others, audience, linked.possible)) return []
  return [
    problem(
      position,
      'always-holds',
      `The condition of ${title} is met by everybody${there}, so ${always}.`,
      'Remove the condition, or correct it.',
    ),
  ]
}
