// Years of the past that scenarios may repeat: total returns of a calendar year in pounds, after published indices. Shares
// and property of the United Kingdom were compared with what was printed then; the rest are the sandbox's, from memory and
// rounded: a firm puts its own data provider's here.
import type { PastYear } from '#api/accounts/past-year.ts'

const year2008: PastYear = {
  year: 2008,
  currency: 'GBP',
  writtenOn: '2026-11-22',
  classes: [
    {
      name: 'UK shares',
      growth: -0.299,
      source: 'FTSE All-Share, as quoted by IPD in January 2009',
      matches: [{ assetClass: 'Equities', region: 'United Kingdom' }],
    },
    {
      name: 'World shares outside the UK',
      growth: -0.18,
      source: 'FTSE World ex UK in pounds, rounded; infrastructure counts as these',
      matches: [{ assetClass: 'Equities' }, { assetClass: 'Alternatives', subClass: 'Infrastructure' }],
    },
    {
      name: 'Shares of emerging markets',
      growth: -0.35,
      source: 'MSCI Emerging Markets in pounds, rounded',
      matches: [{ assetClass: 'Equities', region: 'Emerging markets' }],
    },
    {
      name: 'UK government bonds',
      growth: 0.13,
      source: 'FTSE Actuaries UK Gilts, all stocks, rounded',
      matches: [{ assetClass: 'Bonds', subClass: 'Government', region: 'United Kingdom' }],
    },
    {
      name: 'UK index-linked bonds',
      growth: 0.04,
      source: 'FTSE Actuaries UK Index-Linked Gilts, all stocks, rounded',
      matches: [{ assetClass: 'Bonds', subClass: 'Inflation-linked', region: 'United Kingdom' }],
    },
    {
      name: 'Corporate bonds',
      growth: -0.1,
      source: 'iBoxx Sterling Corporates, rounded',
      matches: [{ assetClass: 'Bonds', subClass: 'Corporate' }],
    },
    {
      name: 'UK property',
      growth: -0.225,
      source: 'IPD UK Monthly Property Index',
      matches: [{ assetClass: 'Alternatives', subClass: 'Property' }],
    },
    {
      name: 'Gold',
      growth: 0.43,
      source: 'London gold price in pounds, rounded',
      matches: [{ assetClass: 'Alternatives', subClass: 'Gold' }],
    },
    {
      name: 'Cash',
      growth: 0.05,
      source: 'Seven-day deposits between banks (LIBID), rounded',
      matches: [{ assetClass: 'Cash' }],
    },
  ],
}

export const pastYears: readonly PastYear[] = [year2008]
