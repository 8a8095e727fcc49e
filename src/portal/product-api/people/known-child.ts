// Children of applications: the firm knows a child from the application on, so that the child's allowance counts it.
import type { Child } from '#product-api/ledger/life/account-plan.ts'
import type { BasketItem } from '#domain/opening/basket.ts'
import type { ApiUser } from 'portal-engine/sandbox/calls/call.ts'
import type { Database } from 'portal-engine/sandbox/data/database.ts'

/** The child that owns the account; one that the firm did not know is stored. */
export function knownChild(
  database: Database,
  person: Pick<ApiUser, 'id' | 'userId'>,
  child: NonNullable<BasketItem['child']>,
): Child {
  const known = database.all<Child & { born_on: string }>(
    'select id, name, born_on from children where person_id = ?',
    person.id,
  )
  const same = known.find(
    ({ id, name, born_on }) => id === child.id || (name === child.name && born_on === child.bornOn),
  )
  if (same) return same
  const id = `CH-${person.userId}-${known.length + 1}`
  database.insert('children', { id, person_id: person.id, name: child.name, born_on: child.bornOn })
  return { id, name: child.name }
}
