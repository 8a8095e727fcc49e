// People whose accounts are worked out together: parents and the children whose ISA was their junior ISA, and owners of a joint account.
import { personBy } from '#product-api/people/authorise.ts'
import type { ApiUser } from 'portal-engine/sandbox/calls/call.ts'
import type { Database } from 'portal-engine/sandbox/data/database.ts'

/** The person who is this child of that parent; made when the firm first writes to them. */
export function childPerson(
  database: Database,
  parentId: string,
  child: { id: string; name: string },
): ApiUser {
  const known = database.one<{ person_id: string }>(
    'select person_id from child_people where parent_id = ? and child_name = ?',
    parentId,
    child.name,
  )
  if (known) return personBy(database, 'id', known.person_id)!
  const id = `child-${child.id}`
  database.insert('people', {
    ...{ id, user_id: `U-${child.id}`, name: child.name, subject: null, email: '', phone: '', flags: '[]' },
  })
  database.insert('child_people', { person_id: id, parent_id: parentId, child_name: child.name })
  return personBy(database, 'id', id)!
}

/**
 * People whose accounts are simulated together: a parent, and the children with an account that began as the parent's; the owners of a
 * joint account. Those whose plans have the account come first.
 */
export function familyOf(database: Database, person: ApiUser): ApiUser[] {
  const parents = database.all<{ id: string }>(
    'select parent_id as id from child_people where person_id = ?',
    person.id,
  )
  const heads = parents.length > 0 ? parents.map(({ id }) => personBy(database, 'id', id)!) : [person]
  const children = heads.flatMap(({ id }) =>
    database
      .all<{ id: string }>(
        `select person_id as id from child_people c where parent_id = ?
         and exists (select 1 from accounts a where a.person_id = c.person_id)`,
        id,
      )
      .map((child) => personBy(database, 'id', child.id)!),
  )
  const owners = database.all<{ first: string; second: string }>(
    'select first_id as first, second_id as second from joint_owners where ? in (first_id, second_id)',
    person.id,
  )
  const joint = owners
    .flatMap(({ first, second }) => [first, second])
    .map((id) => personBy(database, 'id', id)!)
  const all = [...joint, ...heads, ...children, person]
  return all.filter(({ id }, index) => all.findIndex((each) => each.id === id) === index)
}
