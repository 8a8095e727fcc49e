// Personas name flags, people and fact values: all must exist.
import type { PersonasFile, When } from '../read/types.gen.ts'
import type { Scope } from './scope.ts'

export function linkPersonas(scope: Scope): void {
  const { personas } = scope.file.value as PersonasFile
  for (const [i, persona] of personas.entries()) {
    const personaPointer = `/personas/${i}`
    persona.flags.forEach((flag, f) => scope.requireName('flag', flag, `${personaPointer}/flags/${f}`))
    persona.delegates?.forEach(({ client }, d) =>
      scope.requireName('person', client, `${personaPointer}/delegates/${d}/client`),
    )
    persona.shares?.forEach(({ grantor }, s) =>
      scope.requireName('person', grantor, `${personaPointer}/shares/${s}/grantor`),
    )
    scope.peopleWhoMeet({ platform: persona.platform, os: persona.os }, personaPointer)
    for (const [s, situation] of persona.situations.entries()) {
      const { id: _i, 'acting-for': person, ...rest } = situation
      const facts = Object.entries(rest).filter(([name]) => !scope.names.known.value.has(name))
      scope.peopleWhoMeet(Object.fromEntries(facts) as When, `${personaPointer}/situations/${s}`)
      if (person !== undefined)
        scope.requireName('person', person, `${personaPointer}/situations/${s}/acting-for`)
    }
  }
}
