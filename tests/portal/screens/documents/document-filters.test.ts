// The filters of the documents, from the address and back, and what they leave.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { documentTypes, type Document } from '#api/inbox/documents.ts'
import {
  byTaxYear,
  choicesOf,
  countText,
  filterDocuments,
  noFilters,
  readFilters,
  writeFilters,
  type DocumentFilters,
} from '#screens/documents/document-filters.ts'

const documentOf = (part: Partial<Document>): Document => ({
  id: 'D-1',
  name: 'Quarterly valuation',
  type: 'Valuation',
  accountId: null,
  accountName: null,
  date: '2026-10-01',
  taxYear: '2026/27',
  sizeBytes: 1_000,
  isNew: false,
  ...part,
})

const valuation = documentOf({ id: 'valuation' })
const note = documentOf({
  id: 'note',
  name: 'Contract note',
  type: 'Contract note',
  accountId: 'A-1',
  accountName: 'Ada’s ISA',
  date: '2026-11-02',
})
const certificate = documentOf({
  id: 'certificate',
  name: 'Consolidated tax certificate',
  type: 'Tax certificate',
  date: '2026-05-06',
  taxYear: '2025/26',
})
const all = [valuation, note, certificate]
const idsFor = (filters: Partial<DocumentFilters>) =>
  filterDocuments(all, { ...noFilters, ...filters }).map(({ id }) => id)

describe('A person who looks for a document', () => {
  it('sees everything, newest first, when nothing is chosen [R-PAGE-14]', () => {
    expect(idsFor({})).toEqual(['note', 'valuation', 'certificate'])
  })

  it('sees only what fits every filter [R-PAGE-14]', () => {
    expect(idsFor({ taxYear: '2025/26' })).toEqual(['certificate'])
    expect(idsFor({ account: 'A-1' })).toEqual(['note'])
    expect(idsFor({ account: 'all', taxYear: '2026/27' })).toEqual(['valuation'])
    expect(idsFor({ type: 'Contract note', taxYear: '2025/26' })).toEqual([])
  })

  it('finds a document by words in any order, in its name, type or account [R-PAGE-14]', () => {
    expect(idsFor({ text: 'isa contract' })).toEqual(['note'])
    expect(idsFor({ text: '  TAX  ' })).toEqual(['certificate'])
    expect(idsFor({ text: 'pension' })).toEqual([])
  })

  it('is offered only what there is: years newest first, types in the order of documents [R-PAGE-14]', () => {
    expect(choicesOf(all, 'Ada Hart')).toEqual({
      taxYear: [
        { id: '2026/27', label: '2026/27' },
        { id: '2025/26', label: '2025/26' },
      ],
      account: [
        { id: 'A-1', label: 'Ada’s ISA' },
        { id: 'all', label: 'All accounts together' },
      ],
      type: [
        { id: 'Valuation', label: 'Valuation' },
        { id: 'Tax certificate', label: 'Tax certificate' },
        { id: 'Contract note', label: 'Contract note' },
      ],
    })
  })

  it('sees the tax years newest first, each with its documents in order [R-PAGE-14]', () => {
    const years = byTaxYear(filterDocuments(all, noFilters))
    expect(years.map(({ taxYear, documents }) => [taxYear, documents.map(({ id }) => id)])).toEqual([
      ['2026/27', ['note', 'valuation']],
      ['2025/26', ['certificate']],
    ])
  })

  it('is told how many are left [R-PAGE-14]', () => {
    expect([countText(3, 3), countText(1, 3), countText(1, 1)]).toEqual([
      '3 documents',
      '1 of 3 documents',
      '1 document',
    ])
  })
})

describe('An address with document filters', () => {
  it('reads a tax year, account, type and text [R-PAGE-14]', () => {
    expect(readFilters(new URLSearchParams('year=2025-26&account=A-1&type=Contract+note&q=fund'))).toEqual({
      taxYear: '2025/26',
      account: 'A-1',
      type: 'Contract note',
      text: 'fund',
    })
  })

  it('leaves out a tax year and a type that cannot be [R-PAGE-14]', () => {
    expect(readFilters(new URLSearchParams('year=soon&type=Poem&x=1'))).toEqual(noFilters)
  })

  it('holds any filters and gives the same ones back [R-PAGE-14]', () => {
    const filters = fc.record({
      taxYear: fc.option(fc.constantFrom('2024/25', '2026/27'), { nil: undefined }),
      account: fc.option(fc.string({ minLength: 1 }), { nil: undefined }),
      type: fc.option(fc.constantFrom(...documentTypes), { nil: undefined }),
      text: fc.string(),
    })
    fc.assert(
      fc.property(filters, (chosen) => {
        const search = new URLSearchParams()
        for (const [name, value] of Object.entries(writeFilters(chosen)))
          if (value !== undefined) search.set(name, value)
        expect(readFilters(search)).toEqual(chosen)
      }),
    )
  })

  it('is clean when no filter is left [R-PAGE-14]', () => {
    expect(Object.values(writeFilters(noFilters))).toEqual([undefined, undefined, undefined, undefined])
  })
})
