// What must hold of an owner's money at every moment of the walk, worked out from what the API shows.
import type { Payment } from '#api/payments/payments.ts'
import { londonDate } from '#base/dates/london-time.ts'
import { taxAmountPence } from '#domain/tax/tax-facts.ts'
import { taxYearOfDate, taxYearStart } from '#domain/tax/tax-year.ts'
import type { OwnAccount, Owner } from './owner.ts'

interface Transaction {
  date: string
  type: string
  description: string
  amountPence: number
}

const earlierMoney = 'Transfer received, money of earlier tax years'

/** Made by the firm itself: single payments of regular ones, collections, and moves that use an allowance. */
const isOfTheFirm = ({ kind, about }: Payment): boolean =>
  kind === 'direct-debit' || kind.startsWith('allowance-') || about?.startsWith('Part of RP-') === true

/** Throws where money was made or lost, an allowance passed, a payment doubled, or one is somebody else's. */
export async function checkBooks(owner: Owner, since: string): Promise<void> {
  const { payments, accounts, asked, name } = owner
  const own = new Set(accounts.map(({ id }) => id))
  const strange = payments.filter(({ accountId }) => !own.has(accountId))
  equal(strange, [], `${name} has payments of somebody else’s accounts`)
  const single = payments.filter((payment) => !isOfTheFirm(payment)).map(({ id }) => id)
  equal(single.toSorted(), [...asked.values()].map(({ id }) => id).toSorted(), `${name}: payments asked for`)
  equal(new Set(single).size, single.length, `${name}: no payment twice`)
  for (const account of accounts) await checkAccount(owner, account, since)
  checkMoves(payments)
}

async function checkAccount(owner: Owner, account: OwnAccount, since: string): Promise<void> {
  const { name, payments, tab } = owner
  const what = `${name} ${account.type} ${account.id}`
  if (account.valuePence < 0) throw new Error(`${what} is worth ${account.valuePence}`)
  const from = taxYearStart(taxYearOfDate(since))
  const moved: Transaction[] = []
  for (let cursor: string | null = ''; cursor !== null;) {
    const page: { transactions: Transaction[]; nextCursor: string | null } = await tab.get(
      `/api/portfolios/${account.id}/transactions?type=PaidIn&type=Withdrawal&from=${from}&limit=500${cursor && `&cursor=${encodeURIComponent(cursor)}`}`,
    )
    moved.push(...page.transactions)
    cursor = page.nextCursor
  }
  const settled = payments.filter(
    ({ accountId, status, settlesOn }) =>
      accountId === account.id &&
      status === 'completed' &&
      settlesOn <= account.valuedOn &&
      settlesOn > since,
  )
  equal(
    byDay(moved.filter(({ date }) => date > since).map(({ date, amountPence }) => [date, amountPence])),
    byDay(
      settled.map(({ settlesOn, direction, amountPence }) => [
        settlesOn,
        direction === 'in' ? amountPence : -amountPence,
      ]),
    ),
    `${what}: its transactions are its payments`,
  )
  if (account.type === 'ISA') await checkAllowance(owner, account, moved)
}

/** No tax year's allowance is passed, and what is said to be left is what is left. */
async function checkAllowance(
  owner: Owner,
  account: OwnAccount,
  moved: readonly Transaction[],
): Promise<void> {
  const current = taxYearOfDate(owner.today)
  const paid = new Map<number, number>()
  for (const { type, description, date, amountPence } of moved) {
    if (type !== 'PaidIn' || description === earlierMoney) continue
    const year = taxYearOfDate(date)
    paid.set(year, (paid.get(year) ?? 0) + amountPence)
  }
  const partOf = new Map([...owner.asked.values()].map(({ id, thisYearPence }) => [id, thisYearPence]))
  for (const { id, accountId, direction, status, settlesOn, askedAt, amountPence, kind } of owner.payments) {
    const isAhead = status !== 'cancelled' && status !== 'failed' && settlesOn > account.valuedOn
    if (accountId !== account.id || direction !== 'in' || !isAhead || kind === 'direct-debit') continue
    const year = taxYearOfDate(kind === 'isa-transfer' ? londonDate(new Date(askedAt)) : settlesOn)
    paid.set(year, (paid.get(year) ?? 0) + (partOf.get(id) ?? amountPence))
  }
  for (const [year, pence] of paid)
    if (pence > taxAmountPence('isa-allowance', year))
      throw new Error(`${owner.name}: ${pence} in the ISA allowance of ${year}`)
  const { isaClientLevelRemainingContribution: left } = await owner.tab.get<{
    isaClientLevelRemainingContribution: number
  }>(`/api/portfolios/remainingallowance/${account.id}`)
  const expected = taxAmountPence('isa-allowance', current) - (paid.get(current) ?? 0)
  equal(left, expected, `${owner.name}: what is left of the ISA allowance`)
}

/** What a general account was sold for is what its ISA was paid. */
function checkMoves(payments: readonly Payment[]): void {
  const of = (wanted: string) =>
    payments
      .filter(({ kind }) => kind === wanted)
      .map(({ settlesOn, amountPence }) => `${settlesOn} ${amountPence}`)
      .toSorted()
  equal(of('allowance-sale'), of('allowance-purchase'), 'Sales and purchases to use an allowance')
}

/** The sum of each day that has one, as text. */
function byDay(amounts: readonly (readonly [string, number])[]): string[] {
  const days = new Map<string, number>()
  for (const [day, pence] of amounts) days.set(day, (days.get(day) ?? 0) + pence)
  return [...days]
    .filter(([, pence]) => pence !== 0)
    .map(([day, pence]) => `${day} ${pence}`)
    .toSorted()
}

function equal(actual: unknown, expected: unknown, what: string): void {
  const [a, b] = [JSON.stringify(actual), JSON.stringify(expected)]
  if (a !== b) throw new Error(`${what}\n  is       ${a}\n  expected ${b}`)
}
