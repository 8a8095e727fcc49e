// The yearly statement of costs and charges: what each account cost in pounds and per cent, services and products apart, payments by
// third parties, and what all of it did to the return (COBS 6.1ZA.14 to .16; MiFID Delegated Regulation art. 50).
import { formatPence } from 'portal-engine/base/money.ts'
import { shareOf, shareText } from '#domain/fees/cost-shares.ts'
import type { Costs } from '#product-api/ledger/costs.ts'
import { longDate } from '#product-api/data/long-date.ts'
import type { DocumentPart } from '#product-api/papers/pdf/parts.ts'

export function costsPaper({ from, to, accounts, averageValuePence, gainPence }: Costs): DocumentPart[] {
  const sum = (of: 'servicePence' | 'fundPence') => accounts.reduce((total, each) => total + each[of], 0)
  const [service, funds] = [sum('servicePence'), sum('fundPence')]
  const all = service + funds
  const share = (pence: number, average = averageValuePence) => shareText(shareOf(pence, average))
  /** Each amount in pounds and of the average value. */
  const inPerCent = (
    { caption, header }: { caption: string; header: string },
    rows: [name: string, pence: number][],
    total: [name: string, pence: number],
  ): DocumentPart => {
    const cells = ([name, pence]: [string, number]) => [name, formatPence(pence), share(pence)]
    const columns = [
      { header, share: 2.4 },
      { header: 'Pounds', figures: true },
      { header: 'Of the average value', figures: true },
    ]
    return { table: { caption, columns, rows: rows.map(cells), total: cells(total) } }
  }
  return [
    `What you paid from ${longDate(from)} to ${longDate(to)} for our service and for the funds you hold, in pounds. The average value of your accounts was ${formatPence(averageValuePence)}.`,
    { heading: 'By account' },
    {
      table: {
        caption: 'Costs of each account, in pounds and of the average value',
        columns: [
          { header: 'Account', share: 2.2 },
          { header: 'Our fee', figures: true },
          { header: 'Fund charges', figures: true, share: 1.15 },
          { header: 'Total', figures: true },
          { header: 'Average value', figures: true, share: 1.2 },
          { header: 'Total in %', figures: true, share: 0.8 },
        ],
        rows: accounts.map((each) => [
          each.account.name,
          formatPence(each.servicePence),
          formatPence(each.fundPence),
          formatPence(each.servicePence + each.fundPence),
          formatPence(each.averageValuePence),
          share(each.servicePence + each.fundPence, each.averageValuePence),
        ]),
        total: [
          'All accounts',
          ...[service, funds, all, averageValuePence].map((pence) => formatPence(pence)),
          share(all),
        ],
      },
    },
    { heading: 'By kind' },
    inPerCent(
      { caption: 'Costs of services, of products, and payments by third parties', header: 'Kind' },
      [
        ['Service: our yearly fee', service],
        ['Service: trading and custody', 0],
        ['Service: one-off costs', 0],
        ['Products: charges of the funds (estimate)', funds],
        ['Payments to us by third parties', 0],
      ],
      ['All costs', all],
    ),
    { heading: 'What costs did to your return' },
    inPerCent(
      { caption: 'The return of the year before and after costs', header: 'Return' },
      [
        ['Before costs', gainPence + all],
        ['Our fee', -service],
        ['Fund charges', -funds],
      ],
      ['After costs', gainPence],
    ),
    '',
    {
      note: 'Our fee is the sum of the fee transactions of your accounts. Fund charges are in the prices of the funds already, so they are an estimate: what the funds that you held at the end of each quarter charge a year. The average value is that of the daily closes; an account that was opened within the period counts as nothing before. Amounts in other currencies are in pounds at the rate of their day. The return is growth less what was paid in, plus what was taken out.',
    },
    { note: 'Nobody pays us for what we choose for you, and we pay nobody for bringing you to us.' },
  ]
}
