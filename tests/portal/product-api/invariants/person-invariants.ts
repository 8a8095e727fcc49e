// What must hold for one person: ISA payments, the fee band and the unread badge.
import { taxAmountPence } from '#domain/tax/tax-facts.ts'
import { addDays } from '#base/dates/london-time.ts'
import { feeBandFor } from '#domain/fees/fee-rate.ts'
import { taxYearOfDate, taxYearStart } from '#domain/tax/tax-year.ts'
import type { Database } from '#sandbox/data/database.ts'
import { ownIsa, subscriptions } from '#product-api/payments/rules/allowance-use.ts'
import { unreadCount } from '#product-api/inbox/message-calls.ts'
import { accountsOf, pointsOfAll } from '#product-api/ledger/ledger.ts'
import { othersContributions } from '#product-api/ledger/networks.ts'
import type { InvariantName, Violation } from './invariants.ts'

type Finding = [InvariantName, string]

export function violationsOfPerson(database: Database, personId: string, valuedOn: string): Violation[] {
  const findings = [
    ...isaPayments(database, personId, valuedOn),
    ...feeBand(database, personId),
    ...badge(database, personId),
  ]
  return findings.map(([invariant, message]) => ({ invariant, subject: personId, message }))
}

/** In no tax year is more paid in than allowed, and this year's sum agrees with the net amounts of the valuations. */
function isaPayments(database: Database, personId: string, valuedOn: string): Finding[] {
  const name: InvariantName = '5 ISA payments fit the allowance'
  const children = database.all<{ id: string }>('select id from children where person_id = ?', personId)
  const thisYear = taxYearOfDate(valuedOn)
  const findings: Finding[] = []
  for (let year = thisYear - 6; year <= thisYear; year += 1) {
    const end = year === thisYear ? valuedOn : addDays(taxYearStart(year + 1), -1)
    if (subscriptions(database, personId, ownIsa, end) > taxAmountPence('isa-allowance', year))
      findings.push([name, `too much in ${year}`])
    for (const { id } of children) {
      const paid = subscriptions(database, personId, { type: 'JISA', child_id: id }, end)
      if (paid > taxAmountPence('junior-isa-allowance', year))
        findings.push([name, `too much for ${id} in ${year}`])
    }
  }
  if (subscriptions(database, personId, ownIsa, valuedOn) !== netPaidThisYear(database, personId, valuedOn)) {
    findings.push([name, 'payments and valuations disagree about this tax year'])
  }
  return findings
}

/** Pounds paid into ISAs this tax year by the valuations' net amounts, withdrawals put back. */
function netPaidThisYear(database: Database, personId: string, valuedOn: string): number {
  const start = taxYearStart(taxYearOfDate(valuedOn))
  const netAt = (accountId: string, before: string) =>
    database.one<{ pence: number }>(
      'select net_paid_gbp_pence as pence from valuations where account_id = ? and date < ? order by date desc limit 1',
      accountId,
      before,
    )?.pence ?? 0
  return accountsOf(database, personId)
    .filter(({ type }) => type === 'ISA')
    .reduce((sum, { id }) => {
      const withdrawn = database.one<{ pence: number }>(
        `select coalesce(-sum(amount_pence), 0) as pence from transactions where account_id = ? and type = 'Withdrawal' and date >= ?`,
        id,
        start,
      )!.pence
      return sum + netAt(id, '9999') - netAt(id, start) + withdrawn
    }, 0)
}

function feeBand(database: Database, personId: string): Finding[] {
  const netPaid = pointsOfAll(database, personId).at(-1)?.netPaidInPence ?? 0
  // A network's contributions count together.
  const { rateBps } = feeBandFor(netPaid, othersContributions(database, personId))
  return accountsOf(database, personId)
    .filter((account) => account.fee_bps !== rateBps)
    .map(({ id, fee_bps }) => [
      '7 fee band follows contributions',
      `${id} pays ${fee_bps}, its band is ${rateBps}`,
    ])
}

/** The badge equals what the inbox shows unread: nothing unread hides in the archive or is the client's own. */
function badge(database: Database, personId: string): Finding[] {
  const shown = database.one<{ n: number }>(
    `select count(*) as n from messages m join threads t on t.id = m.thread_id
     where t.person_id = ? and t.is_archived = 0 and m.is_unread = 1 and m.sender = 'firm'`,
    personId,
  )!.n
  const count = unreadCount(database, personId)
  return count === shown ? [] : [['9 badge is the sum of unread', `says ${count}, the inbox shows ${shown}`]]
}
