// The invented funds that sandbox accounts hold, and the model portfolios made of them.
import { workingDaysAfter } from 'portal-engine/base/dates/working-days.ts'

/** How strongly a fund follows each market factor; `income` is its yearly distribution, `extra` its own yearly drift. */
export interface Instrument {
  isin: string
  name: string
  assetClass: 'Equities' | 'Bonds' | 'Alternatives' | 'Cash'
  subClass: string
  region: string
  currency: 'GBP' | 'EUR' | 'USD'
  ongoingCharge: number
  income: number
  follows: { equity: number; bond: number }
  extra: number
  noise: number
  startPrice: number
  /** Its price comes a working day late. */
  isLate: boolean
}

function fund(
  isin: string,
  name: string,
  [assetClass, subClass, region]: [Instrument['assetClass'], string, string],
  [equity, bond, extra, noise]: [number, number, number, number],
  rest: {
    income: number
    ongoingCharge: number
    startPrice: number
    currency?: Instrument['currency']
    isLate?: boolean
  },
): Instrument {
  return {
    isin,
    name,
    assetClass,
    subClass,
    region,
    currency: 'GBP',
    isLate: false,
    follows: { equity, bond },
    extra,
    noise,
    ...rest,
  }
}

export const instruments: readonly Instrument[] = [
  fund(
    'GB00NP000016',
    'Northpoint UK Equity Index',
    ['Equities', 'Large companies', 'United Kingdom'],
    [0.75, 0, -0.01, 0.05],
    { income: 0.034, ongoingCharge: 0.0008, startPrice: 182 },
  ),
  fund(
    'GB00NP000024',
    'Northpoint Global Equity Index',
    ['Equities', 'Large companies', 'Global'],
    [1, 0, 0.005, 0.03],
    { income: 0.016, ongoingCharge: 0.0013, startPrice: 241 },
  ),
  fund(
    'GB00NP000032',
    'Northpoint US Equity Index',
    ['Equities', 'Large companies', 'North America'],
    [1.1, 0, 0.02, 0.05],
    { income: 0.011, ongoingCharge: 0.0007, startPrice: 305 },
  ),
  fund(
    'GB00NP000040',
    'Calder Emerging Markets',
    ['Equities', 'Large companies', 'Emerging markets'],
    [1.05, 0, -0.03, 0.08],
    { income: 0.022, ongoingCharge: 0.0022, startPrice: 139 },
  ),
  fund(
    'GB00NP000057',
    'Northpoint UK Gilt Index',
    ['Bonds', 'Government', 'United Kingdom'],
    [0, 1.1, -0.005, 0.01],
    { income: 0.029, ongoingCharge: 0.0009, startPrice: 158 },
  ),
  fund(
    'GB00NP000065',
    'Calder Global Corporate Bond',
    ['Bonds', 'Corporate', 'Global'],
    [0.12, 0.8, 0.005, 0.015],
    { income: 0.041, ongoingCharge: 0.0018, startPrice: 112 },
  ),
  fund(
    'GB00NP000073',
    'Northpoint Index-Linked Gilts',
    ['Bonds', 'Inflation-linked', 'United Kingdom'],
    [0, 1.4, 0, 0.03],
    { income: 0.004, ongoingCharge: 0.001, startPrice: 196 },
  ),
  fund(
    'GB00NP000081',
    'Harrow Global Infrastructure',
    ['Alternatives', 'Infrastructure', 'Global'],
    [0.55, 0.2, 0, 0.06],
    { income: 0.038, ongoingCharge: 0.0065, startPrice: 127 },
  ),
  fund('GB00NP000099', 'Harrow Physical Gold', ['Alternatives', 'Gold', 'Global'], [0, 0.1, 0.07, 0.13], {
    income: 0,
    ongoingCharge: 0.0019,
    startPrice: 1310,
  }),
  fund(
    'GB00NP000107',
    'Northpoint Sterling Money Market',
    ['Cash', 'Money market', 'United Kingdom'],
    [0, 0, 0.025, 0.001],
    { income: 0, ongoingCharge: 0.001, startPrice: 103 },
  ),
  fund(
    'IE00NP000011',
    'Northpoint Eurozone Equity',
    ['Equities', 'Large companies', 'Europe'],
    [0.95, 0, -0.01, 0.06],
    { income: 0.027, ongoingCharge: 0.0012, startPrice: 2410, currency: 'EUR' },
  ),
  fund('IE00NP000029', 'Calder Euro Government Bond', ['Bonds', 'Government', 'Europe'], [0, 0.9, 0, 0.01], {
    income: 0.018,
    ongoingCharge: 0.001,
    startPrice: 1190,
    currency: 'EUR',
    isLate: true,
  }),
  fund(
    'US00NP000014',
    'Northpoint US Total Market',
    ['Equities', 'Large companies', 'North America'],
    [1.1, 0, 0.015, 0.05],
    { income: 0.013, ongoingCharge: 0.0005, startPrice: 6240, currency: 'USD' },
  ),
  fund(
    'US00NP000022',
    'Calder US Treasury Bond',
    ['Bonds', 'Government', 'North America'],
    [0, 0.95, 0.005, 0.01],
    { income: 0.033, ongoingCharge: 0.0006, startPrice: 4870, currency: 'USD' },
  ),
]

export interface Target {
  isin: string
  weight: number
}

/** What should an account of this risk level (1 to 7) and currency hold? Weights add up to 1. */
export function targetsFor(riskLevel: number, currency: Instrument['currency']): Target[] {
  const equity = [0.1, 0.22, 0.38, 0.55, 0.7, 0.83, 0.94][riskLevel - 1]!
  if (currency === 'EUR') return split(['IE00NP000011', equity], ['IE00NP000029', 1 - equity])
  if (currency === 'USD') return split(['US00NP000014', equity], ['US00NP000022', 1 - equity])
  const other = Math.min(0.12, 1 - equity)
  const bonds = 1 - equity - other
  return split(
    ['GB00NP000016', equity * 0.25],
    ['GB00NP000024', equity * 0.4],
    ['GB00NP000032', equity * 0.22],
    ['GB00NP000040', equity * 0.13],
    ['GB00NP000057', bonds * 0.4],
    ['GB00NP000065', bonds * 0.4],
    ['GB00NP000073', bonds * 0.2],
    ['GB00NP000081', other * 0.45],
    ['GB00NP000099', other * 0.35],
    ['GB00NP000107', other * 0.2],
  )
}

function split(...parts: [isin: string, weight: number][]): Target[] {
  return parts.filter(([, weight]) => weight > 0).map(([isin, weight]) => ({ isin, weight }))
}

const byIsin = new Map(instruments.map((instrument) => [instrument.isin, instrument]))

export function instrumentOf(isin: string): Instrument {
  const instrument = byIsin.get(isin)
  if (!instrument) throw new Error(`No instrument ${isin}`)
  return instrument
}

/** The share of an account that stays in cash. */
export const cashShare = 0.02

/** The day on which a trade of this day settles. */
export const settlesOn = (dealtOn: string): string => workingDaysAfter(dealtOn, 2)
