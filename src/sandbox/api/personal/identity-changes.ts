// Requests to correct a name or a date of birth. They are checked within some working days; then the correction holds.
import type { PersonalDetails } from '#api/people/personal-details.ts'
import { londonDate } from '#domain/dates/london-time.ts'
import { workingDaysAfter } from '#domain/dates/working-days.ts'
import * as limits from '#domain/limits.gen.ts'
import type { Call } from '../call.ts'
import { tellInInbox } from '../payments/inbox.ts'

export interface ChangeRow {
  id: string
  reference: string
  name: string
  born_on: string
  asked_at: string
  evidence: string
}

const days = limits['identity-check-days'].value

/** The request of the active user that waits for its answer. */
export function changeRow({ database, active }: Call): ChangeRow | undefined {
  return database.one<ChangeRow & object>('select * from identity_changes where person_id = ?', active.id)
}

const askedOn = ({ asked_at }: ChangeRow) => londonDate(new Date(asked_at))
export const answeredBy = (row: ChangeRow): string => workingDaysAfter(askedOn(row), days)

export function openChange(call: Call): PersonalDetails['identityChange'] {
  const row = changeRow(call)
  return row
    ? {
        id: row.id,
        reference: row.reference,
        name: row.name,
        bornOn: row.born_on,
        askedOn: askedOn(row),
        answeredBy: answeredBy(row),
        evidence: JSON.parse(row.evidence) as NonNullable<PersonalDetails['identityChange']>['evidence'],
      }
    : null
}

/** Accepts a request whose days have passed: name and date of birth hold from now on, and the person is told. */
export function answerChange(call: Call): void {
  const row = changeRow(call)
  if (!row || call.today < answeredBy(row)) return
  const { database, active } = call
  database.run('update people set name = ? where id = ?', row.name, active.id)
  database.run('update pension_facts set born_on = ? where person_id = ?', row.born_on, active.id)
  database.run('delete from identity_changes where id = ?', row.id)
  active.name = row.name
  tellInInbox(call, {
    subject: 'Your details have been corrected',
    body: `We have checked the documents that you sent under ${row.reference}. Your name and date of birth are now held as you asked.`,
    accountId: null,
    topic: 'My details',
  })
}
