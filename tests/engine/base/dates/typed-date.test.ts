// A date typed in three fields.
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseTypedDate, partsOfTypedDate, typeDate } from '#base/dates/typed-date.ts'

describe('A date typed in three fields', () => {
  it.each([
    ['14/3/1984', '1984-03-14'],
    ['01/ 02 /2000', '2000-02-01'],
    ['29/2/2024', '2024-02-29'],
  ])('is, typed as %j, %s', (typed, iso) => {
    expect(parseTypedDate(typed)).toBe(iso)
  })

  it.each([
    '',
    '//',
    '14/3',
    '14/3/84',
    '31/2/2010',
    '29/2/2023',
    '0/1/2000',
    '1/13/2000',
    'a/b/c',
    '1/1/20000',
  ])('cannot be %j', (typed) => {
    expect(parseTypedDate(typed)).toBeUndefined()
  })

  it('reads back as the date that was written into the fields', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
        (at) => {
          const iso = at.toISOString().slice(0, 10)
          expect(parseTypedDate(typeDate(iso))).toBe(iso)
        },
      ),
    )
  })

  it('keeps each part as it was typed, and parts that are missing are empty', () => {
    expect(partsOfTypedDate('31/x')).toEqual(['31', 'x', ''])
  })
})
