// The tax year of a document: what a yearly one covers, not when it was issued.
import { describe, expect, it } from 'vitest'
import { coveredTo, documentTaxYear } from '#domain/documents/document-year.ts'

describe('The tax year of a document', () => {
  it.each([
    ['Tax certificate', '2025-05-06', '2024/25'],
    ['Costs and charges', '2026-05-06', '2025/26'],
    ['Tax certificate', '2026-04-06', '2025/26'],
    ['Tax certificate', '2026-04-05', '2024/25'],
    ['Annual statement', '2026-06-30', '2025/26'],
  ])('of a %s issued on %s is the last one that had ended, %s [R-PAGE-14]', (type, date, year) => {
    expect(documentTaxYear({ type, date })).toBe(year)
  })

  it.each([
    ['Contract note', '2025-05-06', '2025/26'],
    ['Valuation', '2026-04-05', '2025/26'],
    ['Valuation', '2026-04-06', '2026/27'],
    ['A type of next year', '2026-05-06', '2026/27'],
  ])('of a %s of %s is that of its date, %s [R-PAGE-14]', (type, date, year) => {
    expect(documentTaxYear({ type, date })).toBe(year)
  })

  it('follows the period that the document names, however late it was issued [R-PAGE-14]', () => {
    const late = { type: 'Tax certificate', date: '2027-01-20', coversTo: '2025-04-05' }
    expect(documentTaxYear(late)).toBe('2024/25')
    expect(documentTaxYear({ ...late, coversTo: null })).toBe('2025/26')
  })

  it('ends on 5 April where a yearly document covers it [R-PAGE-14]', () => {
    expect(coveredTo('Tax certificate', '2025-05-06')).toBe('2025-04-05')
    expect(coveredTo('Contract note', '2025-05-06')).toBeNull()
  })
})
