// Simulates one account from its first payment to the valuation date: trades, income, fees and a close each working day.
// Everything the API says about accounts is worked out from the transactions and valuations made here.
import { feeFor, feeTakenOn, feeUntil } from '#domain/fees/monthly-fee.ts'
import { withTimeWeightedIndex, type Close, type IndexedClose } from '#domain/returns/time-weighted.ts'
import { cashShare, instrumentOf, targetsFor } from '#product-api/market/instruments.ts'
import type { Market } from '#product-api/market/market.ts'
import { Book, type NewTransaction } from './book.ts'
import { daysFrom } from './calendar.ts'
import type { Flow } from './flows.ts'
import { belowShare, beyondShare, forFee, forTakingAll, forWithdrawal } from './trade-reasons.ts'

/** A close in the account's currency, and the same amounts in pounds, each at the rate of its day. */
interface Valuation extends Close {
  valueGbpPence: number
  netPaidGbpPence: number
  paidInGbpPence: number
}

export interface AccountLife {
  transactions: NewTransaction[]
  valuations: (Valuation & IndexedClose)[]
  /** What payments asked for in the portal took out, in pence by payment. */
  paidOut: ReadonlyMap<string, number>
}

export interface LifePlan {
  currency: 'GBP' | 'EUR' | 'USD'
  riskLevel: number
  /** The rate of the fee that is taken on a day. */
  feeBpsOn: (takenOn: string) => number
  flows: Flow[]
}

