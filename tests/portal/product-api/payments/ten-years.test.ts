// Ten years of Direct Debits at the most that may be asked for, in every kind of account. DAYS and YEARS make the run longer:
// `npm run soak` takes each day of the month from 1 to 28.
import { expect, it } from 'vitest'
import type { Mandates } from '#api/payments/mandates.ts'
import { grossOf } from '#domain/payments/pension-contribution-rules.ts'
import { taxAmountPence } from '#domain/tax/tax-facts.ts'
import { taxYearOfDate } from '#domain/tax/tax-year.ts'
import { openSandbox, people, type Caller } from '../support/sandbox.ts'

const days = (process.env['DAYS'] ?? '5').split(',').map(Number)
const years = Number(process.env['YEARS'] ?? 3)

/** Accounts that share an allowance, with what it is in a tax year. */
const chosen = [
  { caller: people.chloe, account: 'A-U-20004-1', type: 'ISA' },
  { caller: people.ben, account: 'A-U-20003-1', type: 'ISA', shares: 'A-U-20003-4' },
  { caller: people.ben, account: 'A-U-20003-2', type: 'JISA' },
  { caller: people.ben, account: 'A-U-20003-3', type: 'JISA' },
  { caller: people.amelia, account: 'A-U-20002-3', type: 'Pension' },
  { caller: people.amelia, account: 'A-U-20002-2', type: 'GIA' },
] as const satisfies { caller: Caller; account: string; type: string; shares?: string }[]

/** Whose account a junior ISA is from their 18th birthday on: Kofi Osei's is on 21 July 2033. */
const grownUp: Record<string, Caller> = {
  'A-U-20003-2': { userId: 'U-20017', subject: 'sub-p17' },
  'A-U-20003-3': { userId: 'U-20018', subject: 'sub-p18' },
}

const path = '/api/payments/mandates'

/** Sets each mandate to the most that is taken, and lets the years pass. */
function decade(day: number) {
  const sandbox = openSandbox(new Date('2026-01-05T12:00:00Z'))
  const { send, get, api } = sandbox
  for (const { caller, account } of chosen) {
    const { mandates, bankAccounts } = get(caller, path).body as Mandates
    const known = mandates.find(({ accountId, status }) => accountId === account && status !== 'cancelled')
    const ask = (amountPence: number) =>
      known
        ? send(caller, 'PUT', `${path}/${known.id}`, { amountPence, day })
        : send(caller, 'POST', path, {
            accountId: account,
            bankAccountId: bankAccounts[0]!.id,
            amountPence,
            day,
          })
    const first = ask(1_000_000_00)
    const pence = first.status === 200 ? 1_000_000_00 : (first.body as { monthlyPence: number }).monthlyPence
    if (first.status !== 200) expect(ask(pence).status).toBe(200)
  }
  // A year at a time, as somebody who looks in once a year; at the end, a check on the last day of the clock.
  for (let year = 2026; year < 2026 + years; year += 1) {
    api.setClock(new Date(`${year}-12-31T12:00:00Z`))
    for (const { caller } of chosen) get(caller, path)
  }
  return sandbox
}

function paidIn(sandbox: ReturnType<typeof openSandbox>, parent: Caller, account: string) {
  const hasLeft = sandbox.get(parent, `/api/portfolios/${account}/transactions?limit=1`).status === 404
  const caller = hasLeft ? grownUp[account]! : parent
  const all: { date: string; amountPence: number }[] = []
  for (let cursor: string | null = ''; cursor !== null;) {
    const page = sandbox.get(
      caller,
      `/api/portfolios/${account}/transactions?type=PaidIn&from=2026-04-06&limit=500${cursor}`,
    ).body as { transactions: typeof all; nextCursor: string | null }
    all.push(...page.transactions)
    cursor = page.nextCursor === null ? null : `&cursor=${encodeURIComponent(page.nextCursor)}`
  }
  return all
}

/** Pence that each tax year took; into pensions, gross. */
function byYear(flows: { date: string; amountPence: number }[], value: (pence: number) => number) {
  const sums = new Map<number, { pence: number; count: number }>()
  for (const { date, amountPence } of flows) {
    const year = taxYearOfDate(date)
    const { pence, count } = sums.get(year) ?? { pence: 0, count: 0 }
    sums.set(year, { pence: pence + value(amountPence), count: count + 1 })
  }
  return sums
}

const figures = {
  ISA: 'isa-allowance',
  JISA: 'junior-isa-allowance',
  Pension: 'pension-annual-allowance',
} as const

/** Throws where a tax year took more than its allowance; how much was collected. */
function mustFit(day: number) {
  const sandbox = decade(day)
  let [thirteen, collected] = [0, 0]
  for (const { caller, account, type, ...rest } of chosen) {
    const flows = paidIn(sandbox, caller, account)
    collected += flows.length
    if (type === 'GIA') continue
    const sums = byYear(flows, type === 'Pension' ? grossOf : (pence) => pence)
    // Euros at 80 pence or more: what the Euro ISA takes of the same allowance, at the least.
    const shared =
      'shares' in rest ? byYear(paidIn(sandbox, caller, rest.shares), (pence) => pence * 0.8) : new Map()
    for (const [year, { pence, count }] of sums) {
      const other = (shared.get(year) as { pence: number } | undefined)?.pence ?? 0
      const carried = type === 'Pension' ? 3 * taxAmountPence('pension-annual-allowance', year) : 0
      expect([account, year, pence + other]).toEqual([
        account,
        year,
        Math.min(pence + other, taxAmountPence(figures[type], year) + carried),
      ])
      if (count > 12) thirteen += 1
    }
  }
  return { collected, 'years of thirteen collections': thirteen }
}

it('Mandates at the most on each day of the month: no year of ten passes an allowance', () => {
  const measured = Object.fromEntries(days.map((day) => [`day ${day}`, mustFit(day)]))
  console.log(`ten years: ${JSON.stringify(measured)}`)
  for (const { collected } of Object.values(measured))
    expect(collected).toBeGreaterThan(chosen.length * 12 * (years - 1))
}, 7_200_000)
