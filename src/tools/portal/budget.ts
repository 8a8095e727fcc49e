// portal diff --affects: whom a change is meant for, and whom it affects besides.
import type { Difference } from '#manifest/change/diff.ts'
import { effectText } from './change-text.ts'
import { intersect, NOBODY, union, without, type Cover } from '#manifest/conditions/cover.ts'
import { didYouMean } from '#manifest/conditions/condition.ts'
import { translator } from '#manifest/conditions/joint-vocabulary.ts'
import type { Resolved } from '#manifest/resolve/resolved.ts'
import { simplified } from '#manifest/conditions/simplified.ts'
import { peopleOfContext } from '#manifest/surfaces/menus.ts'
import type { FactsFile } from '#manifest/read/types.gen.ts'
import { git } from '../git.ts'
import { personasAmong, scope, sentence } from './affected-people.ts'
import { peopleOfCondition } from './edit/when-text.ts'
import { Usage } from './usage.ts'

export interface Beside {
  /** Who, in words. */
  who: string
  personas: string[]
  what: string[]
}

/** The people for whom a change is meant: by contexts, shared conditions and facts, or by personas alone. */
interface Meant {
  people: Cover
  personas: ReadonlySet<string>
}

/** The people whom the difference affects and who are not meant. `names`: "registered, member=client". */
export function besides(difference: Difference, after: Resolved, names: string): Beside[] {
  const { vocabulary, possible } = difference
  const meant = meantBy(after, names)
  const people = translator(after.vocabulary, vocabulary)(meant.people)
  const affected = [
    ...difference.groups.map(({ people: who, gains, loses }) => ({
      who,
      what: [
        ...gains.map((each) => `+ ${effectText(each)}`),
        ...loses.map((each) => `− ${effectText(each)}`),
      ],
    })),
    ...difference.moved.map(({ people: who, menu }) => ({ who, what: [`sees another order in ${menu}`] })),
    ...[difference.newlyPossible, difference.noLongerPossible].map((who) => ({
      who,
      what: ['can be, or can no longer be'],
    })),
  ]
  return affected.flatMap(({ who, what }): Beside[] => {
    const others = without(intersect(who, possible), people, vocabulary.universe)
    const personas = personasAmong(difference, others, after).filter((id) => !meant.personas.has(id))
    // Personas are examples: where they are named, examples are what counts.
    if (others.length === 0 || (meant.personas.size > 0 && personas.length === 0)) return []
    const short = simplified(others, possible, vocabulary.universe)
    return [
      {
        who: `${sentence(difference, short)}\n  ${scope(difference, { people: short }, after)}`,
        personas,
        what,
      },
    ]
  })
}

/** Throws Usage for a name that nobody has. */
function meantBy(resolved: Resolved, names: string): Meant {
  const { contexts, personas, files } = resolved
  const { conditions } = files.find(({ file }) => file === 'config/facts.json')!.value as FactsFile
  const byPersona = new Set<string>()
  const covers = names
    .split(',')
    .map((name) => name.trim().replaceAll(' ', '-'))
    .filter(Boolean)
    .map((name): Cover => {
      if (name.includes('=')) return peopleOfCondition(name, resolved)
      if (name === 'everybody') return resolved.possible
      if (name in conditions) return peopleOfCondition(`is=${name}`, resolved)
      if (contexts.some(({ id }) => id === name)) return peopleOfContext(resolved, name)
      if (personas.personas.some(({ id }) => id === name)) {
        byPersona.add(name)
        return NOBODY
      }
      const known = [
        ...Object.keys(conditions),
        ...contexts.map(({ id }) => id),
        ...personas.personas.map(({ id }) => id),
      ]
      throw new Usage(
        `Nobody is called "${name}". ${didYouMean(name, known) ?? 'Name personas, contexts, shared conditions or a fact: member=client.'}`,
      )
    })
  return { people: union(...covers), personas: byPersona }
}

/** What the answer ends with. */
export function besidesText(names: string, beside: readonly Beside[]): string {
  if (beside.length === 0) return `\nIt affects nobody besides those it is meant for: ${names}.\n`
  const lines = beside.flatMap(({ who, what }) => [who, ...what.map((each) => `  ${each}`), ''])
  return ['', `It is meant for ${names}, and affects besides:`, '', ...lines].join('\n')
}

/** What the commits since a base say: each line "Affects: …" of their messages. Undefined if none does. */
export function meantByCommits(base: string, folder: string): string | undefined {
  let log: string
  try {
    log = git(folder, ['log', '--format=%B', `${base}..HEAD`, '--'])
  } catch {
    // A folder of manifests has no commits.
    return undefined
  }
  const said = [...log.matchAll(/^Affects: (.+)$/gm)].map(([, names]) => names!)
  return said.length === 0 ? undefined : said.join(', ')
}
