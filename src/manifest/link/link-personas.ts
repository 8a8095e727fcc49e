// Personas name flags, people and fact values: all must exist.
import type { PersonasFile } from '../read/types.gen.ts'
import type { Scope } from './scope.ts'

export function linkPersonas(scope: Scope): void {
  const { personas } = scope.file.value as PersonasFile
  for (const [i, persona] of personas.entries()) {
    const personaPointer = `/personas/${i}`
    persona.flags.forEach((flag, f) => scope.requireName('flag', flag, `${personaPointer}/flags/${f}`))
    persona.delegates.forEach(({ client }, d) =>
      scope.requireName('person', client, `${personaPointer}/delegates/${d}/client`),
    )
    persona.shares.forEach(({ grantor }, s) =>
      scope.requireName('person', grantor, `${personaPointer}/shares/${s}/grantor`),
    )
    scope.peopleWhoMeet({ platform: persona.platform, os: persona.os }, personaPointer)
    for (const [s, situation] of persona.situations.entries()) {
      const { id: _i, unread: _u, basket: _k, 'acting-for': person, ...facts } = situation
      scope.peopleWhoMeet(facts, `${personaPointer}/situations/${s}`)
      if (person !== undefined)
        scope.requireName('person', person, `${personaPointer}/situations/${s}/acting-for`)
    }
  }
}