export function simulate(plan: LifePlan, until: string, market: Market): AccountLife {
  const targets = targetsFor(plan.riskLevel, plan.currency)
  const book = new Book(
    targets.map(({ isin }) => isin),
    market,
  )
  const valuations: Valuation[] = []
  const paidOut = new Map<string, number>()
  /** The daily values of the calendar month, and of the one before it until its fee is taken. */
  let dailyValues = { ofMonth: 0, ofLastMonth: 0 }
  let cashToInvest: 'none' | 'monthly' | 'lump' = 'none'
  let last: Valuation | undefined
  let next = 0

  const first = plan.flows[0]?.on
  if (first === undefined) return { transactions: [], valuations: [], paidOut }
  for (const { date, isWorking } of daysFrom(first, until)) {
    if (date.endsWith('-01')) dailyValues = { ofMonth: 0, ofLastMonth: dailyValues.ofMonth }
    if (isWorking) simulateDay(date)
    dailyValues.ofMonth += last?.valuePence ?? 0
  }
  return { transactions: book.transactions, valuations: withTimeWeightedIndex(valuations), paidOut }

  function simulateDay(day: string): void {
    const isFirstOfMonth = last !== undefined && last.date.slice(0, 7) !== day.slice(0, 7)
    if (isFirstOfMonth) {
      if (Number(day.slice(5, 7)) % 3 === 0) payIncome(day)
      takeFee(day)
      if (day.slice(5, 7) === first!.slice(5, 7)) rebalance(day)
    }
    if (cashToInvest !== 'none') invest(day)
    const flows: Flow[] = []
    for (; plan.flows[next]?.on === day; next += 1) flows.push(plan.flows[next]!)
    close(day, flows.map(settle))
  }

  /** The flow as it happened: a payment out takes at most what there is. */
  function settle(flow: Flow): Flow {
    const settled = flow.pence < 0 ? payOut(flow) : flow
    if (flow.pence >= 0 && cashToInvest !== 'lump') cashToInvest = flow.isLump ? 'lump' : 'monthly'
    const { on, type, pence, description, reliefFor = null } = settled
    book.record(on, type, pence, description, { reliefFor })
    return settled
  }

  function payOut(flow: Flow): Flow {
    let pence = -flow.pence
    if (flow.takesAll === true || pence >= book.wholeValue(flow.on)) {
      takeFee(flow.on, { isFinal: true })
      book.sellEverything(flow.on, forTakingAll)
      pence = book.cash
    } else book.raise(flow.on, pence, forWithdrawal)
    if (flow.paymentId !== undefined) paidOut.set(flow.paymentId, pence)
    return { ...flow, pence: -pence }
  }

  function close(day: string, flows: Flow[]): void {
    const rate = market.gbpRate(plan.currency, day)
    const paidIn = flows.filter(({ pence }) => pence > 0)
    const sumOf = (some: Flow[]) => some.reduce((sum, { pence }) => sum + pence, 0)
    const sumInGbp = (some: Flow[]) => some.reduce((sum, { pence }) => sum + Math.round(pence * rate), 0)
    const held = targets.map(({ isin }) => book.valueIn(isin, day))
    const valuePence = held.reduce((sum, pence) => sum + pence, book.cash)
    last = {
      date: day,
      valuePence,
      netPaidInPence: (last?.netPaidInPence ?? 0) + sumOf(flows),
      paidInPence: (last?.paidInPence ?? 0) + sumOf(paidIn),
      valueGbpPence: held.reduce(
        (sum, pence) => sum + Math.round(pence * rate),
        Math.round(book.cash * rate),
      ),
      netPaidGbpPence: (last?.netPaidGbpPence ?? 0) + sumInGbp(flows),
      paidInGbpPence: (last?.paidInGbpPence ?? 0) + sumInGbp(paidIn),
    }
    valuations.push(last)
  }

  function payIncome(day: string): void {
    for (const { isin } of targets) {
      const fund = instrumentOf(isin)
      const amount = Math.round((book.valueIn(isin, day) * fund.income) / 4)
      if (amount > 0) book.record(day, 'Dividend', amount, `Income from ${fund.name}`, { isin })
    }
    const interest = Math.round((book.cash * 0.02) / 4)
    if (interest > 0) book.record(day, 'Interest', interest, 'Interest on cash')
  }

  /** Last month's fee: the sum of its daily values at the yearly rate. The final one is about the days since then too. */
  function takeFee(day: string, { isFinal = false } = {}): void {
    const description = isFinal ? feeUntil(day) : feeTakenOn(day)
    const { ofMonth, ofLastMonth } = dailyValues
    const fee = Math.min(
      feeFor(ofLastMonth + (isFinal ? ofMonth : 0), plan.feeBpsOn(day)),
      book.wholeValue(day),
    )
    dailyValues = { ofMonth: isFinal ? 0 : ofMonth, ofLastMonth: 0 }
    if (fee === 0) return
    book.raise(day, fee, forFee(description))
    book.record(day, 'Fee', -fee, description)
  }

  /** Once a year: sells what has grown beyond its target; the cash is invested the same day. */
  function rebalance(day: string): void {
    const whole = book.wholeValue(day)
    for (const { isin, weight } of targets) {
      const over = book.valueIn(isin, day) - Math.round(whole * weight)
      if (over > whole * 0.015) book.sell(day, isin, over, beyondShare(weight))
    }
    cashToInvest = 'lump'
  }

  /** Keeps its share in cash. A lump goes to every fund, a month's payment to the two furthest below target. */
  function invest(day: string): void {
    const whole = book.wholeValue(day)
    const free = book.cash - Math.round(whole * cashShare)
    const isLump = cashToInvest === 'lump'
    cashToInvest = 'none'
    if (free < 25_00) return
    const short = targets
      .map(({ isin, weight }) => ({ isin, weight, missing: whole * weight - book.valueIn(isin, day) }))
      .filter(({ missing }) => missing > 0)
      .toSorted((a, b) => b.missing - a.missing)
      .slice(0, isLump ? targets.length : 2)
    const wanted = short.reduce((sum, { missing }) => sum + missing, 0)
    for (const { isin, weight, missing } of short) {
      book.buy(day, isin, Math.floor((free * missing) / wanted), isLump, belowShare(weight))
    }
  }
}
