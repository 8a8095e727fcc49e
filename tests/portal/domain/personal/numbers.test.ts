// Numbers by which people are known, as they type them.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dateOfParts } from '#base/dates/date-parts.ts'
import { parsePhone, shownPhone } from '#domain/personal/phone.ts'
import { parsePostcode } from '#domain/personal/postcode.ts'
import {
  masked,
  parseNationalInsurance,
  parseTaxReference,
  parseUkTaxNumber,
} from '#domain/personal/tax-number.ts'

describe('A National Insurance number', () => {
  it('is read in any spelling, without prefixes and endings that are not given out', () => {
    expect(parseNationalInsurance(' ab 12 34 56 c')).toBe('AB123456C')
    for (const wrong of ['DQ123456C', 'QQ123456C', 'AO123456A', 'AB123456E', 'GB123456A', 'AB12345C', ''])
      expect(parseNationalInsurance(wrong), wrong).toBeUndefined()
  })

  it('shows its last three characters alone', () => {
    expect(masked('AB123456C')).toBe('••••••56C')
  })
})

describe('A Unique Taxpayer Reference', () => {
  it('has a check digit in front, and may have a K beside it', () => {
    expect(parseTaxReference('22345 67890')).toBe('2234567890')
    expect(parseTaxReference('2234567890K')).toBe('2234567890')
    expect(parseTaxReference('1234567890')).toBeUndefined()
    expect(parseUkTaxNumber('2234567890')).toBe('2234567890')
    expect(parseUkTaxNumber('AB123456C')).toBe('AB123456C')
  })

  it('has one right check digit for any nine others', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{9}$/), (rest) => {
        const right = Array.from('0123456789').filter(
          (digit) => parseTaxReference(digit + rest) !== undefined,
        )
        expect(right).toHaveLength(1)
      }),
    )
  })
})

describe('A postcode', () => {
  it.each([
    ['sw1a1aa', 'SW1A 1AA'],
    ['bfpo57', 'BFPO 57'],
    ['BFPO 1234', 'BFPO 1234'],
    ['m1 1ae', 'M1 1AE'],
    [' B33  8th', 'B33 8TH'],
    ['cr2-6xh', 'CR2 6XH'],
    ['DN55 1PT', 'DN55 1PT'],
    ['w1a 0ax', 'W1A 0AX'],
    ['ec1a1bb', 'EC1A 1BB'],
    ['gir 0aa', 'GIR 0AA'],
  ])('%s is %s', (typed, read) => {
    expect(parsePostcode(typed)).toBe(read)
  })

  it.each(['', 'SW1A', 'Q1 1AA', 'SW1A 1CC', '12345', 'SW1A 1AAA', 'BFPO', 'BFPO 12345'])(
    '%s is none',
    (typed) => {
      expect(parsePostcode(typed)).toBeUndefined()
    },
  )
})

describe('A phone number', () => {
  it.each([
    ['07700 900123', '+447700900123', '07700 900123'],
    ['+44 (0)20 7946 0123', '+442079460123', '020 7946 0123'],
    ['+33 1 23 45 67 89', '+33123456789', '+33 1 23 45 67 89'],
    ['0033123456789', '+33123456789', '+33 1 23 45 67 89'],
  ])('%s is dialled %s and shown %s', (typed, dialled, shown) => {
    expect(parsePhone(typed)).toBe(dialled)
    expect(shownPhone(dialled)).toBe(shown)
  })

  it.each(['', '12', 'call me', '07700 900123 ext 5', '077009001234567'])('%s is none', (typed) => {
    expect(parsePhone(typed)).toBeUndefined()
  })

  it('is the same however often it is read', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^0[127]\d{9}$/), (typed) => {
        const dialled = parsePhone(typed)
        fc.pre(dialled !== undefined)
        expect(parsePhone(shownPhone(dialled!))).toBe(dialled)
      }),
    )
  })
})

describe('A date in three fields', () => {
  it('may have its month in words, and is a day of the calendar', () => {
    expect(dateOfParts({ day: '5', month: '6', year: '2026' })).toBe('2026-06-05')
    expect(dateOfParts({ day: ' 29', month: 'February', year: '2024' })).toBe('2024-02-29')
    expect(dateOfParts({ day: '1', month: 'sept', year: '1980' })).toBe('1980-09-01')
    for (const [day, month, year] of [
      ['29', '2', '2026'],
      ['31', '4', '2026'],
      ['1', '13', '2026'],
      ['1', '1', '26'],
      ['', '1', '2026'],
      ['1', 'x', '2026'],
    ] as const)
      expect(dateOfParts({ day, month, year })).toBeUndefined()
  })
})
