// By what documents are found, and their tax years. Pure.
import { withoutOwner } from 'portal-engine/base/own-names.ts'
import { documentTypes, type Document } from '#api/inbox/documents.ts'
import type { ListFilters } from 'portal-engine/ui/filters/list-filters.ts'

/** In the address, for documents about no single account. */
const ALL_ACCOUNTS = 'all'

/** The filters of these documents. Accounts have their names without their owner's. */
export function documentFilters(documents: readonly Document[], owner: string): ListFilters<Document> {
  const accounts = new Map(
    documents.map(({ accountId, accountName }) => [accountId ?? ALL_ACCOUNTS, accountName]),
  )
  const years = new Set(documents.map(({ taxYear }) => taxYear))
  const types = documentTypes.filter((type) => documents.some((document) => document.type === type))
  return {
    words: ({ name, type, accountName, taxYear, trades }) =>
      `${name} ${type} ${accountName ?? ''} ${taxYear} ${trades?.fundNames.join(' ') ?? ''}`.toLowerCase(),
    choices: [
      {
        ...{ name: 'year', label: 'Tax year', what: 'a tax year with documents' },
        choices: [...years]
          .toSorted()
          .toReversed()
          .map((label) => ({ id: inAddress(label), label })),
        of: ({ taxYear }) => inAddress(taxYear),
      },
      {
        ...{ name: 'type', label: 'Type', what: 'a type of your documents' },
        choices: types.map((type) => ({ id: type, label: type })),
        of: ({ type }) => type,
      },
      {
        ...{ name: 'account', label: 'Account', what: 'one of these accounts' },
        choices: [...accounts]
          .map(([id, name]) => ({
            id,
            label: name === null ? 'All accounts together' : withoutOwner(name, owner),
          }))
          .toSorted((a, b) => a.label.localeCompare(b.label)),
        of: ({ accountId }) => accountId ?? ALL_ACCOUNTS,
      },
    ],
  }
}

/** "2026-27": a slash would be read as part of the path. */
const inAddress = (taxYear: string) => taxYear.replace('/', '-')

export interface YearOfDocuments {
  taxYear: string
  documents: Document[]
}

/** The documents by tax year, the newest year and the newest document first. */
export function byTaxYear(documents: readonly Document[]): YearOfDocuments[] {
  const newestFirst = documents.toSorted((a, b) => b.date.localeCompare(a.date))
  return [...Map.groupBy(newestFirst, ({ taxYear }) => taxYear)]
    .map(([taxYear, ofYear]) => ({ taxYear, documents: ofYear }))
    .toSorted((a, b) => b.taxYear.localeCompare(a.taxYear))
}
