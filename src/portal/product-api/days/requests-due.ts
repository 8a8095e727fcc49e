// What people asked for on pages of requests is done on its day, and a message says so.
import { serviceRequestsOf } from '#product-api/requests/request-records.ts'
import { notifyInInbox } from '#product-api/data/notify.ts'
import type { PersonOnDay } from '#sandbox/calls/call.ts'
import { admitAttorneys } from './attorneys-due.ts'
import type { Work } from './work.ts'

export const requestWork = (of: Pick<PersonOnDay, 'database' | 'active' | 'today'>): Work[] =>
  serviceRequestsOf(of)
    .filter((row) => row.is_done === 0 && row.is_withdrawn === 0 && row.done_by <= of.today)
    .map((row) => ({
      on: row.done_by,
      isLight: true,
      carryOut: (moment: PersonOnDay) => {
        const { id, reference, kind, name } = row
        moment.database.run('update service_requests set is_done = 1 where id = ?', id)
        const what =
          kind === 'power-of-attorney' ? admitAttorneys(moment, row) : 'We have done what you asked for.'
        notifyInInbox(moment, {
          subject: `Your request is done: ${reference}`,
          body: `${name}. ${what} If something is missing, write to us and quote ${reference}.`,
          accountId: null,
          topic: 'Something else',
        })
      },
    }))
