// never-holds and always-holds: conditions that nobody in their audience meets, or everybody does.
import { UNCONDITIONAL } from '../conditions/condition.ts'
import { complement, intersect, overlap } from '../conditions/cover.ts'
import { peopleOnPage } from '../resolve/admission.ts'
import { isForATime } from '../resolve/resolve-period.ts'
import type { Resolved } from '../resolve/resolved.ts'
import { conditionSites, type ConditionSite } from './condition-sites.ts'
import { problem, type Check } from './check.ts'

export const idleConditions: Check = (resolved) =>
  bySource(conditionSites(resolved))
    // A closing has no condition of its own.
    .filter(({ sentence }) => !sentence || !isForATime(sentence))
    .filter(({ when, always }) => when !== UNCONDITIONAL || always === undefined)
    // A part is met by those only whom its page opens for.
    .map((site) =>
      site.kind === 'part' && site.on
        ? { ...site, audience: intersect(site.audience, peopleOnPage(resolved, site.on)) }
        : site,
    )
    .flatMap((site) => found(resolved, site))

/** An entry that several menus include with `use` is written once; its audience is that of all of them. */
function bySource(sites: readonly ConditionSite[]): ConditionSite[] {
  const entries = Map.groupBy(
    sites.filter(({ kind }) => kind === 'entry'),
    ({ position: { file, line, column } }) => `${file}:${line}:${column}`,
  )
  return [
    ...sites.filter(({ kind }) => kind !== 'entry'),
    ...[...entries.values()].map((same) =>
      same.length === 1 ? same[0]! : { ...same.at(-1)!, audience: same.flatMap(({ audience }) => audience) },
    ),
  ]
}

/** Kinds whose conditions are inside something else. */
const WITHIN_A_PLACE: ReadonlySet<ConditionSite['kind']> = new Set(['part', 'outcome', 'sentence', 'entry'])

function found(resolved: Resolved, { kind, title, position, when, audience, never, always }: ConditionSite) {
  const there = WITHIN_A_PLACE.has(kind) || audience !== resolved.possible ? ' there' : ''
  if (!overlap(when, audience, resolved.possible)) {
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
  const others = complement(when, resolved.vocabulary.universe)
  if (overlap(others, audience, resolved.possible)) return []
  return [
    problem(
      position,
      'always-holds',
      `The condition of ${title} is met by everybody${there}, so ${always}.`,
      'Remove the condition, or correct it.',
    ),
  ]
}
