// Yearly interest and inflation of the invented market, by currency, close to those of the real years.
import type { Instrument } from './instruments.ts'

type Currency = Instrument['currency']

/** Per cent in 2016 and each year after it; later years take the last entry. */
const cash: Record<Currency, number[]> = {
  GBP: [0.4, 0.3, 0.6, 0.7, 0.2, 0.1, 1.4, 4.7, 5.1, 4.2, 3.7, 3.4],
  EUR: [-0.3, -0.4, -0.4, -0.4, -0.5, -0.6, 0, 3.2, 3.6, 2.1, 1.9],
  USD: [0.4, 1, 1.8, 2.2, 0.4, 0.1, 1.6, 5, 5.1, 4.2, 3.7, 3.3],
}
const inflation: Record<Currency, number[]> = {
  GBP: [1.6, 3, 2.1, 1.3, 0.6, 5.4, 10.5, 4, 2.5, 3.4, 2.8, 2],
  EUR: [1.1, 1.4, 1.6, 1.3, -0.3, 5, 9.2, 2.9, 2.4, 2],
  USD: [2.1, 2.1, 1.9, 2.3, 1.4, 7, 6.5, 3.4, 2.9, 2.8, 2.6, 2.2],
}

export const cashOf: Record<Currency, { name: string; source: string }> = {
  GBP: { name: 'SONIA', source: 'Bank of England' },
  EUR: { name: '€STR', source: 'European Central Bank' },
  USD: { name: 'SOFR', source: 'Federal Reserve Bank of New York' },
}
export const inflationOf: Record<Currency, { name: string; source: string }> = {
  GBP: { name: 'UK inflation (CPI)', source: 'Office for National Statistics' },
  EUR: { name: 'Euro area inflation (HICP)', source: 'Eurostat' },
  USD: { name: 'US inflation (CPI)', source: 'US Bureau of Labor Statistics' },
}

/** Interest a year on this date, as a fraction. */
export const cashRate = (currency: Currency, date: string): number => of(cash[currency], date)

/** Inflation a year on this date, as a fraction. */
export const inflationRate = (currency: Currency, date: string): number => of(inflation[currency], date)

function of(rates: number[], date: string): number {
  const year = Math.min(rates.length - 1, Math.max(0, Number(date.slice(0, 4)) - 2016))
  return rates[year]! / 100
}
