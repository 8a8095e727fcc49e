// By what documents are found, and what the filters of an address leave of them.
import { describe, expect, it } from 'vitest'
import type { Document } from '#api/inbox/documents.ts'
import { byTaxYear, documentFilters } from '#screens/documents/document-filters.ts'
import { entriesThatFit, readFilters } from '#ui/filters/list-filters.ts'

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
const filters = documentFilters(all, 'Ada Hart')
const read = (address: string) => readFilters(new URLSearchParams(address), filters)
const idsAt = (address: string) => entriesThatFit(all, filters, read(address).values).map(({ id }) => id)

describe('A person who looks for a document', () => {
  it.each([
    ['', ['valuation', 'note', 'certificate']],
    ['year=2025-26', ['certificate']],
    ['account=A-1', ['note']],
    ['account=all&year=2026-27', ['valuation']],
    ['type=Contract+note&year=2025-26', []],
    ['q=isa+contract', ['note']],
    ['q=++TAX++', ['certificate']],
    ['q=pension', []],
  ])('finds with "%s" what fits every filter and has every word [R-PAGE-14]', (address, ids) => {
    expect(idsAt(address)).toEqual(ids)
  })

  it('is offered only what there is: years newest first, types in the order of documents [R-PAGE-14]', () => {
    expect(filters.choices.map(({ name, choices }) => [name, choices])).toEqual([
      [
        'year',
        [
          { id: '2026-27', label: '2026/27' },
          { id: '2025-26', label: '2025/26' },
        ],
      ],
      [
        'type',
        [
          { id: 'Valuation', label: 'Valuation' },
          { id: 'Tax certificate', label: 'Tax certificate' },
          { id: 'Contract note', label: 'Contract note' },
        ],
      ],
      [
        'account',
        [
          { id: 'A-1', label: 'Ada’s ISA' },
          { id: 'all', label: 'All accounts together' },
        ],
      ],
    ])
  })

  it('sees the tax years newest first, each with its newest document first [R-PAGE-14]', () => {
    const years = byTaxYear(all)
    expect(years.map(({ taxYear, documents }) => [taxYear, documents.map(({ id }) => id)])).toEqual([
      ['2026/27', ['note', 'valuation']],
      ['2025/26', ['certificate']],
    ])
  })

  it('reads of a tax year and a type that cannot be that they were left out [R-PAGE-14]', () => {
    expect(read('year=soon&type=Poem&x=1')).toEqual({
      values: {},
      ignored: [
        '“soon” is not a tax year with documents, so we left it out.',
        '“Poem” is not a type of your documents, so we left it out.',
      ],
    })
  })
})
