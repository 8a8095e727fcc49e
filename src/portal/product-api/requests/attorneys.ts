// A power of attorney that a client registers: whom it names, fixed on the day on which it is sent.
import type { RequestAnswers } from '#base/requests/request-answers.ts'
import { isTrue, type Call } from '#sandbox/calls/call.ts'
import { textOf, type ServiceRequestRow } from './request-records.ts'

export const ATTORNEYS = 'power-of-attorney'

/** Who may act alone, by name; or why nobody may. */
export function mayActAlone(answers: RequestAnswers): string[] | 'together' | 'unregistered' {
  const isUsable = answers['is-registered'] === 'yes' || answers['has-lost-ability'] === 'no'
  if (!isUsable) return 'unregistered'
  if (answers['has-others'] === 'yes' && answers['act'] !== 'severally') return 'together'
  return [textOf(answers['attorney']), ...textOf(answers['others']).split(/[,;\n&]|\band\b/)]
    .map((name) => name.trim())
    .filter((name) => name !== '')
}

/** Keeps who bears the names now: somebody who takes one of them later is nobody's attorney by it. */
export function keepAttorneys(
  call: Call,
  answers: RequestAnswers,
  { id }: Pick<ServiceRequestRow, 'id'>,
): void {
  const names = mayActAlone(answers)
  if (typeof names === 'string') return
  for (const name of new Set(names))
    call.database.insert('attorneys', { request_id: id, name, person_id: clientNamed(call, name) })
}

/** The id of the only client of this name who can sign in, and not the donor; null where there is none, or more than one. */
function clientNamed({ database, active }: Call, name: string): string | null {
  const people = database.all<{ id: string; is_client: number }>(
    `select id, iif(is_seeded, exists (select 1 from owned_accounts where owner_id = people.id and status <> 'Closed'), begins_as_client) as is_client
     from people where lower(name) = lower(?) and subject is not null and has_died = 0 and id <> ?`,
    ...[name, active.id],
  )
  const [only] = people
  return people.length === 1 && isTrue(only!.is_client) ? only!.id : null
}
