// Names without what stands beside them already.
import { describe, expect, it } from 'vitest'
import { withoutOwner } from '#base/own-names.ts'
import { documentTitle } from '#domain/documents/document-titles.ts'

const titleOf = (name: string, accountName: string | null = null) =>
  documentTitle({ name, accountName }, 'Amelia Hart')

describe('The name of an account', () => {
  it('drops the owner who reads it, and nobody else', () => {
    expect(withoutOwner('Amelia Hart Stocks and Shares ISA', 'Amelia Hart')).toBe('Stocks and Shares ISA')
    expect(withoutOwner('Kofi Osei Junior ISA', 'Ben Osei')).toBe('Kofi Osei Junior ISA')
    expect(withoutOwner('Amelia Hart', 'Amelia Hart')).toBe('Amelia Hart')
    expect(withoutOwner('Amelia Hartley ISA', 'Amelia Hart')).toBe('Amelia Hartley ISA')
  })
})

describe('The name of a goal', () => {
  it('drops its owner, with either apostrophe, and begins with a capital', () => {
    expect(withoutOwner("Amelia Hart's sabbatical", 'Amelia Hart')).toBe('Sabbatical')
    expect(withoutOwner('Amelia Hart’s house deposit', 'Amelia Hart')).toBe('House deposit')
    expect(withoutOwner("Kofi Osei's university", 'Ben Osei')).toBe("Kofi Osei's university")
  })
})

describe('The title of a document', () => {
  const isa = 'Amelia Hart Stocks and Shares ISA'

  it.each([
    ['Contract note: Amelia Hart Stocks and Shares ISA', isa, 'Contract note'],
    ['Key features: Stocks and Shares ISA', isa, 'Key features'],
    ['Application (Amelia Hart Stocks and Shares ISA)', isa, 'Application'],
    ['Amelia Hart Stocks and Shares ISA – Valuation', isa, 'Valuation'],
    ['Consolidated tax certificate 2024/25: Amelia Hart', null, 'Consolidated tax certificate 2024/25'],
    ['Terms and conditions for Amelia Hart', null, 'Terms and conditions'],
    ['Costs and charges 2024/25', null, 'Costs and charges 2024/25'],
  ])('says neither account nor owner again: “%s” [R-PAGE-14]', (name, account, title) => {
    expect(titleOf(name, account)).toBe(title)
  })

  it('keeps words that only begin like the owner, and a name that is nothing else [R-PAGE-14]', () => {
    expect(titleOf('Letter for Amelia Hartley')).toBe('Letter for Amelia Hartley')
    expect(titleOf('Amelia Hart')).toBe('Amelia Hart')
  })

  it('takes the characters of names as they are [R-PAGE-14]', () => {
    expect(documentTitle({ name: 'Valuation: A+ (B)', accountName: 'A+ (B)' }, 'J. [x] Doe')).toBe(
      'Valuation',
    )
  })
})
