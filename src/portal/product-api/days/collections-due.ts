// What the firm does about each collection: ten working days before, it tells the client if less can be collected; on the
// day, it checks again, and collects no more than the rules of that day leave.
import { addDays } from 'portal-engine/base/dates/london-time.ts'
import { formatPence } from 'portal-engine/base/money.ts'
import type { ShortReason } from '#domain/payments/collection-day.ts'
import { collectionsOf, endedFrom, noticeOf } from '#domain/payments/direct-debits.ts'
import { taxYearLabel, taxYearOfDate } from '#domain/tax/tax-year.ts'
import type { PersonOnDay } from 'portal-engine/sandbox/calls/call.ts'
import { accountsOf } from '#product-api/ledger/ledger.ts'
import { longDate } from '#product-api/data/long-date.ts'
import { mayCollect, type DueCollection } from '#product-api/payments/rules/collection-check.ts'
import { notifyInInbox } from '#product-api/data/notify.ts'
import { notifyOwners } from '#product-api/people/joint-owners.ts'
import {
  changeOf,
  keepChange,
  keepMandate,
  mandatesOf,
} from '#product-api/payments/records/mandate-records.ts'
import { termsOf, type MandateRow } from '#product-api/payments/records/monthly-instruction.ts'
import type { Work } from './work.ts'

/** Notices and checks that are due by this day. They read the closes that are known, so nothing is simulated for them. */
export function collectionWork({
  database,
  active,
  today,
}: Pick<PersonOnDay, 'database' | 'active' | 'today'>): Work[] {
  return mandatesOf(database, active.id).flatMap((row) => {
    const from = row.checked_until < row.told_until ? row.checked_until : row.told_until
    return soonest(row, addDays(from, 1), today).flatMap((due): Work[] => {
      const isToTell = due.on > row.told_until && noticeOf(due.on) <= today
      const isToCheck = due.on > row.checked_until && due.on <= today
      const work = (on: string, part: 'told_until' | 'checked_until'): Work => ({
        ...{ on, isLight: true, carryOut: (moment: PersonOnDay) => check(moment, row.id, due, part) },
      })
      return [
        ...(isToTell ? [work(noticeOf(due.on), 'told_until')] : []),
        ...(isToCheck ? [work(due.on, 'checked_until')] : []),
      ]
    })
  })
}

/** The next collections from a day on, of which notice may be due by this day; the earliest are enough. */
function soonest(row: MandateRow, from: string, today: string): DueCollection[] {
  // Notice is never more than four weeks before.
  const latest = addDays(today, 28)
  const near = addDays(from, 75)
  const soon = collectionsOf(termsOf(row), from, near < latest ? near : latest)
  return soon.length > 0 ? soon : collectionsOf(termsOf(row), from, latest)
}

/** Looks at one collection: ten working days before, or on its day. */
function check(
  moment: PersonOnDay,
  mandateId: string,
  due: DueCollection,
  part: 'told_until' | 'checked_until',
): void {
  const { database, active } = moment
  database.run(`update mandates set ${part} = max(${part}, ?) where id = ?`, due.on, mandateId)
  const row = mandatesOf(database, active.id).find(({ id }) => id === mandateId)!
  const { pence, reason } = mayCollect(moment, row, due)
  const told = changeOf(database, row, due.on)
  // More than was told is never collected.
  if (reason === undefined || (told && told.pence <= pence)) return
  keepChange(database, row, { on: due.on, pence, wantedPence: due.pence, reason })
  tell(moment, row, due, { pence, reason })
  if (reason !== 'allowance') stop(moment, row, due.on, reason)
}

/** Ends what can never be collected again, and pauses what waits for a declaration. */
function stop(
  { database }: PersonOnDay,
  row: MandateRow,
  on: string,
  reason: Exclude<ShortReason, 'allowance'>,
): void {
  const status = reason === 'declaration' ? 'paused' : 'cancelled'
  if (row.status === 'cancelled') return
  keepMandate(database, { ...row, status }, endedFrom(termsOf(row), addDays(on, 1)))
}

const because: Record<ShortReason, (on: string) => string> = {
  allowance: (on) => `the allowance of ${taxYearLabel(taxYearOfDate(on))} has no more room`,
  declaration: () =>
    'this ISA has no declaration. The Direct Debit is paused, and you can resume it once you make one',
  'grown-up': () => 'the child is 18, and the junior ISA becomes their own ISA. The Direct Debit has ended',
  'too-old': () =>
    'you get no tax relief on contributions from your 75th birthday. The Direct Debit has ended',
}

function tell(
  moment: PersonOnDay,
  row: MandateRow,
  due: DueCollection,
  { pence, reason }: { pence: number; reason: ShortReason },
): void {
  const account = accountsOf(moment.database, moment.active.id).find(({ id }) => id === row.account_id)
  const name = account?.name ?? 'Your former junior ISA'
  const [less, wanted] = [pence, due.pence].map((each) => formatPence(each, account?.currency))
  const notice = {
    subject: `Direct Debit on ${longDate(due.on)}: ${pence === 0 ? 'nothing is collected' : 'less is collected'}: ${row.reference}`,
    body: `${name}. On ${longDate(due.on)} we collect ${pence === 0 ? 'nothing' : less} instead of ${wanted}: ${because[reason](due.on)}.`,
  }
  if (account) notifyOwners(moment, account.id, notice)
  else notifyInInbox(moment, { ...notice, accountId: null })
}
