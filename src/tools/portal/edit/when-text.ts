// Reads a condition from the command line: "session=normal|delegated,flag.news=true,is=switched,!platform=pwa".
import { coverOf, didYouMean } from '#manifest/conditions/condition.ts'
import type { Cover } from '#manifest/conditions/cover.ts'
import type { FactsFile, When } from '#manifest/read/types.gen.ts'
import type { Condition } from '#manifest/edit/inline-condition.ts'
import { EditError } from '#manifest/edit/places.ts'
import type { Json } from '#manifest/read/pointer.ts'
import type { Resolved } from '#manifest/resolve/resolved.ts'

/** The condition as manifests write it: all must hold; `a|b` is any of several values, `!` means not. */
export function whenOf(text: string, { vocabulary }: Pick<Resolved, 'vocabulary'>): Condition {
  const clauses = text.split(',').filter(Boolean)
  const holds: Condition = {}
  const not: Condition = {}
  for (const clause of clauses) {
    const [key = '', values = ''] = clause.replace(/^!/, '').split('=')
    const target = clause.startsWith('!') ? not : holds
    target[key] = key === 'is' ? oneOrAll(values.split('|')) : factValue(key, values.split('|'), vocabulary)
  }
  // Several clauses that must not hold: none of them may.
  const denied = Object.entries(not).map(([key, value]) => ({ [key]: value }))
  if (denied.length === 0) return holds
  return { ...holds, not: denied.length === 1 ? denied[0]! : { anyOf: denied } }
}

/** The people who meet a condition of the command line. An EditError says what is wrong with it. */
export function peopleOfCondition(text: string, { vocabulary, files }: Resolved): Cover {
  const shared = new Map(
    Object.entries((files.find(({ file }) => file === 'config/facts.json')!.value as FactsFile).conditions),
  )
  const of = (when: When): Cover =>
    coverOf(when, {
      vocabulary,
      sharedNames: [...shared.keys()],
      shared: (name) => (shared.has(name) ? of(shared.get(name)!.when) : undefined),
      onReference: () => {},
      onUnknownName: (_, message) => {
        throw new EditError(message)
      },
    })
  return of(whenOf(text, { vocabulary }) as When)
}

function factValue(key: string, values: string[], vocabulary: Resolved['vocabulary']): Json {
  const fact = vocabulary.byId.get(key)
  if (!fact) throw new EditError(`No fact is called "${key}". ${factsLike(key, vocabulary)}`.trim())
  for (const value of values)
    if (!fact.values.includes(value))
      throw new EditError(
        `"${value}" is not a value of the fact "${key}". Its values: ${fact.values.join(', ')}.`,
      )
  const isBoolean = fact.values.join() === 'true,false'
  return oneOrAll(values.map((value) => (isBoolean ? value === 'true' : value)))
}

/** The facts that are meant: one of a similar name, or those with such a value. */
function factsLike(word: string, { byId }: Resolved['vocabulary']): string {
  const valued = [...byId.values()].flatMap(({ id, values }) =>
    values.filter((value) => value.startsWith(word)).map((value) => `${id}=${value}`),
  )
  return didYouMean(word, byId.keys()) ?? (valued.length > 0 ? `Did you mean ${valued.join(' or ')}?` : '')
}

const oneOrAll = (values: Json[]): Json => (values.length === 1 ? values[0]! : values)
