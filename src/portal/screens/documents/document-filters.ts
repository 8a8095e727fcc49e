// Which documents does the address ask for, and what may be chosen? Filters live in the query of the address. Pure.
import { withoutOwner } from '#base/own-names.ts'
import { documentTypes, type Document } from '#api/inbox/documents.ts'

export interface DocumentFilters {
  /** "2026/27". */
  taxYear: string | undefined
  /** An account's id, or `ALL_ACCOUNTS` for documents about no single account. */
  account: string | undefined
  type: Document['type'] | undefined
  text: string
}

export const ALL_ACCOUNTS = 'all'

const names: Record<keyof DocumentFilters, string> = {
  taxYear: 'year',
  account: 'account',
  type: 'type',
  text: 'q',
}

/** The filters an address names; a tax year or type that cannot be is left out. */
export function readFilters(search: URLSearchParams): DocumentFilters {
  const year = search.get(names.taxYear)
  return {
    taxYear: year !== null && /^\d{4}-\d{2}$/.test(year) ? year.replace('-', '/') : undefined,
    account: search.get(names.account) || undefined,
    type: documentTypes.find((type) => type === search.get(names.type)),
    text: search.get(names.text) ?? '',
  }
}

/** What changes in the address for these filters; undefined takes a parameter away. */
export function writeFilters(filters: Partial<DocumentFilters>): Record<string, string | undefined> {
  const changes: Record<string, string | undefined> = {}
  for (const key of Object.keys(filters) as (keyof DocumentFilters)[]) {
    changes[names[key]] = (key === 'taxYear' ? filters.taxYear?.replace('/', '-') : filters[key]) || undefined
  }
  return changes
}

export const noFilters: DocumentFilters = {
  taxYear: undefined,
  account: undefined,
  type: undefined,
  text: '',
}

/** The documents that fit every filter, newest first. Each word of the text has to occur somewhere. */
export function filterDocuments(documents: readonly Document[], filters: DocumentFilters): Document[] {
  const words = filters.text.toLowerCase().split(/\s+/).filter(Boolean)
  return documents
    .filter(
      (document) =>
        (filters.taxYear === undefined || document.taxYear === filters.taxYear) &&
        (filters.account === undefined || (document.accountId ?? ALL_ACCOUNTS) === filters.account) &&
        (filters.type === undefined || document.type === filters.type) &&
        words.every((word) => textOf(document).includes(word)),
    )
    .toSorted((a, b) => b.date.localeCompare(a.date))
}

const textOf = ({ name, type, accountName, taxYear, trades }: Document) =>
  `${name} ${type} ${accountName ?? ''} ${taxYear} ${trades?.fundNames.join(' ') ?? ''}`.toLowerCase()

export interface Choice {
  id: string
  label: string
}

/** What each filter can be set to, given the documents there are. Accounts have their names without their owner's. */
export function choicesOf(
  documents: readonly Document[],
  owner: string,
): Record<'taxYear' | 'account' | 'type', Choice[]> {
  const accounts = new Map(
    documents.map(({ accountId, accountName }) => [accountId ?? ALL_ACCOUNTS, accountName]),
  )
  const same = (id: string): Choice => ({ id, label: id })
  return {
    taxYear: [...new Set(documents.map(({ taxYear }) => taxYear))].toSorted().toReversed().map(same),
    account: [...accounts]
      .map(([id, name]) => ({
        id,
        label: name === null ? 'All accounts together' : withoutOwner(name, owner),
      }))
      .toSorted((a, b) => a.label.localeCompare(b.label)),
    type: documentTypes.filter((type) => documents.some((document) => document.type === type)).map(same),
  }
}

export interface YearOfDocuments {
  taxYear: string
  documents: Document[]
}

/** The documents by tax year, the newest year first; within a year in the order given. */
export function byTaxYear(documents: readonly Document[]): YearOfDocuments[] {
  return [...Map.groupBy(documents, ({ taxYear }) => taxYear)]
    .map(([taxYear, ofYear]) => ({ taxYear, documents: ofYear }))
    .toSorted((a, b) => b.taxYear.localeCompare(a.taxYear))
}

/** "41 documents", or "3 of 41 documents" when filters leave some out. */
export function countText(shown: number, all: number): string {
  const noun = all === 1 ? 'document' : 'documents'
  return shown === all ? `${all} ${noun}` : `${shown} of ${all} ${noun}`
}
