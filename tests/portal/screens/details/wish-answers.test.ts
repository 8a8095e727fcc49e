// The form of an expression of wish: what is wrong with what somebody typed, and what is sent.
import { describe, expect, it } from 'vitest'
import type { Wish } from '#api/people/expression-of-wish.ts'
import {
  added,
  blankWish,
  checkWish,
  describeWish,
  newWishOf,
  sharesOf,
  splitEvenly,
  type TypedNominee,
  type WishAnswers,
} from '#screens/details/wish/wish-answers.ts'
import { leftInWords } from '#screens/details/wish/wish-words.ts'

const today = '2026-11-21'
const tom: TypedNominee = {
  ...{ id: 1, kind: 'person', name: ' Tom Hart ', relation: 'child', born: '28/2/2010', charityNumber: '' },
  ...{ contact: 'tom@example.com', share: '60%' },
}
const hospice: TypedNominee = {
  ...{
    id: 4,
    kind: 'charity',
    name: 'Riverside Hospice',
    relation: '',
    born: '',
    charityNumber: 'sc 012345',
  },
  ...{ contact: '14 Weir Lane', share: '40' },
}
const whole: WishAnswers = { nominees: [tom, hospice], isUnderstood: true }
const withTom = (part: Partial<TypedNominee>) => ({ ...whole, nominees: [{ ...tom, ...part }, hospice] })

describe('A form for an expression of wish', () => {
  it('is right when everything is there and the shares add up', () => {
    expect(checkWish(whole, today)).toEqual({})
  })

  it('that names nobody says so', () => {
    expect(checkWish({ nominees: [], isUnderstood: false }, today)).toEqual({
      none: 'Add a person, a charity or a trust',
      isUnderstood: 'Confirm that you have read this',
    })
  })

  it('names every field that is missing, in the order of the form', () => {
    const blank = added([], 'person')
    expect(Object.entries(checkWish({ nominees: blank, isUnderstood: true }, today))).toEqual([
      ['n1-name', 'Enter the name of the person'],
      ['n1-relation', 'Choose who this person is to you'],
      ['n1-born', 'Enter the date of birth of this person, such as 27 3 1984'],
      ['n1-contact', 'Enter how we can reach this person'],
      ['n1-share', 'Enter the share of this person, such as 25 or 33.33'],
    ])
  })

  it.each(['59.99', '60.01'])('refuses shares that miss 100%% with %s', (share) => {
    expect(checkWish(withTom({ share }), today)).toEqual({ total: 'The shares must add up to 100%' })
  })

  it.each([
    ['22/11/2026', 'Check the date of birth of Tom Hart'],
    ['1/1/1850', 'Check the date of birth of Tom Hart'],
    ['31/2/2010', 'Enter the date of birth of Tom Hart, such as 27 3 1984'],
  ])('refuses the birth date %s', (born, problem) => {
    expect(checkWish(withTom({ born }), today)).toEqual({ 'n1-born': problem })
  })

  it('refuses names and contacts that are too long, and a charity number that no register has', () => {
    expect(checkWish(withTom({ name: 'A'.repeat(101), contact: 'B'.repeat(201) }), today)).toEqual({
      'n1-name': 'Enter 100 characters or fewer',
      'n1-contact': 'Enter 200 characters or fewer',
    })
    const wrong = { ...whole, nominees: [tom, { ...hospice, charityNumber: '12' }] }
    expect(checkWish(wrong, today)).toHaveProperty('n4-charityNumber')
    expect(checkWish({ ...whole, nominees: [tom, { ...hospice, charityNumber: '' }] }, today)).toEqual({})
  })

  it('sends each nominee with what belongs to its kind', () => {
    expect(newWishOf(whole).nominees).toEqual([
      {
        ...{ kind: 'person', name: 'Tom Hart', relation: 'child', bornOn: '2010-02-28', charityNumber: null },
        ...{ contact: 'tom@example.com', share: 60_00 },
      },
      {
        ...{ kind: 'charity', name: 'Riverside Hospice', relation: null, bornOn: null },
        ...{ charityNumber: 'SC012345', contact: '14 Weir Lane', share: 40_00 },
      },
    ])
  })

  it('is described by who, how much and what is known of them', () => {
    expect(describeWish(whole)).toEqual([
      { label: 'Tom Hart', value: '60%. Child, born 28\u00a0February 2010. tom@example.com' },
      { label: 'Riverside Hospice', value: '40%. Charity, number SC012345. 14 Weir Lane' },
    ])
  })

  it('begins with the wish that holds, and gives a new nominee an id of its own', () => {
    const current: Wish = {
      ...{ id: 'EW-1', reference: 'EW-10401', signedAt: '2025-10-19T10:05:00.000Z', replacedAt: null },
      ...{ reviewedOn: '2025-10-19', reviewDueOn: '2026-10-19' },
      nominees: newWishOf(whole).nominees.map((nominee, place) => ({ id: String(place + 1), ...nominee })),
    }
    const answers = blankWish(current)
    expect(answers.isUnderstood).toBe(false)
    expect(newWishOf(answers)).toEqual({ ...newWishOf(whole), replaces: 'EW-1' })
    expect(added([hospice], 'trust').map(({ id }) => id)).toEqual([4, 5])
    expect(blankWish(null).nominees).toEqual([])
  })
})

describe('What is left to give', () => {
  it.each([
    [['60', '15'], 'You have 25% left to give.'],
    [['60', ''], 'You have 40% left to give.'],
    [['60', '45.5'], 'That is 5.5% more than 100%.'],
    [['60', '40'], 'The shares add up to 100%.'],
  ])('with shares of %j is said as %j', ([first, second], words) => {
    const nominees = [
      { ...tom, share: first! },
      { ...hospice, share: second! },
    ]
    expect(leftInWords(sharesOf({ ...whole, nominees }))).toBe(words)
  })

  it('is nothing after a split into equal shares', () => {
    const split = splitEvenly([tom, hospice, { ...tom, id: 9 }])
    expect(split.map(({ share }) => share)).toEqual(['33.34', '33.33', '33.33'])
  })
})
