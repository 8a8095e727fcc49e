// Links the words of conditions: shared conditions, combinations that cannot occur, and who supplies each fact.
import { didYouMean } from '../conditions/condition.ts'
import { escapePointer } from '../read/pointer.ts'
import type { FactsFile } from '../read/types.gen.ts'
import { supplied } from '../supplied.ts'
import type { Linked } from './linked.ts'
import type { Scope } from './scope.ts'

export function linkFacts(scope: Scope): Linked['invariants'] {
  const { conditions, invariants } = scope.file.value as FactsFile
  for (const [name, { when }] of Object.entries(conditions))
    scope.peopleWhoMeet(when, `/conditions/${escapePointer(name)}/when`)
  checkSuppliers(scope)
  return invariants.map(({ id, never, why }, i) => ({
    id,
    why,
    never: scope.peopleWhoMeet(never, `/invariants/${i}/never`),
    position: scope.position(`/invariants/${i}`),
  }))
}

/** Reports facts that no code supplies: they would never be known. */
function checkSuppliers(scope: Scope): void {
  for (const id of Object.keys((scope.file.value as FactsFile).facts)) {
    if ((supplied.fact as readonly string[]).includes(id)) continue
    scope.report(
      `/facts/${escapePointer(id)}#key`,
      'unsupplied-fact',
      `No code supplies the fact "${id}", so a condition that reads it would never be decided.`,
      didYouMean(id, supplied.fact) ??
        `Known here: ${supplied.fact.join(', ')}. A new fact needs code too: src/manifest/supplied.ts.`,
    )
  }
}
