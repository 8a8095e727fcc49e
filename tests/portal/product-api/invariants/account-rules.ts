// Rules that an account's single transactions and dates must follow: fees, tax relief, explanations, working days.
import { feeFor } from '#domain/fees/monthly-fee.ts'
import { addDays, addMonths } from '#base/dates/london-time.ts'
import { isWorkingDay, workingDayBefore, workingDayFrom } from '#base/dates/working-days.ts'
import type { Database } from '#sandbox/data/database.ts'
import type { AccountRow, AccountState } from '#product-api/ledger/ledger.ts'
import type { IndexedClose } from '#domain/returns/time-weighted.ts'
import type { InvariantName } from './invariants.ts'

export interface Entry {
  id: string
  date: string
  type: string
  isin: string | null
  amount_pence: number
  document_id: string | null
  explanation: string | null
  relates_to: string | null
}

export interface Books {
  database: Database
  account: AccountRow
  valuedOn: string
  /** What is held at the end of a day. */
  stateOn(date: string): AccountState
  points: IndexedClose[]
  entries: Entry[]
}

export type Finding = [InvariantName, string]

/** The fee of each calendar month is taken on the first working day after it: Σ daily value × rate / 365. */
export function fees({ account, points, entries, valuedOn }: Books): Finding[] {
  const findings: Finding[] = []
  const valueByDate = new Map(points.map(({ date, valuePence }) => [date, valuePence]))
  const takenOn = Map.groupBy(
    entries.filter(({ type }) => type === 'Fee'),
    ({ date }) => date,
  )
  let [dailyValues, lastMonth] = [0, 0]
  let latest = 0
  let feeDay = workingDayFrom(`${points[0]!.date.slice(0, 7)}-01`)
  for (let day = points[0]!.date; day <= valuedOn; day = addDays(day, 1)) {
    if (day.endsWith('-01')) {
      ;[dailyValues, lastMonth] = [0, dailyValues]
      feeDay = workingDayFrom(day)
    }
    if (day === feeDay && day !== points[0]!.date) {
      const taken = -sum(takenOn.get(day) ?? [])
      const due = feeFor(lastMonth, account.fee_bps)
      if (taken !== due) findings.push(['4 fees follow daily values', `took ${taken} on ${day}, not ${due}`])
    }
    latest = valueByDate.get(day) ?? latest
    dailyValues += latest
  }
  return findings
}

/** Gross is net × 1.25: every payment old enough has its own later relief of a quarter. */
export function relief({ account, entries, valuedOn }: Books): Finding[] {
  if (account.type !== 'Pension') return []
  const name: InvariantName = '6 tax relief follows pension payments'
  const settledBy = addMonths(valuedOn, -2)
  return entries
    .filter(({ type }) => type === 'PaidIn')
    .flatMap((payment): Finding[] => {
      const own = entries.filter(({ type, relates_to }) => type === 'TaxRelief' && relates_to === payment.id)
      if (own.length === 0) return payment.date < settledBy ? [[name, `${payment.id} has none`]] : []
      const isRight =
        own.length === 1 && own[0]!.amount_pence * 4 === payment.amount_pence && own[0]!.date > payment.date
      return isRight ? [] : [[name, `${payment.id} has the wrong relief`]]
    })
}

export function explanations({ database, entries }: Books): Finding[] {
  const isKnown = (id: string) => database.one('select 1 from documents where id = ?', id) !== undefined
  return entries
    .filter((entry) => (entry.document_id === null ? !entry.explanation : !isKnown(entry.document_id)))
    .map((entry) => ['8 transactions are explained', `${entry.id} has neither document nor explanation`])
}

export function dates({ points, entries, valuedOn }: Books): Finding[] {
  const name: InvariantName = '10 dates are working days'
  const findings: Finding[] = [...points, ...entries]
    .filter(({ date }) => !isWorkingDay(date) || date > valuedOn)
    .map(({ date }) => [name, `something is dated ${date}`])
  for (const [index, { date }] of points.entries()) {
    const previous = points[index - 1]
    if (previous && workingDayBefore(date) !== previous.date)
      findings.push([name, `no close on the working day before ${date}`])
  }
  return findings
}

export function sum(entries: readonly Entry[]): number {
  return entries.reduce((total, { amount_pence }) => total + amount_pence, 0)
}
