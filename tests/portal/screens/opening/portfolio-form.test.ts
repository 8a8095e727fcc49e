// What a portfolio needs before it can go into the basket, and what it costs in words.
import { describe, expect, it } from 'vitest'
import { describeBasis, describeFee } from '#domain/fees/fee-of-new-money.ts'
import {
  blankPortfolio,
  readPortfolio,
  termsOf,
  type PortfolioText,
  type Surroundings,
} from '#screens/opening/portfolio-form.ts'
import { roomInWords, splitOf } from '#screens/opening/portfolio-room.ts'

const good: PortfolioText = {
  ...blankPortfolio,
  wrapper: 'ISA',
  name: ' Rainy day ',
  goal: '',
  initial: '£2,000',
  monthly: '',
  years: '10',
  risk: '4',
}
const around: Surroundings = {
  isa: undefined,
  newChild: undefined,
  children: [],
  basketChildren: [],
  today: '2026-11-22',
}
/** This tax year with four monthly collections, the next, and any whole one. */
const left = (thisYear: number, nextYear = 20_000_00) => [
  { leftPence: thisYear, collections: 4, takesFirst: true },
  { leftPence: nextYear, collections: 12, takesFirst: false },
  { leftPence: 20_000_00, collections: 12, takesFirst: false },
]
const problemsOf = (part: Partial<PortfolioText>, room: Partial<Surroundings> = {}) => {
  const read = readPortfolio({ ...good, ...part }, 'id-1', { ...around, ...room })
  return 'problems' in read ? read.problems : {}
}

