// What a portfolio needs before it can go into the basket, and what it costs in words.
import { describe, expect, it } from 'vitest'
import { describeBasis, describeFee } from '#screens/opening/costs.ts'
import { blankPortfolio, readPortfolio, type PortfolioText } from '#screens/opening/portfolio-form.ts'

const good: PortfolioText = {
  wrapper: 'ISA',
  name: ' Rainy day ',
  goal: '',
  initial: '£2,000',
  monthly: '',
  years: '10',
  risk: '4',
}
const problemsOf = (part: Partial<PortfolioText>, room = {}) => {
  const read = readPortfolio({ ...good, ...part }, 'id-1', room)
  return 'problems' in read ? read.problems : {}
}

describe('A person who designs a portfolio', () => {
  it('makes an item in pence [R-PAGE-40]', () => {
    expect(readPortfolio(good, 'id-1', { ISA: 2_000_00 })).toEqual({
      item: {
        id: 'id-1',
        wrapper: 'ISA',
        name: 'Rainy day',
        goal: '',
        riskLevel: 4,
        years: 10,
        initialPence: 2_000_00,
        monthlyPence: 0,
      },
    })
  })

  it('is told everything that is missing, in the order of the form [R-PAGE-40]', () => {
    expect(Object.entries(problemsOf(blankPortfolio))).toEqual([
      ['wrapper', 'Choose a type of account'],
      ['name', 'Enter a name for this portfolio'],
      ['initial', 'Enter a first payment, a monthly payment or both'],
      ['years', 'Enter a whole number of years from 1 to 50'],
      ['risk', 'Choose a risk level'],
    ])
  })

  it('may pay monthly only [R-PAGE-40]', () => {
    expect(problemsOf({ initial: '', monthly: '100' })).toEqual({})
  })

  it('is told which amount cannot be read [R-PAGE-40]', () => {
    expect(problemsOf({ initial: 'lots', monthly: 'some' })).toEqual({
      initial: 'Enter the first payment in pounds, such as 2,000',
      monthly: 'Enter the monthly payment in pounds, such as 100',
    })
  })

  it('cannot plan for no years, parts of years or more than fifty [R-PAGE-40]', () => {
    const problem = { years: 'Enter a whole number of years from 1 to 50' }
    for (const years of ['0', '2.5', '51', 'ten', '']) expect(problemsOf({ years })).toEqual(problem)
  })

  it('is told how much room an ISA has left when they plan more [R-PAGE-40]', () => {
    expect(problemsOf({ initial: '15000' }, { ISA: 14_000_00 })).toEqual({
      initial: 'You can put at most £14,000 more into your ISAs this tax year',
    })
    expect(problemsOf({ wrapper: 'GIA', initial: '15000' }, { ISA: 14_000_00 })).toEqual({})
  })
})

describe('The costs of a portfolio', () => {
  it('follow the band that old and new money reach together [R-PAGE-40]', () => {
    expect(describeFee(0, 10_000_00, 10_000_00)).toBe(
      'Our fee would be 0.70% a year of what your investments are worth: about £70.00 a year on £10,000.',
    )
    expect(describeFee(95_000_00, 10_000_00, 5_000_00)).toBe(
      'Our fee would be 0.60% a year of what your investments are worth: about £30.00 a year on £5,000.',
    )
  })

  it('are not named before there is an amount [R-PAGE-40]', () => {
    expect(describeFee(0, 0, 0)).toBeUndefined()
  })

  it('say what they were worked out from, also when the accounts could not be loaded [R-PAGE-40]', () => {
    expect(describeBasis(95_000_00, 10_000_00)).toBe(
      'The rate counts £95,000 paid in so far and £10,000 of first payments.',
    )
    expect(describeBasis(0, 10_000_00)).toBe('The rate counts £10,000 of first payments.')
    expect(describeBasis(undefined, 10_000_00)).toBe(
      'The rate counts £10,000 of first payments only, because we couldn’t load what you have paid in so far.',
    )
  })
})
