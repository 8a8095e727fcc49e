// Documents that follow from a person's accounts: opening papers, contract notes, valuations and yearly papers.
import { formatPence } from '#domain/money.ts'
import { addDays, addMonths } from '#domain/london-time.ts'
import { taxYearEnd, taxYearLabel, taxYearOfDate, taxYearStart } from '#domain/tax-year.ts'
import { pdfOf } from '../pdf.ts'
import { contractNoteId } from './accounts.ts'
import type { Seeding } from './person.ts'

interface NewDocument {
  id: string
  type: string
  name: string
  date: string
  accountId: string | null
  lines: string[]
}

interface AccountRow {
  id: string
  name: string
  account_number: string
  currency: string
  opened_on: string
}

interface Trade {
  date: string
  description: string
  amount_pence: number
  units_milli: number
}

export function seedDocuments(seeding: Seeding): void {
  const { database, person } = seeding
  const accounts = database.all<AccountRow>('select * from accounts where person_id = ? order by position', person.id)
  const first = accounts.map(({ opened_on }) => opened_on).sort()[0]
  add(seeding, terms(seeding, first))
  if (first === undefined) return
  for (const account of accounts) {
    for (const document of [...openingPapers(seeding, account), ...contractNotes(seeding, account)]) add(seeding, document)
  }
  for (const document of [...valuations(seeding, first), ...yearlyPapers(seeding, first)]) add(seeding, document)
}

function add({ database, person }: Seeding, document: NewDocument): void {
  const lines = [`Prepared for ${person.name}`, ...document.lines]
  database.insert('documents', {
    id: document.id,
    person_id: person.id,
    account_id: document.accountId,
    type: document.type,
    name: document.name,
    date: document.date,
    lines: JSON.stringify(lines),
    size_bytes: pdfOf(document.name, lines).length,
  })
}

function terms({ person, today }: Seeding, first: string | undefined): NewDocument {
  return {
    id: `D-${person.userId}-TC`,
    type: 'Terms and conditions',
    name: `Terms and conditions for ${person.name}`,
    date: first ?? addDays(today, -10),
    accountId: null,
    lines: ['These terms apply to everything you hold with us.', 'Capital at risk.'],
  }
}

function openingPapers({ person }: Seeding, account: AccountRow): NewDocument[] {
  const common = { date: account.opened_on, accountId: account.id }
  const number = `Account number ${account.account_number}`
  return [
    { ...common, id: `D-${account.id.slice(2)}-AP`, type: 'Application', name: `Application: ${account.name}`, lines: [number, `Signed by ${person.name}`] },
    { ...common, id: `D-${account.id.slice(2)}-KF`, type: 'Key features', name: `Key features: ${account.name}`, lines: [number, 'What the account does, what it costs and the risks.'] },
  ]
}

function contractNotes({ database }: Seeding, account: AccountRow): NewDocument[] {
  const trades = database.all<Trade>(
    'select * from transactions where account_id = ? and document_id is not null order by position',
    account.id,
  )
  const days = new Map<string, Trade[]>()
  for (const trade of trades) days.set(trade.date, [...(days.get(trade.date) ?? []), trade])
  return [...days].map(([date, ofDay]) => ({
    id: contractNoteId(account.id, date),
    type: 'Contract note',
    name: `Contract note of ${longDate(date)}: ${account.name}`,
    date,
    accountId: account.id,
    lines: ofDay.map(
      (trade) =>
        `${trade.description}: ${Math.abs(trade.units_milli) / 1000} units, ${formatPence(Math.abs(trade.amount_pence), account.currency)}`,
    ),
  }))
}

/** One valuation of all accounts for each quarter that has ended. */
function valuations({ database, person, valuedOn }: Seeding, first: string): NewDocument[] {
  const documents: NewDocument[] = []
  for (let start = nextQuarter(first); start <= valuedOn; start = nextQuarter(start)) {
    const end = addDays(start, -1)
    const values = database.all<{ name: string; currency: string; value_pence: number }>(
      `select a.name, a.currency, (select v.value_pence from valuations v where v.account_id = a.id and v.date <= ? order by v.date desc limit 1) as value_pence
       from accounts a where a.person_id = ? and a.opened_on <= ? order by a.position`,
      end,
      person.id,
      end,
    )
    documents.push({
      id: `D-${person.userId}-VA-${end}`,
      type: 'Valuation',
      name: `Quarterly valuation to ${longDate(end)}: ${person.name}`,
      date: start,
      accountId: null,
      lines: values.map(({ name, currency, value_pence }) => `${name}: ${formatPence(value_pence ?? 0, currency)}`),
    })
  }
  return documents
}

function nextQuarter(date: string): string {
  const start = `${date.slice(0, 5)}${String(Math.floor((Number(date.slice(5, 7)) - 1) / 3) * 3 + 1).padStart(2, '0')}-01`
  return addMonths(start, 3)
}

function yearlyPapers({ person, valuedOn }: Seeding, first: string): NewDocument[] {
  const documents: NewDocument[] = []
  for (let year = taxYearOfDate(first); taxYearEnd(year) < valuedOn; year += 1) {
    const common = { date: addMonths(taxYearStart(year + 1), 1), accountId: null }
    if (common.date > valuedOn) break
    const label = taxYearLabel(year)
    documents.push(
      { ...common, id: `D-${person.userId}-TX-${year}`, type: 'Tax certificate', name: `Consolidated tax certificate ${label}: ${person.name}`, lines: ['Income, interest and gains for your tax return.'] },
      { ...common, id: `D-${person.userId}-CC-${year}`, type: 'Costs and charges', name: `Costs and charges ${label}: ${person.name}`, lines: ['What you paid us and the funds you hold, in pounds.'] },
    )
  }
  return documents
}

const longDates = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

function longDate(date: string): string {
  return longDates.format(new Date(`${date}T00:00:00Z`))
}
