// A power of attorney that a client registers: whom it names, fixed on the day on which it is sent.
import type { RequestAnswers } from '#base/requests/request-answers.ts'
import { idsOfPeopleNamed } from '#product-api/people/people-named.ts'
import { isTrue, type Call } from '#sandbox/calls/call.ts'
import { textOf, type ServiceRequestRow } from './request-records.ts'

export const ATTORNEYS = 'power-of-attorney'

/** Who may act alone, by name; or why nobody may. */
export function mayActAlone(answers: RequestAnswers): string[] | 'together' | 'unregistered' {
  const isUsable = answers['is-registered'] === 'yes' || answers['has-lost-ability'] === 'no'
  if (!isUsable) return 'unregistered'
  if (answers['has-others'] === 'yes' && answers['act'] !== 'severally') return 'together'
  const others = textOf(answers['others']).trim()
  const names = others.split(/[,;&]|\band\b/).map((name) => name.trim())
  return [textOf(answers['attorney']).trim(), ...(names.every(isName) ? names : [others])].filter(Boolean)
}

/** Words without other signs, of which the first and the last begin with a capital letter. */
const isName = (text: string): boolean =>
  /^\p{Lu}[\p{L}\p{M}.'’-]*( [\p{L}\p{M}.'’-]+)* \p{Lu}[\p{L}\p{M}.'’-]*$/u.test(text)

/** A code belongs to one power of attorney, and so to one donor. A sentence; undefined where nobody else has given it. */
export function againstAttorneys({ database, active }: Call, answers: RequestAnswers): string | undefined {
  const code = textOf(answers['access-code'])
  const bare = (text: string) => `upper(replace(replace(${text}, '-', ''), ' ', ''))`
  const isTaken =
    code !== '' &&
    database.one(
      `select 1 from service_requests where kind = ? and person_id <> ? and coalesce(ended, '') <> 'withdrawn'
         and ${bare(`json_extract(given, '$."access-code"')`)} = ${bare('?')}`,
      ...[ATTORNEYS, active.id, code],
    )
  return isTaken
    ? 'We have this access code for somebody else’s power of attorney. Check it, or call us.'
    : undefined
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
function clientNamed(call: Call, name: string): string | null {
  const people = call.database.all<{ id: string; is_client: number }>(
    `select id, iif(is_seeded, exists (select 1 from owned_accounts where owner_id = people.id and status <> 'Closed'), begins_as_client) as is_client
     from people where id in (select value from json_each(?)) and subject is not null and has_died = 0 and id <> ?`,
    ...[JSON.stringify(idsOfPeopleNamed(call, name)), call.active.id],
  )
  const [only] = people
  return people.length === 1 && isTrue(only!.is_client) ? only!.id : null
}
