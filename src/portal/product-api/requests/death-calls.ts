// Somebody says that they have not died: what was stopped goes on, and no report stops it again by itself.
import { denyDeath } from '#api/people/security.ts'
import { notifyOfSecurity } from '#product-api/people/notify-of-security.ts'
import type { Route } from '#sandbox/calls/call.ts'
import { route } from '#sandbox/calls/route.ts'

export const routes: Route[] = [
  route(denyDeath, (call) => {
    const { database, user, today } = call
    if (database.run('update service_requests set deceased_id = null where deceased_id = ?', user.id) === 0)
      return
    database.run('update people set has_died = 0, denied_death_on = ? where id = ?', today, user.id)
    database.run(
      `update accounts set status = case when exists (select 1 from transactions where account_id = accounts.id)
         then 'Open' else 'AwaitingMoney' end where person_id = ? and status = 'Frozen'`,
      user.id,
    )
    notifyOfSecurity(
      call,
      'You told us that you have not died',
      'Your accounts are open. What was cancelled stays cancelled: payments, Direct Debits, requests, and the access of others. Set up again what you need.',
    )
  }),
]
