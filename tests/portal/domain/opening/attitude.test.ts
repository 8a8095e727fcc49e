// Which risk level the answers suggest.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { riskQuestions, suggestedLevel } from '#domain/opening/attitude.ts'

const all = (value: string, capacity = '2') => ({
  ...{ fall: value, choice: value, worry: value, experience: value, aim: value },
  ...{ reserve: capacity, share: capacity },
})

describe('A person who answers the questions about risk', () => {
  it('is suggested the lowest level for the most careful answers, the highest for the boldest', () => {
    expect(suggestedLevel(all('0'), 20)).toEqual({ level: 1, loweredBy: undefined })
    expect(suggestedLevel(all('1'), 20)).toEqual({ level: 3, loweredBy: undefined })
    expect(suggestedLevel(all('2'), 20)).toEqual({ level: 5, loweredBy: undefined })
    expect(suggestedLevel(all('3'), 20)).toEqual({ level: 7, loweredBy: undefined })
  })

  it('is suggested less where a loss cannot be afforded, and is told so', () => {
    expect(suggestedLevel(all('3', '1'), 20)).toEqual({ level: 5, loweredBy: 'capacity' })
    expect(suggestedLevel({ ...all('3'), share: '0' }, 20)).toEqual({ level: 3, loweredBy: 'capacity' })
  })

  it('is suggested less where the money is needed soon, and is told so', () => {
    expect(suggestedLevel(all('3'), 4)).toEqual({ level: 4, loweredBy: 'years' })
    expect(suggestedLevel(all('3'), 2)).toEqual({ level: 2, loweredBy: 'years' })
  })

  it('is suggested nothing until every question is answered', () => {
    const { aim: _, ...rest } = all('2')
    expect(suggestedLevel(rest, 20)).toBeUndefined()
  })

  it('never gets a higher level for a more careful answer', () => {
    const answered = fc.record(
      Object.fromEntries(
        riskQuestions.map(({ id, options }) => [id, fc.nat({ max: options.length - 1 }).map(String)]),
      ),
    )
    fc.assert(
      fc.property(
        answered,
        fc.constantFrom(...riskQuestions),
        fc.integer({ min: 1, max: 50 }),
        (given, { id }, years) => {
          fc.pre(given[id] !== '0')
          const careful = { ...given, [id]: String(Number(given[id]) - 1) }
          expect(suggestedLevel(careful, years)!.level).toBeLessThanOrEqual(
            suggestedLevel(given, years)!.level,
          )
        },
      ),
    )
  })
})
