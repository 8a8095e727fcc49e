// Grace Lin may act for Rose Lin and view the account of Margaret Hale.
import { clientId, userId } from '#http/ids.ts'
import type { Person } from '#session/people.ts'
import type { GrantedAccess, SignedInUser } from '#session/types.ts'

export const grace: SignedInUser = {
  userId: userId.parse('U-8'),
  userName: 'Grace Lin',
  facts: { member: 'client', hasChildren: 'false' },
}
export const rose = { id: clientId.parse('C-3'), name: 'Rose Lin' }
/** What the API says of Rose; while it has not answered, every yes/no fact is no. */
export const roseHerself: Person = {
  userId: rose.id,
  userName: 'Rose Lin',
  facts: { member: 'client', hasChildren: 'true' },
}
export const margaret = { id: clientId.parse('C-7'), name: 'Margaret Hale' }
export const access: GrantedAccess = {
  type: 'MultipleAccess',
  clients: [rose],
  grantors: [margaret],
  invitations: [],
  isReminderDue: false,
  ownFlags: { 'shared-access': true, 'fido-authentication': false },
}
