// Turns personas into facts and values, for the command line and the tests.
import { userFacts, userTraits, type UserFact } from '#domain/access/user-facts.ts'
import { didYouMean } from '#manifest/conditions/condition.ts'
import type { Vocabulary } from '#manifest/conditions/vocabulary.ts'
import type { Linked } from '#manifest/link/linked.ts'
import type { PersonasFile } from '#manifest/read/types.gen.ts'
import type { FactName } from '#manifest/supplied.ts'
import type { Facts } from '#runtime/person.ts'
import { EMPTY_VALUES } from '#runtime/resolve-items.ts'
import type { Values } from '#runtime/view.ts'

export type Persona = PersonasFile['personas'][number]
export type Situation = Persona['situations'][number]
export type Personas = Omit<PersonasFile, '$schema'>

/** The facts that the portal would know about this persona in this situation, without the area. `flagIds`: flags that can be on. */
export function factsOf(persona: Persona, situation: Situation, flagIds: readonly string[]): Facts {
  const facts: Record<Exclude<FactName, 'area'>, string> = {
    session: situation.session,
    member: situation.member,
    'own-member': situation['own-member'],
    grants: situation.grants,
    ...userFactsOf(situation),
    invitation: hasInvitation(persona) ? 'open' : 'none',
    'just-signed-out': 'false',
    'account-stage': 'none',
    'payment-accounts': 'none',
    platform: persona.platform,
    os: persona.os,
    view: persona.platform === 'pwa' ? 'mobile' : 'desktop',
  }
  const flags = flagIds.map((id) => [`flag.${id}`, String(persona.flags.includes(id))])
  return { ...facts, ...Object.fromEntries(flags) }
}

/** What the API would answer with yes or no: no, if a situation does not say. */
function userFactsOf(situation: Situation & { [fact: string]: unknown }): Record<UserFact, string> {
  const facts = Object.keys(userFacts(userTraits(false)))
  return Object.fromEntries(facts.map((fact) => [fact, String(situation[fact] === true)])) as Record<
    UserFact,
    string
  >
}

const hasInvitation = ({ flags, shares }: Persona): boolean =>
  flags.includes('shared-access') && shares.some(({ status }) => status === 'Pending')

/** Numbers and names. A content list is shown as one entry with the name of its source. */
export function valuesOf(persona: Persona, situation: Situation, personas: Personas): Values {
  const active = personas.people.find(({ id }) => id === situation['acting-for'])
  return {
    unread: situation.unread,
    basket: situation.basket,
    userName: persona.name,
    activeName: active?.name ?? persona.name,
    lists: {
      'learn-categories': { state: 'ready', entries: [{ path: '…', label: 'each of learn-categories' }] },
      'learn-guides': { state: 'ready', entries: [{ path: '…', label: 'each of learn-guides' }] },
    },
  }
}

export interface Who {
  name: string
  facts: Facts
  values: Values
  persona?: Persona
}

/** The person that the options name: `--as persona[/situation]` or `--facts k=v,…`. An error names the nearest known name. */
export function whoIs(
  { personas, flags, vocabulary }: Pick<Linked, 'personas' | 'flags' | 'vocabulary'>,
  ask: { as?: string | undefined; facts?: string | undefined },
): Who {
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
  const own = persona && situation ? Object.entries(factsOf(persona, situation, Object.keys(flags))) : []
  const given = Object.fromEntries(
    (ask.facts ?? '')
      .split(',')
      .filter(Boolean)
      .map((pair) => factOf(pair, vocabulary)),
  )
  const name = [
    persona && situation ? `${persona.name} (${persona.id}/${situation.id})` : 'somebody',
    ask.facts === undefined ? '' : `with ${ask.facts}`,
  ]
    .filter(Boolean)
    .join(' ')
  return {
    name,
    facts: { ...Object.fromEntries(own.filter(([id]) => vocabulary.byId.has(id))), ...given },
    values:
      persona && situation
        ? valuesOf(persona, situation, personas)
        : { ...EMPTY_VALUES, userName: 'user name', activeName: 'active name' },
    ...(persona ? { persona } : {}),
  }
}

/** One `fact=value`, checked against the declared facts; `a|b` means one of several. */
function factOf(pair: string, vocabulary: Vocabulary): [string, string | string[]] {
  const [id = '', text = ''] = pair.split('=')
  const fact = vocabulary.byId.get(id.trim())
  if (!fact) throw new Error(`There is no fact "${id}". ${didYouMean(id, vocabulary.byId.keys()) ?? ''}`)
  const values = text.split('|').map((value) => value.trim())
  for (const value of values) {
    if (!fact.values.includes(value))
      throw new Error(`"${value}" is not a value of the fact "${id}". Its values: ${fact.values.join(', ')}.`)
  }
  return [fact.id, values.length === 1 ? values[0]! : values]
}
