// Resolves the words of conditions: shared conditions, combinations that cannot occur, and where each fact comes from.
import { didYouMean } from '../conditions/condition.ts'
import { escapePointer } from '../read/pointer.ts'
import type { FactsFile } from '../read/types.gen.ts'
import { ENGINE_FACTS, GRANTED_ACCESS_FACTS, GRANTED_SESSIONS } from '../supplied.ts'
import type { Resolved } from './resolved.ts'
import type { Scope } from './scope.ts'

export function resolveFacts(scope: Scope): Resolved['invariants'] {
  const { conditions, invariants } = scope.file.value as FactsFile
  for (const [name, { when }] of Object.entries(conditions))
    scope.peopleWhoMeet(when, `/conditions/${escapePointer(name)}/when`)
  checkSources(scope)
  return invariants.map(({ id, never, why }, i) => ({
    id,
    why,
    never: scope.peopleRuledOut(never, `/invariants/${i}/never`),
    position: scope.position(`/invariants/${i}`),
  }))
}

/** Reports facts that nothing gives, so that they would never be known, and those that this portal cannot have. */
function checkSources(scope: Scope): void {
  const { hasGrantedAccess } = scope.names.supplied
  const engine: Readonly<Record<string, string>> = hasGrantedAccess
    ? { ...ENGINE_FACTS, ...GRANTED_ACCESS_FACTS }
    : ENGINE_FACTS
  const other = `The engine gives ${Object.keys(engine).join(', ')}. Any other fact says in "from" which answer, claim or layout has it.`
  for (const [id, { from, values }] of Object.entries((scope.file.value as FactsFile).facts)) {
    const pointer = `/facts/${escapePointer(id)}`
    if (!hasGrantedAccess && Object.hasOwn(GRANTED_ACCESS_FACTS, id)) {
      reportGrantedAccess(scope, `${pointer}#key`, `the fact "${id}" would never be known`)
      continue
    }
    if (!hasGrantedAccess && id === 'session')
      for (const mode of GRANTED_SESSIONS)
        if (mode in values)
          reportGrantedAccess(scope, `${pointer}/values/${mode}#key`, `no session is ever ${mode}`)
    if (!hasGrantedAccess && typeof from === 'object' && from.grant !== undefined)
      reportGrantedAccess(scope, `${pointer}/from/grant`, `the fact "${id}" would never be known`)
    if (typeof from === 'object') checkOtherwise(scope, id, from.otherwise, Object.keys(values))
    else if (engine[id] !== from)
      scope.report(
        `${pointer}#key`,
        'unsupplied-fact',
        `No code supplies the fact "${id}", so a condition that reads it would never be decided.`,
        engine[id] === undefined
          ? (didYouMean(id, Object.keys(engine)) ?? other)
          : `The engine takes it from the ${engine[id]}: write "from": "${engine[id]}".`,
      )
  }
}

function reportGrantedAccess(scope: Scope, pointer: string, consequence: string): void {
  scope.report(
    pointer,
    'no-granted-access',
    `This portal has no granted access, so ${consequence}.`,
    'Remove it here and in the conditions that read it, or give the portal granted access in its definition.',
  )
}

function checkOtherwise(scope: Scope, id: string, otherwise: string, values: readonly string[]): void {
  if (values.includes(otherwise)) return
  scope.report(
    `/facts/${escapePointer(id)}/from/otherwise`,
    'unknown-name',
    `"${otherwise}" is no value of the fact "${id}", so visitors would have none.`,
    didYouMean(otherwise, values) ?? `Its values: ${values.join(', ')}.`,
  )
}
