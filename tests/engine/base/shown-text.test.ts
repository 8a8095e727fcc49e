// What a text may hold that people are shown.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isOneLine, placesOfHidden, shownText } from '#base/shown-text.ts'
import { readConfigFile } from '#manifest/read/config-file.ts'
import { hiddenTextProblems } from '#manifest/read/hidden-text.ts'
import '../../support/fixed-seed.ts'

const characters = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 4 }),
  fc.constantFrom('\u200b', '\u2800', '\u3164', '\u202e', '\ud83d', '\ude00', '\u0000', ' ', 'a'),
)
const drawn = fc.array(characters, { maxLength: 8 }).map((parts) => parts.join(''))

describe('A text that people are shown', () => {
  it.each([
    ['a control character', 'pay\u0007ment', 'payment'],
    ['what turns the direction', '\u202egpj.exe\u2066', 'gpj.exe'],
    ['half a character', 'a\ud83d b', 'a b'],
    ['the other half', '\ude00', ''],
    ['a zero-width space alone', '\u200b', ''],
    ['a Braille blank alone', '\u2800\u2800', ''],
    ['a Hangul filler alone, among blanks', ' \u3164 ', ''],
    ['a soft hyphen and a variation selector alone', '\u00ad\ufe0f', ''],
  ])('has not %s', (_, text, shown) => {
    expect(shownText(text)).toBe(shown)
  })

  it.each(['', ' ', '\n', 'Zoë\n\tمرحبا', 'שלום', '👨‍👩‍👧', 'co\u00adoperate', '한\u3164글', '⠓⠊', '❤️'])(
    'is left alone: %j',
    (text) => {
      expect(shownText(text)).toBe(text)
    },
  )

  it('is cleaned once for all, whatever was in it', () => {
    fc.assert(
      fc.property(drawn, (text) => {
        const shown = shownText(text)
        expect(shownText(shown)).toBe(shown)
        expect(shown).not.toMatch(/[\u202a-\u202e\u2066-\u2069\u200f\u0085]/)
        expect(shown.isWellFormed()).toBe(true)
        expect(shown.trim() === '' || /[^\s\p{DI}\u2800]/u.test(shown)).toBe(true)
      }),
      { numRuns: 300 },
    )
  })

  const problemsIn = (label: string) =>
    hiddenTextProblems(
      readConfigFile({ file: 'config/menus/main.json', text: JSON.stringify({ label }) }).file!,
    ).length

  it('is refused in a manifest wherever it would not be shown as it is written', () => {
    fc.assert(
      fc.property(drawn, (label) => {
        const isUnseen = /[\t\p{DI}]/u.test(label)
        const least = shownText(label) === label ? 0 : 1
        expect([least, isUnseen ? 1 : least]).toContain(problemsIn(label))
      }),
      { numRuns: 100 },
    )
  })

  it.each([
    ['a\tb', 1],
    ['a\u200bb', 1],
    ['a\u200db', 1],
    ['a\u{e0041}', 1],
    ['a\u3164b', 1],
    ['a\ufeff', 1],
    ['co\u00adoperate', 0],
    ['👨‍👩‍👧', 0],
    ['👩🏽‍🚀', 0],
    ['❤️', 0],
    ['שלום مرحبا', 0],
  ])('%j has %i problems as a label', (label, problems) => {
    expect(problemsIn(label)).toBe(problems)
  })

  it('is found wherever it stands in what is sent, names included', () => {
    expect(placesOfHidden({ a: ['x', '\u200b'], b: { 'c\u0000': 1 }, d: 'x' })).toEqual([['a', '1'], ['b']])
    expect(placesOfHidden('\u0000')).toEqual([[]])
  })
})

describe('Somebody who answers in one line', () => {
  it.each([
    ['a tab', 'Amelia\tHart'],
    ['a space of no width', 'Amelia\u200BHart'],
    ['a hyphen that is not there', 'Ame\u00ADlia'],
    ['an empty braille cell', 'Amelia\u2800Hart'],
    ['an empty Hangul letter', 'Amelia\u3164Hart'],
    ['a joiner between Latin letters', 'Ame\u200Dlia'],
    ['a break', 'Amelia\nHart'],
  ])('is refused with %s', (_, text) => {
    expect(isOneLine(text)).toBe(false)
  })

  it.each(['Amelia Hart', 'Zoë O’Neill-Łuk', 'می\u200Cخواهم', 'ශ්\u200Dරී', 'Thanks 👍🏽 ❤\uFE0F', '山田 太郎'])(
    'is taken as written: %s',
    (text) => {
      expect(isOneLine(text)).toBe(true)
    },
  )
})
