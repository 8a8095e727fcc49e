// The quarterly valuation of all accounts: what each holds and is worth, how the whole is invested, what the quarter brought and
// cost (COBS 16A.4). Amounts of an account are in its currency, those of all in pounds.
import { formatPence, formatReturn, formatWeight } from 'portal-engine/base/money.ts'
import { sharesInTenths } from 'portal-engine/base/shares.ts'
import type { AccountRow } from '#product-api/ledger/ledger.ts'
import { longDate } from '#product-api/data/long-date.ts'
import { instrumentOf } from '#product-api/market/instruments.ts'
import { classToken } from '#product-api/papers/pdf/paper-bar.ts'
import type { DocumentPart } from '#product-api/papers/pdf/parts.ts'
import { formatUnits } from '#domain/units.ts'

export interface ValuedAccount {
  account: AccountRow
  valuePence: number
  valueGbpPence: number
  cashPence: number
  positions: { isin: string; unitsMilli: number; valuePence: number; price: number }[]
  /** From the close before the quarter to its last; paid in and taken out, income and fees are positive. */
  quarter: {
    openingPence: number
    paidInPence: number
    takenOutPence: number
    incomePence: number
    feesPence: number
    /** Time-weighted, after fees; null for a single day. */
    growth: number | null
  }
}

interface Valued {
  from: string
  to: string
  accounts: readonly ValuedAccount[]
  /** By class of assets in pounds, the largest first. */
  classes: readonly { assetClass: string; valuePence: number; weightTenths: number }[]
}

export function valuation({ from, to, accounts, classes }: Valued): DocumentPart[] {
  const wholePence = accounts.reduce((sum, { valueGbpPence }) => sum + valueGbpPence, 0)
  return [
    `What you held with us at close on ${longDate(to)}, and what happened from ${longDate(from)}.`,
    { heading: 'Your accounts' },
    {
      table: {
        caption: `Value of each account at close on ${longDate(to)}`,
        columns: [
          { header: 'Account', share: 2.2 },
          { header: 'Number', share: 1.2 },
          { header: 'Value', figures: true, share: 1.2 },
          { header: 'In pounds', figures: true, share: 1.2 },
        ],
        rows: accounts.map(({ account, valuePence, valueGbpPence }) => [
          account.name,
          account.account_number,
          formatPence(valuePence, account.currency),
          formatPence(valueGbpPence),
        ]),
        total: ['All accounts', '', '', formatPence(wholePence)],
      },
    },
    ...(classes.length === 0 ? [] : mix(classes, wholePence)),
    ...accounts.flatMap(ofAccount),
    '',
    {
      note: 'Values are at the last prices of the funds before the close. Returns are time-weighted and after all our fees; the funds’ own charges are in their prices. A share is of the value of the account, cash included. Your investments are held apart from our own money, in the name of a nominee.',
    },
    {
      note: 'Capital at risk. The value of investments can go down as well as up. Past performance is not a reliable indicator of future results.',
    },
  ]
}

function mix(classes: Valued['classes'], wholePence: number): DocumentPart[] {
  const words = classes.map(({ assetClass, weightTenths }) => `${assetClass} ${formatWeight(weightTenths)}`)
  return [
    { heading: 'How it is invested' },
    {
      bar: {
        alt: `All accounts by class of assets: ${words.join(', ')}`,
        parts: classes.map(({ assetClass, weightTenths }) => ({
          weightTenths,
          colour: classToken(assetClass),
        })),
      },
    },
    {
      table: {
        caption: 'All accounts by class of assets, in pounds',
        columns: [
          { header: 'Class', share: 2 },
          { header: 'Value', figures: true },
          { header: 'Share', figures: true },
        ],
        rows: classes.map(({ assetClass, valuePence, weightTenths }) => [
          assetClass,
          formatPence(valuePence),
          formatWeight(weightTenths),
        ]),
        colours: classes.map(({ assetClass }) => classToken(assetClass)),
        total: ['All classes', formatPence(wholePence), formatWeight(1000)],
      },
    },
  ]
}

function ofAccount({ account, valuePence, cashPence, positions, quarter }: ValuedAccount): DocumentPart[] {
  const money = (pence: number) => formatPence(pence, account.currency)
  const weights = sharesInTenths([...positions.map((each) => each.valuePence), cashPence])
  const { openingPence, paidInPence, takenOutPence, incomePence, feesPence, growth } = quarter
  const marketPence = valuePence - openingPence - paidInPence + takenOutPence - incomePence + feesPence
  return [
    { heading: account.name },
    {
      table: {
        caption: `Holdings, account number ${account.account_number}, in ${account.currency}`,
        columns: [
          { header: 'Fund', share: 2.4 },
          { header: 'Units', figures: true },
          { header: 'Price', figures: true },
          { header: 'Value', figures: true, share: 1.1 },
          { header: 'Share', figures: true, share: 0.7 },
        ],
        rows: [
          ...positions.map((each, at) => [
            instrumentOf(each.isin).name,
            formatUnits(each.unitsMilli / 1000),
            (each.price / 10_000).toFixed(4),
            money(each.valuePence),
            formatWeight(weights[at]!),
          ]),
          ['Cash', '', '', money(cashPence), formatWeight(weights.at(-1)!)],
        ],
        total: ['Value', '', '', money(valuePence), formatWeight(valuePence === 0 ? 0 : 1000)],
      },
    },
    {
      table: {
        caption: `${account.name}, the quarter${growth === null ? '' : `: a return of ${formatReturn(growth)} after fees`}`,
        columns: [
          { header: 'What happened', share: 3 },
          { header: 'Amount', figures: true },
        ],
        rows: [
          ['Value at the start', money(openingPence)],
          [account.type === 'Pension' ? 'Paid in, tax relief included' : 'Paid in', money(paidInPence)],
          ['Taken out', money(-takenOutPence)],
          ['Income', money(incomePence)],
          ['Change in prices', money(marketPence)],
          ['Our fees', money(-feesPence)],
        ],
        total: ['Value at the end', money(valuePence)],
      },
    },
  ]
}
