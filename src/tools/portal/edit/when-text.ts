// Reads a condition from the command line: "session=normal|delegated,flag.news=true,is=switched,!platform=pwa".
import { didYouMean } from '#manifest/conditions/condition.ts'
import type { Condition } from '#manifest/edit/inline-condition.ts'
import { EditError } from '#manifest/edit/places.ts'
import type { Json } from '#manifest/read/pointer.ts'
import type { Linked } from '#manifest/link/linked.ts'

/** The condition as manifests write it: all must hold; `a|b` is any of several values, `!` means not. */
export function whenOf(text: string, { vocabulary }: Pick<Linked, 'vocabulary'>): Condition {
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

function factValue(key: string, values: string[], vocabulary: Linked['vocabulary']): Json {
  const fact = vocabulary.byId.get(key)
  if (!fact)
    throw new EditError(`No fact is called "${key}". ${didYouMean(key, vocabulary.byId.keys()) ?? ''}`.trim())
  for (const value of values)
    if (!fact.values.includes(value))
      throw new EditError(
        `"${value}" is not a value of the fact "${key}". Its values: ${fact.values.join(', ')}.`,
      )
  const isBoolean = fact.values.join() === 'true,false'
  return oneOrAll(values.map((value) => (isBoolean ? value === 'true' : value)))
}

const oneOrAll = (values: Json[]): Json => (values.length === 1 ? values[0]! : values)
