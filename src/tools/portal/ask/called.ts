// What words mean, people or things: "a shared viewer", "clients", "payments", "the flag shared-access".
import { nearest } from '#manifest/problem.ts'
import { union, type Cover } from '#manifest/conditions/cover.ts'
import { cubeOf } from '#manifest/conditions/membership.ts'
import type { Resolved } from '#manifest/resolve/resolved.ts'
import type { FactsFile } from '#manifest/read/types.gen.ts'
import { entriesOf } from '#manifest/surfaces/entries.ts'
import { peopleOfContext } from '#manifest/surfaces/menus.ts'
import { peopleOfCondition } from '../edit/when-text.ts'
import { factsOf } from '../people.ts'

const sharedConditions = ({ files }: Resolved): string[] =>
  Object.keys((files.find(({ file }) => file === 'config/facts.json')!.value as FactsFile).conditions)

/** Values that name people by themselves: "client", "delegated". */
const tellingValues = ({ vocabulary }: Resolved): Map<string, string> =>
  new Map(
    vocabulary.facts
      .toReversed()
      .flatMap(({ id, values }) =>
        values.flatMap((value) =>
          /^(true|false|none|default|other)$/.test(value) ? [] : [[value, `${id}=${value}`]],
        ),
      ) as [string, string][],
  )

/** The people that these words name; undefined if they name none. */
export function peopleCalled(resolved: Resolved, words: string): Cover | undefined {
  const name = words
    .trim()
    .toLowerCase()
    .replace(/^(an?|the|all|every) /, '')
    .replaceAll(' ', '-')
  return [name, name.replace(/s$/, '')].reduce<Cover | undefined>(
    (found, each) => found ?? named(resolved, each),
    undefined,
  )
}

function named(resolved: Resolved, name: string): Cover | undefined {
  const { contexts, personas, vocabulary, flags, possible } = resolved
  if (name.includes('=')) return peopleOfCondition(name, resolved)
  if (/^(everybody|everyone|anybody|anyone|people)$/.test(name)) return possible
  if (sharedConditions(resolved).includes(name)) return peopleOfCondition(`is=${name}`, resolved)
  const value = tellingValues(resolved).get(name)
  if (value !== undefined) return peopleOfCondition(value, resolved)
  const persona = personas.personas.find(({ id }) => id === name)
  // As explain takes them: how they start.
  const start = persona?.situations.find(({ id }) => id === persona.starts)
  if (persona && start) return [cubeOf(resolved, factsOf(persona, start, { facts: vocabulary.facts, flags }))]
  return contexts.some(({ id }) => id === name) ? peopleOfContext(resolved, name) : undefined
}

/** Everything that people may be called. */
export const callings = (resolved: Resolved): string[] => [
  ...resolved.personas.personas.map(({ id }) => id),
  ...sharedConditions(resolved),
  ...tellingValues(resolved).keys(),
  ...resolved.contexts.map(({ id }) => id),
]

/** The people who see an entry that is called so, by its last name or its label, in whichever menu. */
export function peopleWhoSeeCalled(resolved: Resolved, name: string): Cover | undefined {
  const found = entriesOf(resolved).filter(
    ({ path, item }) => path.endsWith(`/${name}`) || item.label.toLowerCase() === name.toLowerCase(),
  )
  return found.length === 0 ? undefined : union(...found.map(({ people }) => people))
}

const SAYS_NOTHING =
  /^(opens?|sees?|shown?|what|which|when|where|does|many|much|people|pages?|entry|entries|menus?|with|that|from|have|lack|depends?|flags?|nobody|everybody)$/

/** A question that can be answered, with the names that this one has or nearly has; undefined if it has none. */
export function nearestQuestion(resolved: Resolved, question: string): string | undefined {
  const known: [kind: 'flag' | 'page' | 'entry' | 'people', names: readonly string[]][] = [
    ['flag', Object.keys(resolved.flags)],
    ['page', resolved.routes.flatMap(({ id, path }) => [id, path])],
    ['entry', entriesOf(resolved).map(({ path }) => path)],
    ['people', callings(resolved)],
  ]
  const single = question.split(/[\s?"“”,.]+/).filter((word) => word !== '')
  const pairs = single.slice(1).map((word, i) => `${single[i]}-${word}`)
  const words = [...pairs, ...single.filter((word) => word.length > 3 && !SAYS_NOTHING.test(word))]
  const find = (of: (word: string, names: readonly string[]) => string | undefined) =>
    words.flatMap((word) =>
      known.flatMap(([kind, names]) => {
        const name = of(word, names)
        return name === undefined ? [] : [{ kind, name }]
      }),
    )
  const same = find((word, names) => names.find((name) => name === word))
  const found = same.length > 0 ? same : find((word, names) => nearest(word, names))
  const first = found.find(({ kind }) => kind !== 'people') ?? found[0]
  if (!first) return undefined
  const who = found.find(({ kind }) => kind === 'people')?.name
  const { kind, name } = first
  if (kind === 'flag') return `which entries depend on flag ${name}`
  if (kind === 'people') return `what does a ${name} lack`
  const verb = kind === 'page' ? 'open' : 'see'
  return who === undefined ? `who can ${verb} ${name}` : `can a ${who} ${verb} ${name}`
}
