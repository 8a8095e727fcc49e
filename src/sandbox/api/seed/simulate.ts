// Lives one account from its opening to the valuation date: trades, income, fees and a valuation each working day.
// Everything the API says about accounts is worked out from the transactions and valuations made here.
import { addDays } from '#domain/london-time.ts'
import { isWorkingDay } from '#domain/working-days.ts'
import type { Flow } from './flows.ts'
import { instrumentOf, targetsFor, type Target } from './instruments.ts'
import type { Market } from './market.ts'

export interface NewTransaction {
  date: string
  type: Flow['type'] | 'Buy' | 'Sell' | 'Dividend' | 'Interest' | 'Fee'
  isin: string | null
  unitsMilli: number
  amountPence: number
  description: string
  /** A trade that gets a contract note. */
  hasNote: boolean
  reliefFor: string | null
}

export interface Valuation {
  date: string
  valuePence: number
  netPaidPence: number
  valueGbpPence: number
  netPaidGbpPence: number
  twrIndex: number
}

export interface AccountLife {
  transactions: NewTransaction[]
  valuations: Valuation[]
}

export interface LifePlan {
  currency: 'GBP' | 'EUR' | 'USD'
  riskLevel: number
  feeBps: number
  flows: Flow[]
}

/** Value of so many thousandths of a unit at a price in hundredths of a penny, in pence. */
export function valueOf(unitsMilli: number, price: number): number {
  return Math.round((unitsMilli * price) / 100_000)
}

/** One month's fee on the sum of the daily values, in pence. */
export function feeFor(sumOfDailyValues: number, feeBps: number): number {
  return Math.round((sumOfDailyValues * feeBps) / 10_000 / 365)
}

