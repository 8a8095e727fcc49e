// Numbers of companies, as people type them.
import { describe, expect, it } from 'vitest'
import { isLei, parseCompanyNumber } from '#domain/opening/company.ts'

describe('a legal entity identifier', () => {
  it.each(['213800WSGIIZCXF1P572', '5493000IBP32UQZ0KL24', '54930084UKLVMY22DS16'])(
    '%s has right check digits',
    (lei) => expect(isLei(lei)).toBe(true),
  )
  it.each([
    ['a wrong last digit', '213800WSGIIZCXF1P573'],
    ['two characters exchanged', '213800WSIGIZCXF1P572'],
    ['19 characters', '213800WSGIIZCXF1P57'],
    ['small letters', '213800wsgiizcxf1p572'],
    ['nothing', ''],
  ])('is refused with %s', (_, lei) => expect(isLei(lei)).toBe(false))
})

describe('a company number', () => {
  it.each([
    ['1234567', '01234567'],
    ['01234567', '01234567'],
    ['sc 123456', 'SC123456'],
    ['', undefined],
    ['123456789', undefined],
    ['S1234567', undefined],
  ])('typed as "%s" is %s', (typed, number) => expect(parseCompanyNumber(typed)).toBe(number))
})
