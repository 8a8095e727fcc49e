// Numbers and codes as people type them, or paste them from a PDF, a phone or a Japanese keyboard.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parsePounds } from '#base/pounds.ts'
import { parseTypedDate } from '#base/dates/typed-date.ts'
import { plainCode, plainTyped } from '#base/typed-text.ts'
import { parseCharityNumber, parseShare } from '#domain/expression-of-wish.ts'
import { parseCompanyNumber } from '#domain/opening/company.ts'
import { parseAccountNumber, parseSortCode } from '#domain/payments/bank-details.ts'
import { parsePhone } from '#domain/personal/phone.ts'
import { parsePostcode } from '#domain/personal/postcode.ts'
import { parseNationalInsurance } from '#domain/personal/tax-number.ts'

describe('What somebody types or pastes', () => {
  it.each([
    ['a sort code with dashes', parseSortCode('08–99–99'), '089999'],
    ['a sort code with full stops', parseSortCode('08.99.99'), '089999'],
    ['a sort code of full width', parseSortCode('０８－９９－９９'), '089999'],
    ['an account number with a zero-width space', parseAccountNumber('6637\u200B4958'), '66374958'],
    ['an account number between direction marks', parseAccountNumber('\u202A66374958\u202C'), '66374958'],
    ['a National Insurance number', parseNationalInsurance('AB\u00A012\u200934\u201156\u2212C'), 'AB123456C'],
    ['a postcode', parsePostcode('ｓｗ１ａ\u30001ａａ'), 'SW1A 1AA'],
    ['an amount', parsePounds('\u200E£\u00A02,000.50\u200B'), 2_000_50],
    ['an amount of full width', parsePounds('２０００．５０'), 2_000_50],
    ['a date', parseTypedDate('27\u20113\u20111985'), '1985-03-27'],
    ['a percentage', parseShare('３３．３３％'), 33_33],
    ['a telephone number', parsePhone('07700\u2013900\u2013123'), '+447700900123'],
    ['a company number', parseCompanyNumber('sc\u200B123456'), 'SC123456'],
    ['a charity number', parseCharityNumber('SC 0\u201312345'), 'SC012345'],
  ])('is read: %s', (_, read, meant) => {
    expect(read).toBe(meant)
  })

  it('is the same code with any dash, space, full stop or unseen character between its characters', () => {
    const between = fc.constantFrom(
      ...['', ' ', '-', '.', '\u00A0', '\u2007', '\u202F', '\u3000', '\u2010', '\u2011', '\u2012', '\u2013'],
      ...['\u2014', '\u2015', '\u2212', '\uFE63', '\uFF0D', '\uFF0E', '\u200B', '\u2060', '\uFEFF', '\u2066'],
    )
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...'0123456789ABC'.split('')), between)), (typed) => {
        expect(plainCode(typed.map(([character, gap]) => character + gap).join(''))).toBe(
          typed.map(([character]) => character).join(''),
        )
      }),
    )
  })

  it('is left as it is where it is plain, and means no more than what stands there', () => {
    expect(plainTyped('£2,000.50 of 4%')).toBe('£2,000.50 of 4%')
    expect(parsePounds('5²')).toBeUndefined()
    expect(parsePounds('½')).toBeUndefined()
    expect(parsePounds('−5')).toBeUndefined()
    for (const turning of ['\u061C', '\u200F', '\u202B', '\u202E', '\u2067']) {
      expect(parsePounds(`${turning}250`)).toBeUndefined()
      expect(parseSortCode(`${turning}08-99-99`)).toBeUndefined()
    }
  })
})
