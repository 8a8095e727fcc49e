// Requests to correct a name or a date of birth. They are checked within some working days; then the correction holds.
import type { PersonalDetails } from '#api/people/personal-details.ts'
import { londonDate } from '#base/dates/london-time.ts'
import { workingDaysAfter } from '#base/dates/working-days.ts'
import * as limits from '#domain/limits.gen.ts'
import type { Call } from '#sandbox/calls/call.ts'
import { notifyInInbox } from '#product-api/data/notify.ts'

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

type Evidence = NonNullable<PersonalDetails['identityChange']>['evidence']
const evidenceOf = ({ evidence }: ChangeRow): Evidence => JSON.parse(evidence) as Evidence

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
        evidence: evidenceOf(row),
      }
    : null
}

/** A document of this name cannot be read, so that an error can be seen. */
const isUnreadable = ({ name }: { name: string }): boolean => /unreadable/i.test(name)

/**
 * Answers a request after its days, and notifies the person. With documents that can be read, name and date of birth
 * hold from now on as asked; otherwise they stay.
 */
export function answerChange(call: Call): void {
  const row = changeRow(call)
  if (!row || call.today < answeredBy(row)) return
  const { database, active } = call
  database.run('delete from identity_changes where id = ?', row.id)
  const unreadable = evidenceOf(row).filter(isUnreadable)
  if (unreadable.length > 0)
    return notifyInInbox(call, {
      subject: 'We couldn’t correct your details',
      body: `Under ${row.reference} you asked us to change your details to ${row.name}. We couldn’t read ${unreadable.map(({ name }) => name).join(', ')}, so your name and date of birth stay as they were. Please ask again with a clear picture of the whole document.`,
      accountId: null,
      topic: 'My details',
    })
  database.run('update people set name = ? where id = ?', row.name, active.id)
  database.run('update pension_facts set born_on = ? where person_id = ?', row.born_on, active.id)
  active.name = row.name
  notifyInInbox(call, {
    subject: 'Your details have been corrected',
    body: `We have checked the documents that you sent under ${row.reference}. We have changed your name and date of birth as you asked.`,
    accountId: null,
    topic: 'My details',
  })
}
