// Documents as PDFs: what a reader, and a screen reader, finds in them.
import { describe, expect, it } from 'vitest'
import { pdfOf } from '#product-api/papers/pdf/pdf.ts'
import { readPdf } from '../../../support/pdf-text.ts'

describe('A document as a PDF', () => {
  it('has title and language, the firm’s head, and says what is a heading and what a paragraph', async () => {
    const { text, tags, ...read } = await readPdf(
      pdfOf('Review of “Q3”', ['Value: −£1,234.50 – a fall', '', { heading: 'Fees' }, 'None (yet).']),
    )
    expect(read).toEqual({
      ...{ title: 'Review of “Q3”', language: 'en-GB', pages: 1 },
      ...{ tables: [], pictures: [] },
    })
    expect(text).toMatch(
      /^Larkfield Wealth .* 1 Larkfield Yard, London EC2A 4XX 020 7946 0123 clientservices@/,
    )
    expect(text).toMatch(/Review of “Q3” Value: -£1,234\.50 – a fall Fees None \(yet\)\. Page 1 of 1$/)
    expect(tags).toEqual(['P', 'P', 'H1', 'P', 'H2', 'P'])
  })

  it('has an address block with the day and what to quote', async () => {
    const letter = { to: ['Amelia Hart', '2 Mill Lane', 'Norwich'], on: '2026-10-01', reference: 'VA-1' }
    const { text } = await readPdf(pdfOf('Valuation', [{ letter }]))
    expect(text).toContain('Amelia Hart 2 Mill Lane Norwich 1 October 2026 Reference VA-1 Valuation')
  })

  const table = {
    caption: 'Accounts',
    columns: [{ header: 'Account' }, { header: 'Value', figures: true }],
    rows: [
      ['ISA', '£1.00'],
      ['Pension', '−£0.50'],
    ],
    total: ['Both', '£0.50'],
  }

  it('has tables whose heads, rows and total are tagged', async () => {
    const { tables, tags } = await readPdf(pdfOf('Table', [{ table }]))
    expect(tags).toEqual(['P', 'P', 'H1', 'Table'])
    expect(tables).toEqual([
      {
        caption: 'Accounts',
        heads: ['Account', 'Value'],
        rows: [
          ['ISA', '£1.00'],
          ['Pension', '-£0.50'],
          ['Both', '£0.50'],
        ],
        roles: [
          ['TH', 'TH'],
          ['TH', 'TD'],
          ['TH', 'TD'],
          ['TH', 'TD'],
        ],
      },
    ])
  })

  it('goes on with a long table on the next page, with its heads for the eye alone', async () => {
    const rows = Array.from({ length: 80 }, (_, place) => [`Row ${place}`, `£${place}.00`])
    const { tables, pages, text } = await readPdf(pdfOf('Long', [{ table: { ...table, rows } }]))
    expect(pages).toBeGreaterThan(1)
    expect(tables).toHaveLength(1)
    expect(tables[0]).toMatchObject({ heads: ['Account', 'Value'], rows: [...rows, ['Both', '£0.50']] })
    expect(text.match(/Account Value/g)).toHaveLength(pages)
  })

  it('says in words what a picture shows', async () => {
    const bar = { alt: 'Equities 60.0%, Cash 40.0%', parts: [{ weightTenths: 600, colour: 'pine' }] }
    expect((await readPdf(pdfOf('Mix', [{ bar }]))).pictures).toEqual(['Equities 60.0%, Cash 40.0%'])
  })

  it('goes on for as many pages as it takes, and loses no line', async () => {
    const lines = Array.from({ length: 120 }, (_, place) => `Line ${place + 1} of the document.`)
    const { pages, text, tags } = await readPdf(pdfOf('Long', lines))
    expect(pages).toBe(4)
    expect(lines.filter((line) => !text.includes(line))).toEqual([])
    expect(new Set(tags)).toEqual(new Set(['P', 'H1']))
    expect(text).toContain('Page 4 of 4 – Long')
  })

  it('keeps what is said below a table together, on one page', async () => {
    const notes = [{ note: 'First. '.repeat(60) }, { note: 'The last word.' }]
    for (let lines = 34; lines < 46; lines += 1) {
      const filled = Array.from({ length: lines }, (_, place) => `Line ${place}`)
      const { text } = await readPdf(pdfOf('Noted', [...filled, ...notes]))
      expect(text).toMatch(/(First\. ){59}First\. The last word\./)
    }
  })

  it('folds a long line between words', async () => {
    const words = Array.from({ length: 80 }, (_, place) => `word${place}`).join(' ')
    expect((await readPdf(pdfOf('Folded', [words]))).text).toContain(words)
  })

  it('writes what its font does not have as a question mark', async () => {
    expect((await readPdf(pdfOf('Names', ['Łukasz, €5']))).text).toContain('?ukasz, €5')
  })
})
