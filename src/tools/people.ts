// Personas as facts and values, for the command line and the tests.
import type { PersonasFile } from '../manifest/types.gen.ts'
import type { Facts } from '../runtime/person.ts'
import type { Values } from '../runtime/view.ts'

export type Persona = PersonasFile['personas'][number]
export type Situation = Persona['situations'][number]
export type Personas = Omit<PersonasFile, '$schema'>

/** Everything the portal would know about this persona in this situation; no area yet. */
export function factsOf(persona: Persona, situation: Situation, flagIds: readonly string[]): Facts {
  return {
    session: situation.session,
    member: situation.member,
    'own-member': situation['own-member'],
    grants: situation.grants,
    'has-children': String(situation['has-children']),
    'just-signed-out': 'false',
    platform: persona.platform,
    os: persona.os,
    view: persona.platform === 'pwa' ? 'mobile' : 'desktop',
    ...Object.fromEntries(flagIds.map((id) => [`flag.${id}`, String(persona.flags.includes(id))])),
  }
}

/** Numbers and names beside the facts. Content lists are shown by their source. */
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
