// Documents that follow from a person's accounts: opening documents, contract notes, valuations and yearly documents.
import { addDays } from '#base/dates/london-time.ts'
import { formatPence } from '#base/money.ts'
import { quarterEnd } from '#domain/returns/quarters.ts'
import { contractNotes, openingDocuments, type AccountRow, type NewDocument } from './account-documents.ts'
import { longDate } from '../long-date.ts'
import type { Seeding } from './person.ts'
import { yearlyDocuments } from './yearly-documents.ts'

/** Those that are not there yet, up to the day of valuation. */
export function seedDocuments(seeding: Seeding): void {
  const { database, person } = seeding
  const accounts = database.all<AccountRow>(
    'select * from accounts where person_id = ? order by position',
    person.id,
  )
  const first = accounts.map(({ opened_on }) => opened_on).toSorted()[0]
  add(seeding, terms(seeding, first))
  if (first === undefined) return
  for (const account of accounts) {
    for (const document of [...openingDocuments(seeding, account), ...contractNotes(seeding, account)])
      add(seeding, document)
  }
  for (const document of [...valuations(seeding, first), ...yearlyDocuments(seeding, first)])
    add(seeding, document)
}

function add({ database, person }: Seeding, document: NewDocument): void {
  if (database.one('select 1 from documents where id = ?', document.id)) return
  const lines = [`Prepared for ${person.name}`, ...document.lines]
  database.insert('documents', {
    id: document.id,
    person_id: person.id,
    account_id: document.accountId,
    type: document.type,
    name: document.name,
    date: document.date,
    lines: JSON.stringify(lines),
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

/** One valuation of all accounts for each quarter that has ended. */
function valuations({ database, person, valuedOn }: Seeding, first: string): NewDocument[] {
  const documents: NewDocument[] = []
  for (let end = quarterEnd(first); end < valuedOn; end = quarterEnd(addDays(end, 1))) {
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
      date: addDays(end, 1),
      accountId: null,
      lines: values.map(
        ({ name, currency, value_pence }) => `${name}: ${formatPence(value_pence ?? 0, currency)}`,
      ),
    })
  }
  return documents
}