export function simulate(plan: LifePlan, until: string, market: Market): AccountLife {
  const targets = targetsFor(plan.riskLevel, plan.currency)
  const units = new Map<string, number>(targets.map(({ isin }) => [isin, 0]))
  const life: AccountLife = { transactions: [], valuations: [] }
  let cash = 0
  let netPaid = 0
  let netPaidGbp = 0
  let dailyValues = 0
  let cashToInvest: 'none' | 'monthly' | 'lump' = 'none'
  let last: Valuation | undefined
  let next = 0

  const first = plan.flows[0]?.on
  if (first === undefined) return life
  for (let day = first; day <= until; day = addDays(day, 1)) {
    if (isWorkingDay(day)) valueDay(day)
    dailyValues += last?.valuePence ?? 0
  }
  return life

  function valueDay(day: string): void {
    const isFirstOfMonth = last !== undefined && last.date.slice(0, 7) !== day.slice(0, 7)
    if (isFirstOfMonth) {
      if (/-(03|06|09|12)$/.test(day.slice(0, 7))) payIncome(day)
      takeFee(day)
      if (day.slice(5, 7) === first!.slice(5, 7)) rebalance(day)
    }
    if (cashToInvest !== 'none') invest(day)
    let flowed = 0
    for (; plan.flows[next]?.on === day; next += 1) flowed += pay(plan.flows[next]!)
    value(day, flowed)
  }

  function pay(flow: Flow): number {
    if (flow.pence < 0) raise(flow.on, -flow.pence)
    else cashToInvest = flow.isLump ? 'lump' : cashToInvest === 'lump' ? 'lump' : 'monthly'
    record(flow.on, flow.type, flow.pence, flow.description, { reliefFor: flow.reliefFor ?? null })
    netPaid += flow.pence
    netPaidGbp += Math.round(flow.pence * market.gbpRate(plan.currency, flow.on))
    return flow.pence
  }

  function value(day: string, flowed: number): void {
    const rate = market.gbpRate(plan.currency, day)
    let valuePence = cash
    let valueGbpPence = Math.round(cash * rate)
    for (const { isin } of targets) {
      const held = heldIn(isin, day)
      valuePence += held
      valueGbpPence += Math.round(held * rate)
    }
    const twrIndex = last ? (last.twrIndex * (valuePence - flowed)) / last.valuePence : 100
    last = { date: day, valuePence, netPaidPence: netPaid, valueGbpPence, netPaidGbpPence: netPaidGbp, twrIndex }
    life.valuations.push(last)
  }

  function payIncome(day: string): void {
    for (const { isin } of targets) {
      const fund = instrumentOf(isin)
      const amount = Math.round((heldIn(isin, day) * fund.income) / 4)
      if (amount > 0) record(day, 'Dividend', amount, `Income from ${fund.name}`, { isin })
    }
    const interest = Math.round((cash * 0.02) / 4)
    if (interest > 0) record(day, 'Interest', interest, 'Interest on cash')
  }

  /** Last month's fee: the sum of its daily values at the yearly rate over 365. */
  function takeFee(day: string): void {
    const fee = feeFor(dailyValues, plan.feeBps)
    dailyValues = 0
    if (fee === 0) return
    raise(day, fee)
    record(day, 'Fee', -fee, `Our fee for ${monthName(addDays(`${day.slice(0, 7)}-01`, -1))}`)
  }

  /** Once a year: sells what has grown beyond its target; the cash is invested the next day. */
  function rebalance(day: string): void {
    const whole = wholeValue(day)
    for (const { isin, weight } of targets) {
      const over = heldIn(isin, day) - Math.round(whole * weight)
      if (over > whole * 0.015) sell(day, isin, over)
    }
    cashToInvest = 'lump'
  }

  /** Keeps two per cent in cash. A lump goes to every fund, a month's payment to the two furthest below target. */
  function invest(day: string): void {
    const whole = wholeValue(day)
    const free = cash - Math.round(whole * 0.02)
    const isLump = cashToInvest === 'lump'
    cashToInvest = 'none'
    if (free < 25_00) return
    const short = shortfalls(day, whole).slice(0, isLump ? targets.length : 2)
    const wanted = short.reduce((sum, { missing }) => sum + missing, 0)
    for (const { isin, missing } of short) buy(day, isin, Math.floor((free * missing) / wanted), isLump)
  }

  function shortfalls(day: string, whole: number): { isin: string; missing: number }[] {
    return targets
      .map(({ isin, weight }: Target) => ({ isin, missing: whole * weight - heldIn(isin, day) }))
      .filter(({ missing }) => missing > 0)
      .sort((a, b) => b.missing - a.missing)
  }

  function buy(day: string, isin: string, pence: number, hasNote: boolean): void {
    const price = market.price(isin, day)
    const bought = Math.floor((pence * 100_000) / price)
    const cost = valueOf(bought, price)
    if (bought === 0 || cost === 0 || cost > cash) return
    units.set(isin, units.get(isin)! + bought)
    record(day, 'Buy', -cost, `Bought ${instrumentOf(isin).name}`, { isin, unitsMilli: bought, hasNote })
  }

  function sell(day: string, isin: string, pence: number): void {
    const price = market.price(isin, day)
    const sold = Math.min(units.get(isin)!, Math.ceil((pence * 100_000) / price))
    units.set(isin, units.get(isin)! - sold)
    record(day, 'Sell', valueOf(sold, price), `Sold ${instrumentOf(isin).name}`, { isin, unitsMilli: -sold, hasNote: true })
  }

  /** Sells enough, from the largest holding down, to have this much cash. */
  function raise(day: string, pence: number): void {
    while (cash < pence) {
      const largest = targets.reduce((a, b) => (heldIn(b.isin, day) > heldIn(a.isin, day) ? b : a))
      const missing = Math.max(pence - cash, Math.round(wholeValue(day) * 0.005)) + 1
      sell(day, largest.isin, Math.min(missing, heldIn(largest.isin, day)))
    }
  }

  function heldIn(isin: string, day: string): number {
    return valueOf(units.get(isin)!, market.price(isin, day))
  }

  function wholeValue(day: string): number {
    return targets.reduce((sum, { isin }) => sum + heldIn(isin, day), cash)
  }

  function record(
    date: string,
    type: NewTransaction['type'],
    amountPence: number,
    description: string,
    rest: Partial<NewTransaction> = {},
  ): void {
    cash += amountPence
    life.transactions.push({
      date,
      type,
      isin: null,
      unitsMilli: 0,
      amountPence,
      description,
      hasNote: false,
      reliefFor: null,
      ...rest,
    })
  }
}

const months = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })

function monthName(date: string): string {
  return months.format(new Date(`${date}T00:00:00Z`))
}
