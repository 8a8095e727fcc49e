// Turns personas into facts and values, for the command line and the tests.
import { didYouMean } from '#manifest/conditions/condition.ts'
import { factsOfPersona, type Persona, type Situation } from '#manifest/resolve/persona-facts.ts'
import type { Vocabulary } from '#manifest/conditions/vocabulary.ts'
import type { Resolved } from '#manifest/resolve/resolved.ts'
import type { Item, Manifest } from '#manifest/manifest.ts'
import type { PersonasFile } from '#manifest/read/types.gen.ts'
import type { Facts } from '#runtime/person.ts'
import { EMPTY_VALUES } from '#runtime/resolve-items.ts'
import type { Values } from '#runtime/values.ts'

export type Personas = Omit<PersonasFile, '$schema'>

/** Numbers and names. A content list is shown as one entry with the name of its source. */
export function valuesOf(
  persona: Persona,
  situation: Situation,
  personas: Personas,
  manifest: Manifest,
): Values {
  const active = personas.people.find(({ id }) => id === situation['acting-for'])
  const numbers = Object.entries(situation).filter(
    (each): each is [string, number] => typeof each[1] === 'number',
  )
  return {
    numbers: Object.fromEntries(numbers),
    userName: persona.name,
    activeName: active?.name ?? persona.name,
    lists: Object.fromEntries(
      sourcesIn(manifest).map((source) => [
        source,
        { state: 'ready', entries: [{ path: '…', label: `each of ${source}` }] },
      ]),
    ),
  }
}

/** The content lists that entries of this manifest show. */
function sourcesIn({ menus, footer }: Manifest): string[] {
  const inItems = (items: readonly Item[]): string[] =>
    items.flatMap(({ target }) =>
      target.kind === 'each' ? [target.source] : target.kind === 'group' ? inItems(target.children) : [],
    )
  const lists = [...Object.values(menus), ...(footer?.groups ?? [])]
  return [...new Set(lists.flatMap(({ items }) => inItems(items)))]
}

export interface Who {
  name: string
  facts: Facts
  values: Values
  persona?: Persona
}

/** The person that the options name: `--as persona[/situation]` or `--facts k=v,…`, in `--area`. An error names the nearest known name. */
export function whoIs(
  { personas, flags, vocabulary }: Pick<Resolved, 'personas' | 'flags' | 'vocabulary'>,
  manifest: Manifest,
  ask: { as?: string | undefined; facts?: string | undefined; area?: string | undefined },
): Who {
  if (ask.area !== undefined) factOf(`area=${ask.area}`, vocabulary)
  const [personaId, situationId] = (ask.as ?? '').split('/')
  const persona = personas.personas.find(({ id }) => id === personaId)
  if (ask.as !== undefined && !persona)
    throw new Error(
      `There is no persona "${personaId}". ${
        didYouMean(
          personaId ?? '',
          personas.personas.map(({ id }) => id),
        ) ?? `There are ${personas.personas.map(({ id }) => id).join(', ')}.`
      }`,
    )
  const situation = persona?.situations.find(({ id }) => id === (situationId ?? persona.starts))
  if (persona && !situation)
    throw new Error(
      `${persona.name} has no situation "${situationId}". There are ${persona.situations.map(({ id }) => id).join(', ')}.`,
    )
  const own =
    persona && situation
      ? Object.entries(factsOfPersona(persona, situation, { facts: vocabulary.facts, flags }))
      : []
  const pairs = (ask.facts ?? '')
    .split(',')
    .filter(Boolean)
    .map((pair) => factOf(pair, vocabulary))
  const twice = pairs.find(([id], i) => pairs.findIndex(([other]) => other === id) !== i)
  if (twice)
    throw new Error(`The fact "${twice[0]}" is given twice; write ${twice[0]}=a|b for one of several.`)
  const given = Object.fromEntries(pairs)
  const name = [
    persona && situation ? `${persona.name} (${persona.id}/${situation.id})` : 'somebody',
    ask.facts === undefined ? '' : `with ${ask.facts}`,
  ]
    .filter(Boolean)
    .join(' ')
  return {
    name,
    facts: { ...Object.fromEntries(own), ...given },
    values:
      persona && situation
        ? valuesOf(persona, situation, personas, manifest)
        : { ...EMPTY_VALUES, userName: 'user name', activeName: 'active name' },
    ...(persona ? { persona } : {}),
  }
}

/** Says which other situations a persona is in; undefined if there are none. */
export function otherSituations({ personas }: Pick<Resolved, 'personas'>, as = ''): string | undefined {
  const persona = personas.personas.find(({ id }) => id === as)
  const others = persona?.situations.filter(({ id }) => id !== persona.starts) ?? []
  return others.length === 0
    ? undefined
    : `This is how ${as} starts. Ask the same of ${others.map(({ id }) => `--as ${as}/${id}`).join(', ')}.`
}

/** One `fact=value`, checked against the declared facts; `a|b` means one of several. */
function factOf(pair: string, vocabulary: Vocabulary): [string, string | string[]] {
  const [id = '', text = ''] = pair.split('=')
  const fact = vocabulary.byId.get(id.trim())
  if (!fact)
    throw new Error(
      `There is no fact "${id}". ${didYouMean(id, vocabulary.byId.keys()) ?? `There are ${[...vocabulary.byId.keys()].join(', ')}.`}`,
    )
  const values = text.split('|').map((value) => value.trim())
  for (const value of values) {
    if (!fact.values.includes(value))
      throw new Error(`"${value}" is not a value of the fact "${id}". Its values: ${fact.values.join(', ')}.`)
  }
  return [fact.id, values.length === 1 ? values[0]! : values]
}
