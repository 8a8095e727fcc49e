// One account's cash and units while its life is simulated. Every change is a transaction.
import { instrumentOf } from '#product-api/market/instruments.ts'
import type { Market } from '#product-api/market/market.ts'
import type { Flow } from './flows.ts'

export interface NewTransaction {
  date: string
  type: Flow['type'] | 'Buy' | 'Sell' | 'Dividend' | 'Interest' | 'Fee'
  isin: string | null
  unitsMilli: number
  amountPence: number
  cashAfterPence: number
  description: string
  /** A trade that gets a contract note. */
  hasNote: boolean
  /** For tax relief: the date of the payment it belongs to. */
  reliefFor: string | null
  /** Why a purchase or sale was made. */
  why: string | null
}

/** Value of so many thousandths of a unit at a price in hundredths of a penny, in pence. */
export function valueOf(unitsMilli: number, price: number): number {
  return Math.round((unitsMilli * price) / 100_000)
}

export class Book {
  readonly transactions: NewTransaction[] = []
  readonly #isins: readonly string[]
  readonly #market: Market
  readonly #units: Map<string, number>
  #cash = 0

  constructor(isins: readonly string[], market: Market) {
    this.#isins = isins
    this.#market = market
    this.#units = new Map(isins.map((isin) => [isin, 0]))
  }

  get cash(): number {
    return this.#cash
  }

  valueIn(isin: string, day: string): number {
    return valueOf(this.#units.get(isin)!, this.#market.price(isin, day))
  }

  wholeValue(day: string): number {
    return this.#isins.reduce((sum, isin) => sum + this.valueIn(isin, day), this.#cash)
  }

  record(
    date: string,
    type: NewTransaction['type'],
    amountPence: number,
    description: string,
    rest: Partial<NewTransaction> = {},
  ): void {
    const blank = { isin: null, unitsMilli: 0, hasNote: false, reliefFor: null, why: null }
    this.#cash += amountPence
    const cashAfterPence = this.#cash
    this.transactions.push({ ...blank, date, type, amountPence, cashAfterPence, description, ...rest })
  }

  /** Buys for at most this much; nothing if that is less than a thousandth of a unit. */
  buy(day: string, isin: string, pence: number, hasNote: boolean, why: string): void {
    const price = this.#market.price(isin, day)
    const unitsMilli = Math.floor((pence * 100_000) / price)
    const cost = valueOf(unitsMilli, price)
    if (cost === 0 || cost > this.#cash) return
    this.#units.set(isin, this.#units.get(isin)! + unitsMilli)
    this.record(day, 'Buy', -cost, `Bought ${instrumentOf(isin).name}`, {
      isin,
      unitsMilli,
      hasNote,
      why,
    })
  }

  /** Sells at least this much, or all there is. */
  sell(day: string, isin: string, pence: number, why: string): void {
    const price = this.#market.price(isin, day)
    const sold = Math.min(this.#units.get(isin)!, Math.ceil((pence * 100_000) / price))
    this.#units.set(isin, this.#units.get(isin)! - sold)
    const trade = { isin, unitsMilli: -sold, hasNote: true, why }
    this.record(day, 'Sell', valueOf(sold, price), `Sold ${instrumentOf(isin).name}`, trade)
  }

  /** Sells enough, from the largest holding down, to have this much cash, or everything if that is not enough. */
  raise(day: string, pence: number, why: string): void {
    while (this.#cash < pence) {
      const largest = this.#isins.reduce((a, b) => (this.valueIn(b, day) > this.valueIn(a, day) ? b : a))
      const held = this.valueIn(largest, day)
      if (held === 0) return
      const missing = Math.max(pence - this.#cash, Math.round(this.wholeValue(day) * 0.005)) + 1
      this.sell(day, largest, Math.min(missing, held), why)
    }
  }

  /** Sells every unit there is. */
  sellEverything(day: string, why: string): void {
    for (const isin of this.#isins) if (this.#units.get(isin)! > 0) this.sell(day, isin, Infinity, why)
  }
}
