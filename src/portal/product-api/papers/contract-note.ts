// A contract note: the trades of one account on one day.
import { formatPence } from 'portal-engine/base/money.ts'
import { longDate } from '#product-api/data/long-date.ts'
import { instrumentOf, settlesOn } from '#product-api/market/instruments.ts'
import type { DocumentPart } from '#product-api/papers/pdf/parts.ts'
import { formatUnits } from '#domain/units.ts'

export interface NotedTrade {
  isin: string
  /** Negative when sold. */
  units_milli: number
  amount_pence: number
}

interface Noted {
  account: { name: string; account_number: string; currency: string }
  date: string
  trades: readonly NotedTrade[]
}

export function contractNote({ account, date, trades }: Noted): DocumentPart[] {
  const { name, account_number: number, currency } = account
  const money = (pence: number) => formatPence(pence, currency)
  const side = (isSale: boolean): DocumentPart[] => {
    const ofSide = trades.filter(({ units_milli }) => units_milli < 0 === isSale)
    if (ofSide.length === 0) return []
    const sum = ofSide.reduce((total, { amount_pence }) => total + Math.abs(amount_pence), 0)
    return [
      { heading: isSale ? 'Sold' : 'Bought' },
      {
        table: {
          caption: isSale ? 'What we sold for you' : 'What we bought for you',
          columns: [
            { header: 'Fund', share: 2.2 },
            { header: 'ISIN', share: 1.3 },
            { header: 'Units', figures: true },
            { header: 'Price', figures: true },
            { header: 'Amount', figures: true },
          ],
          rows: ofSide.map(({ isin, units_milli, amount_pence }) => [
            instrumentOf(isin).name,
            isin,
            formatUnits(units_milli / 1000),
            priceText(amount_pence, units_milli),
            money(Math.abs(amount_pence)),
          ]),
          total: ['Total', '', '', '', money(sum)],
        },
      },
    ]
  }
  return [
    `${name}, account number ${number}`,
    `Dealt on ${longDate(date)} as your agent, in ${currency}. Settles on ${longDate(settlesOn(date))}.`,
    ...side(true),
    ...side(false),
    '',
    {
      note: 'No commission, stamp duty or other cost is added to these amounts. The price is the amount for one unit.',
    },
  ]
}

const priceText = (pence: number, milli: number) => Math.abs((pence * 10) / milli).toFixed(4)

/** One contract note covers an account's trades of one day. */
export function contractNoteId(accountId: string, date: string): string {
  return `D-${accountId.slice(2)}-CN-${date}`
}
