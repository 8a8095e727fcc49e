// The documents of a tax year: what a tax return asks for, and what the year has cost. The figures are those of the pages.
import { addMonths } from '#base/dates/london-time.ts'
import { documentTaxYear } from '#domain/documents/document-year.ts'
import { formatPence } from '#base/money.ts'
import { taxYearEnd, taxYearOfDate, taxYearStart } from '#domain/tax/tax-year.ts'
import { fundCharges, serviceFees } from '../figures/fees.ts'
import { gainsOf } from '../figures/gains.ts'
import { incomeOf } from '../figures/income.ts'
import { accountsOf, type AccountRow } from '../ledger.ts'
import type { DocumentLine } from '../generated-documents/pdf.ts'
import type { NewDocument } from './account-documents.ts'
import { marketUntil, type Market } from './market.ts'
import type { Seeding } from './person.ts'

interface Year {
  database: Seeding['database']
  /** Those that were open in the year. */
  accounts: readonly AccountRow[]
  market: Market
  period: { from: string; to: string }
}

/** The documents of every tax year that ended at least a month ago, from the first account on, if they do not exist yet. */
export function yearlyDocuments({ database, person, valuedOn }: Seeding, first: string): NewDocument[] {
  const documents: NewDocument[] = []
  const accounts = accountsOf(database, person.id)
  for (let year = taxYearOfDate(first); taxYearEnd(year) < valuedOn; year += 1) {
    const common = { date: addMonths(taxYearStart(year + 1), 1), accountId: null }
    if (common.date > valuedOn) break
    const id = `D-${person.userId}-TX-${year}`
    if (database.one('select 1 from documents where id = ?', id)) continue
    const label = documentTaxYear({ type: 'Tax certificate', date: common.date })
    const period = { from: taxYearStart(year), to: taxYearEnd(year) }
    const open = accounts.filter(({ opened_on }) => opened_on <= period.to)
    const ofYear: Year = { database, accounts: open, market: marketUntil(valuedOn), period }
    documents.push(
      {
        ...{ ...common, id, type: 'Tax certificate' },
        name: `Consolidated tax certificate ${label}: ${person.name}`,
        lines: certificate(ofYear),
      },
      {
        ...{ ...common, id: `D-${person.userId}-CC-${year}`, type: 'Costs and charges' },
        name: `Costs and charges ${label}: ${person.name}`,
        lines: costs(ofYear),
      },
    )
  }
  return documents
}

function certificate({ database, accounts, market, period }: Year): DocumentLine[] {
  const taxed = accounts.filter(({ type }) => type === 'GIA')
  const figures = taxed.map((account) => ({
    account,
    dividends: incomeOf(database, account, 'Dividend', market, period),
    interest: incomeOf(database, account, 'Interest', market, period),
    gains: gainsOf(database, account, market, period).realisedPence,
  }))
  const lines = ({ dividends, interest, gains }: Omit<(typeof figures)[number], 'account'>) => [
    `Dividends: ${formatPence(dividends)}`,
    `Interest: ${formatPence(interest)}`,
    `Gains less losses realised: ${formatPence(gains)}`,
  ]
  const total = (of: 'dividends' | 'interest' | 'gains') => figures.reduce((sum, each) => sum + each[of], 0)
  const free =
    'Income and gains in ISAs, junior ISAs and pensions are free of tax and are not in a tax return.'
  if (taxed.length === 0) return ['You held nothing with us that is taxed in this year.', free]
  return [
    'Income and gains for your tax return, in pounds at the rate of each day. Gains are worked out by average cost.',
    ...figures.flatMap((each) => [
      '',
      { heading: each.account.name },
      `Account number ${each.account.account_number}`,
      ...lines(each),
    ]),
    '',
    { heading: 'Together' },
    ...lines({ dividends: total('dividends'), interest: total('interest'), gains: total('gains') }),
    '',
    free,
  ]
}

function costs({ database, accounts, market, period }: Year): DocumentLine[] {
  const figures = accounts.map((account) => ({
    account,
    fees: serviceFees(database, account, market, period),
    funds: fundCharges(database, account, market, period),
  }))
  const lines = (fees: number, funds: number) => [
    `Our fees: ${formatPence(fees)}`,
    `Charges of the funds, already in their prices (estimate): ${formatPence(funds)}`,
  ]
  const fees = figures.reduce((sum, each) => sum + each.fees, 0)
  const funds = figures.reduce((sum, each) => sum + each.funds, 0)
  return [
    'What you paid us and the funds you hold, in pounds.',
    ...figures.flatMap((each) => ['', { heading: each.account.name }, ...lines(each.fees, each.funds)]),
    '',
    { heading: 'Together' },
    ...lines(fees, funds),
    `All costs: ${formatPence(fees + funds)}`,
  ]
}
