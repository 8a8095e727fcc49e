// What is read and declared for each kind of account, and by when an application goes on.
import { describe, expect, it } from 'vitest'
import { declarationsFor, documentsFor, openingDates, stepOn } from '../../src/domain/account-opening.ts'

describe('an application', () => {
  it('asks once for what several accounts need, and for what each kind needs', () => {
    expect(documentsFor(['ISA', 'ISA', 'Pension'])).toEqual([
      'terms',
      'costs',
      'isa-key-features',
      'pension-key-features',
    ])
    expect(declarationsFor(['JISA'])).toEqual(['true', 'risk', 'no-advice', 'jisa'])
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
