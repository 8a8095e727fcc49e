// The documents of a tax year: what a tax return asks for, and what the year has cost. The figures are those of the pages.
import { addMonths } from 'portal-engine/base/dates/london-time.ts'
import { documentTaxYear } from '#domain/documents/document-year.ts'
import { taxYearEnd, taxYearOfDate, taxYearStart } from '#domain/tax/tax-year.ts'
import { costsOver } from '#product-api/ledger/costs.ts'
import { gainsOf, salesBetween } from '#product-api/ledger/gains.ts'
import { incomeOf } from '#product-api/ledger/income.ts'
import { certificate } from '#product-api/papers/tax-certificate.ts'
import { costsPaper } from '#product-api/papers/costs-paper.ts'
import { accountsOf } from '#product-api/ledger/ledger.ts'
import { marketUntil } from '#product-api/market/market.ts'
import type { Seeding } from '#product-api/data/seeding.ts'
import type { NewDocument } from './account-documents.ts'

/** The documents of every tax year that ended at least a month ago, from the first account on, if they do not exist yet. */
export function yearlyDocuments({ database, person, valuedOn }: Seeding, first: string): NewDocument[] {
  const documents: NewDocument[] = []
  const market = marketUntil(valuedOn)
  const taxed = accountsOf(database, person.id).filter(({ type }) => type === 'GIA')
  const gains = gainsOf(database, person.id, market, valuedOn)
  for (let year = taxYearOfDate(first); taxYearEnd(year) < valuedOn; year += 1) {
    // By then the 30 days are over in which a purchase is matched with a sale of the year.
    const common = { date: addMonths(taxYearStart(year + 1), 1), accountId: null }
    if (common.date > valuedOn) break
    const id = `D-${person.userId}-TX-${year}`
    if (database.one('select 1 from documents where id = ?', id)) continue
    const label = documentTaxYear({ type: 'Tax certificate', date: common.date })
    const period = { from: taxYearStart(year), to: taxYearEnd(year) }
    const open = taxed.filter(({ opened_on }) => opened_on <= period.to)
    documents.push(
      {
        ...{ ...common, id, type: 'Tax certificate' },
        name: `Consolidated tax certificate ${label}: ${person.name}`,
        lines: certificate({
          income: open.map((account) => ({
            account,
            dividendsPence: incomeOf(database, account, 'Dividend', market, period),
            interestPence: incomeOf(database, account, 'Interest', market, period),
          })),
          sales: salesBetween(gains, period),
        }),
      },
      {
        ...{ ...common, id: `D-${person.userId}-CC-${year}`, type: 'Costs and charges' },
        name: `Costs and charges ${label}: ${person.name}`,
        lines: costsPaper(costsOver(database, person.id, market, period)),
      },
    )
  }
  return documents
}
