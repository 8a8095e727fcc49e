// What an account can be compared with, in the same invented market and the account's currency.
import { addDays, addMonths, daysBetween } from 'portal-engine/base/dates/london-time.ts'
import type { IndexPoint } from '#domain/returns/monthly.ts'
import { instrumentOf, targetsFor, type Instrument } from './instruments.ts'
import type { Market } from './market.ts'
import { cashOf, cashRate, inflationOf, inflationRate } from './rates.ts'

type Currency = Instrument['currency']

export interface Compared {
  currency: Currency
  riskLevel: number
}

export interface Comparator {
  id: string
  name: string
  description: string
  source: string
}

/** What peers charge a year. */
const peerCost = 0.0115
/** Years' growth above inflation that each risk level aims for. */
const aims = [0.005, 0.01, 0.015, 0.025, 0.035, 0.04, 0.045]

/** What are this account's comparators called? */
export function comparatorsOf({ currency, riskLevel }: Compared): Comparator[] {
  const inflation = inflationOf[currency]
  const cash = cashOf[currency]
  return [
    {
      id: 'peers',
      name: `Similar portfolios (risk level ${riskLevel})`,
      description: `The average of portfolios of other firms with about the risk of yours, after their charges of ${percent(peerCost)} a year.`,
      source: 'Northpoint peer group, invented for the sandbox',
    },
    {
      id: 'cash',
      name: `Cash (${cash.name})`,
      description:
        'What overnight deposits between banks earn, compounded daily. Your savings account may pay more or less.',
      source: `${cash.source}, rounded for the sandbox`,
    },
    {
      id: 'inflation',
      name: inflation.name,
      description: 'How prices in the shops have risen. Above this line your money buys more than before.',
      source: `${inflation.source}, rounded for the sandbox`,
    },
    {
      id: 'target',
      name: `Your target (inflation + ${percent(aimOf(riskLevel))} a year)`,
      description: `What we aim for at risk level ${riskLevel} over five years or more, after charges. An aim, not a promise.`,
      source: 'Your investment agreement',
    },
  ]
}

/** A comparator's index on these days, 100 on the first. */
export function indexOn(
  id: string,
  days: readonly string[],
  compared: Compared,
  market: Market,
): IndexPoint[] {
  if (days.length === 0) return []
  const growth = growthBetween(id, days, compared, market)
  let index = 100
  let before: string | undefined
  return days.map((date) => {
    if (before !== undefined) index *= growth(before, date)
    before = date
    return { date, index }
  })
}

/** The first day up to this date without published inflation, if there is one. */
export function estimatedFrom(id: string, until: string): string | null {
  if (id !== 'inflation' && id !== 'target') return null
  return addDays(publishedUntil(until), 1)
}

type Growth = (from: string, to: string) => number

function growthBetween(
  id: string,
  days: readonly string[],
  { currency, riskLevel }: Compared,
  market: Market,
): Growth {
  const yearly = (rate: number, from: string, to: string) => (1 + rate) ** (daysBetween(from, to) / 365)
  const known = publishedUntil(days.at(-1)!)
  const inflation = (from: string, to: string) =>
    yearly(inflationRate(currency, to < known ? to : known), from, to)
  if (id === 'cash') return (from, to) => 1 + (cashRate(currency, from) * daysBetween(from, to)) / 365
  if (id === 'inflation') return inflation
  if (id === 'target') return (from, to) => inflation(from, to) * yearly(aimOf(riskLevel), from, to)
  const mix = peerMix(riskLevel, currency)
  return (from, to) => {
    const years = daysBetween(from, to) / 365
    let growth = 0
    for (const [isin, weight] of mix) {
      const earned = instrumentOf(isin).income * years
      growth += weight * (market.price(isin, to) / market.price(isin, from) + earned)
    }
    return growth / (1 + peerCost) ** years
  }
}

/** Peers spread around the risk level: an average of its model and its two neighbours, brought back to the mix every day. */
function peerMix(riskLevel: number, currency: Currency): Map<string, number> {
  const levels = [riskLevel - 1, riskLevel, riskLevel + 1].map((level) => Math.min(7, Math.max(1, level)))
  const mix = new Map<string, number>()
  for (const level of levels) {
    for (const { isin, weight } of targetsFor(level, currency))
      mix.set(isin, (mix.get(isin) ?? 0) + weight / levels.length)
  }
  return mix
}

/** A month's inflation is known from the 20th of the next month. */
function publishedUntil(date: string): string {
  const months = Number(date.slice(8)) >= 20 ? 0 : -1
  return addDays(addMonths(`${date.slice(0, 7)}-01`, months), -1)
}

function aimOf(riskLevel: number): number {
  return aims[riskLevel - 1]!
}

function percent(fraction: number): string {
  return `${Number((fraction * 100).toFixed(2))}%`
}