describe('A person who designs a portfolio', () => {
  it('makes an item in pence [R-PAGE-40]', () => {
    expect(readPortfolio(good, 'id-1', { ...around, isa: left(2_000_00) })).toEqual({
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
      ['name', 'Enter a name for this portfolio'],
      ['years', 'Enter a whole number of years from 1 to 50'],
      ['initial', 'Enter a first payment, a monthly payment or both'],
      ['risk', 'Choose a risk level'],
      ['wrapper', 'Choose a type of account'],
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
    expect(problemsOf({ initial: '15000' }, { isa: left(14_000_00) })).toEqual({
      initial: 'You can put at most £14,000 more into your ISAs this tax year',
    })
    expect(problemsOf({ wrapper: 'GIA', initial: '15000' }, { isa: left(14_000_00) })).toEqual({})
  })

  it('is told the room to the penny, so that what it names fits', () => {
    expect(problemsOf({ initial: '1235' }, { isa: left(1_234_56) })).toEqual({
      initial: 'You can put at most £1,234.56 more into your ISAs this tax year',
    })
    expect(problemsOf({ initial: '1,234.56' }, { isa: left(1_234_56) })).toEqual({})
  })

  it('is told at the monthly payment how much of it fits beside the first one', () => {
    const isa = left(4_000_00)
    expect(problemsOf({ initial: '2000', monthly: '500.01' }, { isa })).toEqual({
      monthly:
        'You can put at most £500 a month into your ISAs. Other payments use the rest of the allowance',
    })
    expect(problemsOf({ initial: '2000', monthly: '500' }, { isa })).toEqual({})
    expect(problemsOf({ initial: '4000', monthly: '25' }, { isa })).toEqual({
      monthly: 'Other payments leave no room in the allowance for monthly payments into your ISAs',
    })
  })

  it('is told that twelve monthly payments pass a whole year of the allowance', () => {
    const whole =
      'You can put at most £1,666.66 a month into your ISAs. Other payments use the rest of the allowance'
    expect(problemsOf({ initial: '', monthly: '1666.67' }, { isa: left(20_000_00) })).toEqual({
      monthly: whole,
    })
    expect(problemsOf({ wrapper: 'GIA', initial: '', monthly: '1666.67' }, { isa: left(20_000_00) })).toEqual(
      {},
    )
  })

  it('reads in which tax year the first payment counts', () => {
    const isa = left(14_000_00)
    expect(roomInWords(isa, '2026-11-22')).toBe(
      'You can put £14,000 more into ISAs this tax year, on top of what is in your basket or already planned.',
    )
    expect(roomInWords(isa, '2027-03-30')).toBe(
      'You can put £14,000 more into ISAs in the tax year 2027/28, on top of what is in your basket or already planned.',
    )
  })
})

describe('A person who designs a junior ISA', () => {
  const zoe = {
    ...{ id: 'CH-1', name: 'Zoe Osei', bornOn: '2016-03-01' },
    ...{ room: left(4_000_00, 9_000_00), hasJuniorIsa: false },
  }
  const junior = { wrapper: 'JISA', parent: 'yes' } as const

  it('says whose it is, and that they have parental responsibility', () => {
    expect(problemsOf({ wrapper: 'JISA' }, { children: [zoe] })).toEqual({
      childId: 'Choose the child',
      parent: 'Confirm that you have parental responsibility',
    })
  })

  it('has the room that this child’s allowance leaves', () => {
    expect(problemsOf({ ...junior, childId: 'CH-1', initial: '4000' }, { children: [zoe] })).toEqual({})
    expect(problemsOf({ ...junior, childId: 'CH-1', initial: '4000.01' }, { children: [zoe] })).toEqual({
      initial: 'You can put at most £4,000 more into this junior ISA this tax year',
    })
  })

  it('is told that a child has one already', () => {
    const children = [{ ...zoe, hasJuniorIsa: true }]
    expect(problemsOf({ ...junior, childId: 'CH-1' }, { children })).toEqual({
      childId: 'Zoe Osei has a junior ISA with us. Add money to it under Payments and transfers',
    })
  })

  it('cannot put a second one for the same child into the basket, known or new', () => {
    const basketChildren = [zoe, { id: null, name: 'Max Osei', bornOn: '2019-03-27' }]
    expect(problemsOf({ ...junior, childId: 'CH-1' }, { children: [zoe], basketChildren })).toEqual({
      childId: 'A junior ISA for Zoe Osei is in your basket. A child can have one; change its payments there',
    })
    const max = { ...junior, childId: 'new', childName: 'Max Osei ', childBornOn: '27/3/2019' }
    expect(problemsOf(max, { basketChildren })).toEqual({
      childName:
        'A junior ISA for Max Osei is in your basket. A child can have one; change its payments there',
    })
    expect(problemsOf({ ...max, childName: 'Mia Osei' }, { basketChildren })).toEqual({})
  })

  it('names another child under 18, born on a real day', () => {
    const other = { ...junior, childId: 'new', childName: 'Max Osei' }
    expect(problemsOf({ ...other, childName: '', childBornOn: '31/2/2016' })).toEqual({
      childName: 'Enter the child’s name',
      childBornOn: 'Enter the child’s date of birth, such as 27 3 2019',
    })
    expect(problemsOf({ ...other, childBornOn: '22/11/2008' })).toEqual({
      childBornOn: 'The child must be under 18',
    })
    expect(readPortfolio({ ...good, ...other, childBornOn: '23/11/2008' }, 'id-1', around)).toMatchObject({
      item: { wrapper: 'JISA', child: { id: null, name: 'Max Osei', bornOn: '2008-11-23' } },
    })
  })
})

describe('A person whose first payment passes the ISA allowance', () => {
  const asked = { wrapper: 'ISA', initial: '25,000', monthly: '' } as const

  it('is offered what fits, and the rest for a general account', () => {
    expect(splitOf(asked, left(16_000_00))).toEqual({ isaPence: 16_000_00, restPence: 9_000_00 })
  })

  it('is offered what fits beside the monthly payments', () => {
    expect(splitOf({ ...asked, monthly: '250' }, left(16_000_00))).toEqual({
      isaPence: 15_000_00,
      restPence: 10_000_00,
    })
  })

  it('is offered nothing where it fits, is not known, or one part would be too small', () => {
    expect(splitOf({ ...asked, initial: '16,000' }, left(16_000_00))).toBeUndefined()
    expect(splitOf(asked, undefined)).toBeUndefined()
    expect(splitOf(asked, left(0))).toBeUndefined()
    expect(splitOf({ ...asked, initial: '16,000.01' }, left(16_000_00))).toBeUndefined()
    expect(splitOf({ ...asked, wrapper: 'GIA' }, left(16_000_00))).toBeUndefined()
  })
})

describe('What a projection needs', () => {
  it('is an amount, a term and a risk level', () => {
    expect(termsOf(good)).toMatchObject({ initialPence: 2_000_00, monthlyPence: 0, years: 10, riskLevel: 4 })
    for (const part of [{ initial: '' }, { initial: 'lots' }, { years: '' }, { years: '51' }, { risk: '' }])
      expect(termsOf({ ...good, ...part })).toBeUndefined()
  })
})

describe('The costs of a portfolio', () => {
  const paid = (pence: number) => ({ rateBps: 65, contributionsPence: pence, countedPence: pence })
  const nothing = { rateBps: 70, contributionsPence: 0, countedPence: 0 }

  it('follow the band that old and new money reach together [R-PAGE-40]', () => {
    expect(describeFee(nothing, 10_000_00, 10_000_00)).toBe(
      'Our fee would be 0.70% a year of what your investments are worth: about £70.00 a year on £10,000.',
    )
    expect(describeFee(paid(95_000_00), 10_000_00, 5_000_00)).toBe(
      'Our fee would be 0.60% a year of what your investments are worth: about £30.00 a year on £5,000.',
    )
  })

  it('follow what the network has paid in too', () => {
    const lead = { rateBps: 50, contributionsPence: 95_000_00, countedPence: 490_000_00 }
    expect(describeFee(lead, 10_000_00, 5_000_00)).toBe(
      'Our fee would be 0.35% a year of what your investments are worth: about £17.50 a year on £5,000.',
    )
    expect(describeBasis(lead, 10_000_00)).toBe(
      'The rate counts £490,000 paid in so far with your network and £10,000 of first payments.',
    )
  })

  it('are at most those of today in a network of two, whose total stays hidden', () => {
    const member = { rateBps: 60, contributionsPence: 40_000_00, countedPence: null }
    expect(describeFee(member, 15_000_00, 15_000_00)).toBe(
      'Our fee would be at most 0.60% a year of what your investments are worth: about £90.00 a year on £15,000.',
    )
    expect(describeFee(member, 460_000_00, 10_000_00)).toBe(
      'Our fee would be 0.35% a year of what your investments are worth: about £35.00 a year on £10,000.',
    )
    expect(describeBasis(member, 15_000_00)).toBe(
      'This is your rate today, or the one £15,000 of first payments would give you without your network. There are two of you in the network, so we hide its total, and your rate may be lower.',
    )
  })

  it('are not named before there is an amount [R-PAGE-40]', () => {
    expect(describeFee(nothing, 0, 0)).toBeUndefined()
  })

  it('say what they were worked out from, also when the fees could not be loaded [R-PAGE-40]', () => {
    expect(describeBasis(paid(95_000_00), 10_000_00)).toBe(
      'The rate counts £95,000 paid in so far and £10,000 of first payments.',
    )
    expect(describeBasis(nothing, 10_000_00)).toBe('The rate counts £10,000 of first payments.')
    expect(describeBasis(undefined, 10_000_00)).toBe(
      'The rate counts £10,000 of first payments only, because we couldn’t load what you have paid in so far.',
    )
  })
})

describe('A payment into a new account', () => {
  it('is at most a million pounds, at first and each month', () => {
    expect(problemsOf({ initial: '1,000,000.01' })).toMatchObject({
      initial: 'One payment is at most £1,000,000',
    })
    expect(problemsOf({ monthly: '2,000,000' })).toMatchObject({
      monthly: 'One payment is at most £1,000,000',
    })
    expect(problemsOf({ initial: '1,000,000', wrapper: 'GIA' })).toEqual({})
  })
})
