// Personas name flags, people and fact values: all must exist.
import { repeatedIn } from '../read/repeated.ts'
import { didYouMean } from '../conditions/condition.ts'
import type { PersonasFile, When } from '../read/types.gen.ts'
import type { Scope } from './scope.ts'

/** Reports each id that an earlier member of the list has. */
function reportTwice(
  scope: Scope,
  all: readonly { id: string }[],
  pointer: string,
  kind: string,
  consequence: string,
): void {
  const ids = all.map(({ id }) => id)
  for (const i of repeatedIn(ids))
    scope.report(
      `${pointer}/${i}/id`,
      'duplicate',
      `A second ${kind} is called "${ids[i]}", so ${consequence}.`,
      'Rename one.',
    )
}

export function resolvePersonas(scope: Scope): void {
  const { personas, people } = scope.file.value as PersonasFile
  reportTwice(scope, personas, '/personas', 'persona', 'nobody could say as which of them to sign in')
  reportTwice(scope, people, '/people', 'person', 'a grant that names them would mean either')
  for (const [i, { 'child-of': parent }] of people.entries())
    if (parent !== undefined) scope.requireName('persona', parent, `/people/${i}/child-of`)
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
    const situations = persona.situations.map(({ id }) => id)
    reportTwice(
      scope,
      persona.situations,
      `${personaPointer}/situations`,
      'situation',
      'either could be meant',
    )
    scope.recordReference('situation', `${persona.id}/${persona.starts}`, `${personaPointer}/starts`)
    if (!situations.includes(persona.starts))
      scope.report(
        `${personaPointer}/starts`,
        'unknown-name',
        `"${persona.id}" has no situation "${persona.starts}" to start in.`,
        didYouMean(persona.starts, situations) ?? `Its situations: ${situations.join(', ')}.`,
      )
    for (const [s, situation] of persona.situations.entries()) {
      const { id: _i, 'acting-for': person, ...rest } = situation
      const facts = Object.entries(rest).filter(([name]) => !scope.names.known.value.has(name))
      scope.peopleWhoMeet(Object.fromEntries(facts) as When, `${personaPointer}/situations/${s}`)
      if (person !== undefined)
        scope.requireName('person', person, `${personaPointer}/situations/${s}/acting-for`)
    }
  }
}
