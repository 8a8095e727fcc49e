import { describe, expect, it } from 'vitest'
import { csvPounds, writeCsv } from '#ui/tables/csv.ts'

describe('a table taken away as CSV', () => {
  it('opens as UTF-8 and quotes what needs it', () => {
    expect(writeCsv(['Name', 'Note'], [['Smith, Ann', 'says "yes"']])).toBe(
      '\uFEFFName,Note\r\n"Smith, Ann","says ""yes"""\r\n',
    )
  })

  it('runs no formula, and leaves negative amounts as numbers', () => {
    expect(writeCsv(['A', 'B', 'C'], [['=1+1', '@cmd', '-12.50']])).toBe(
      "\uFEFFA,B,C\r\n'=1+1,'@cmd,-12.50\r\n",
    )
  })

  it.each(['=1+1', '+1+1', '-1+1', '@cmd', '＝1+1', '＋1+1', '－1+1', '＠cmd', '\t=1', '\r=1', '\n=1'])(
    'writes %j as a text that no spreadsheet runs',
    (text) => {
      expect(writeCsv([], [[text]])).toMatch(/\r\n"?'/)
    },
  )

  it('writes pounds with two decimals', () => {
    expect(csvPounds(-123_450)).toBe('-1234.50')
  })
})
