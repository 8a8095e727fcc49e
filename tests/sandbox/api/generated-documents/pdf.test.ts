// Documents as PDFs: what a reader, and a screen reader, finds in them.
import { describe, expect, it } from 'vitest'
import { pdfOf } from '../../../../src/sandbox/api/generated-documents/pdf.ts'
import { readPdf } from '../../../support/pdf-text.ts'

describe('A document as a PDF', () => {
  it('has title and language, and says what is a heading and what a paragraph', async () => {
    const read = await readPdf(
      pdfOf('Review of “Q3”', ['Value: −£1,234.50 – a fall', '', { heading: 'Fees' }, 'None (yet).']),
    )
    expect(read).toEqual({
      title: 'Review of “Q3”',
      language: 'en-GB',
      pages: 1,
      text: 'Review of “Q3” Value: -£1,234.50 – a fall Fees None (yet). Page 1 of 1',
      tags: ['H1', 'P', 'H2', 'P'],
    })
  })

  it('goes on for as many pages as it takes, and loses no line', async () => {
    const lines = Array.from({ length: 120 }, (_, place) => `Line ${place + 1} of the document.`)
    const { pages, text, tags } = await readPdf(pdfOf('Long', lines))
    expect(pages).toBe(3)
    expect(lines.filter((line) => !text.includes(line))).toEqual([])
    expect([tags[0], new Set(tags.slice(1))]).toEqual(['H1', new Set(['P'])])
    expect(text).toContain('Page 3 of 3')
  })

  it('folds a long line between words', async () => {
    const words = Array.from({ length: 80 }, (_, place) => `word${place}`).join(' ')
    expect((await readPdf(pdfOf('Folded', [words]))).text).toContain(words)
  })

  it('writes what its font does not have as a question mark', async () => {
    expect((await readPdf(pdfOf('Names', ['Łukasz, €5']))).text).toContain('?ukasz, €5')
  })
})
