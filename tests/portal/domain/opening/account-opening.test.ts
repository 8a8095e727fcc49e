// What is read and declared for each kind of account, and by when an application goes on.
import { describe, expect, it } from 'vitest'
import {
  declarationsFor,
  declarationWords,
  documentsFor,
  openingDates,
  problemOfApplicant,
  stepOn,
} from '#domain/opening/account-opening.ts'

describe('an application', () => {
  it('asks once for what several accounts need, and for what each kind needs', () => {
    expect(documentsFor(['ISA', 'ISA', 'Pension'])).toEqual([
      'terms',
      'costs',
      'isa-key-features',
      'pension-key-features',
    ])
    expect(declarationsFor(['JISA'])).toEqual(['details', 'true', 'risk', 'no-advice', 'jisa'])
    expect(documentsFor([])).toEqual([])
  })

  it('goes on by working days: sent on a Friday, checked on Monday, open on Tuesday, funded on Friday', () => {
    expect(openingDates('2026-11-20', 'success')).toEqual({
      checkedOn: '2026-11-23',
      opensOn: '2026-11-24',
      fundedOn: '2026-11-27',
    })
  })

  it('takes a week longer where somebody looks at it first', () => {
    expect(openingDates('2026-11-20', 'review')).toEqual({
      checkedOn: '2026-11-27',
      opensOn: '2026-11-30',
      fundedOn: '2026-12-03',
    })
  })

  it('is at one step on each day', () => {
    const dates = openingDates('2026-11-20', 'success')
    const steps = ['2026-11-20', '2026-11-22', '2026-11-23', '2026-11-24', '2026-11-26', '2026-11-27']
    expect(steps.map((day) => stepOn(day, dates))).toEqual([1, 1, 2, 3, 3, 4])
  })
})

describe('A person who applies', () => {
  it('declares in the first person; somebody who acts for them declares it of them', () => {
    const said = (isOwn: boolean) =>
      (['details', 'risk', 'pension'] as const).map((id) => declarationWords(id, isOwn))
    expect(said(true)).toEqual([
      'My details, as shown, are right.',
      'Investments can fall as well as rise, and less may come back than was paid in.',
      'I am under 75, and will not pay in more in a tax year than my earnings, or £3,600 with tax relief if I earn less.',
    ])
    expect(said(false)).toEqual([
      'The details of the person who applies, as shown, are right.',
      'Investments can fall as well as rise, and less may come back than was paid in.',
      'The applicant is under 75, and will not pay in more in a tax year than their earnings, or £3,600 with tax relief where they earn less.',
    ])
  })

  const of = (bornOn: string, ...taxCountries: string[]) => ({ bornOn, taxCountries })

  it('is 18 or over, on the birthday itself', () => {
    expect(problemOfApplicant('GIA', of('2008-11-22', 'GB'), '2026-11-21')).toBe('too-young')
    expect(problemOfApplicant('GIA', of('2008-11-22', 'GB'), '2026-11-22')).toBeUndefined()
  })

  it('starts no pension from the 75th birthday on', () => {
    expect(problemOfApplicant('Pension', of('1951-11-22', 'GB'), '2026-11-21')).toBeUndefined()
    expect(problemOfApplicant('Pension', of('1951-11-22', 'GB'), '2026-11-22')).toBe('too-old')
  })

  it('opens an ISA as a resident of the United Kingdom alone', () => {
    expect(problemOfApplicant('ISA', of('1980-06-01', 'FR'), '2026-11-22')).toBe('not-uk-resident')
    expect(problemOfApplicant('ISA', of('1980-06-01', 'FR', 'GB'), '2026-11-22')).toBeUndefined()
    expect(problemOfApplicant('JISA', of('1980-06-01', 'FR'), '2026-11-22')).toBeUndefined()
  })
})
