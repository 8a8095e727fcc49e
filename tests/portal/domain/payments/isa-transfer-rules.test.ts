// What may be transferred into an ISA or junior ISA, how, and by when it must be here.
import { describe, expect, it } from 'vitest'
import {
  problemOfIsaTransfer,
  sourcesInto,
  transferDueBy,
  type IsaTransfer,
} from '#domain/payments/isa-transfer-rules.ts'

const transfer = (part: Partial<IsaTransfer>): IsaTransfer => ({
  source: 'cash-isa',
  extent: 'all',
  means: 'cash',
  amountPence: 10_000_00,
  thisYearPence: 0,
  ...part,
})

describe('A transfer', () => {
  it('comes from accounts of the same kind of person: adults’ into an ISA, children’s into a junior ISA [R-PROD-16, R-PROD-17]', () => {
    expect(sourcesInto('ISA')).toEqual(['stocks-and-shares-isa', 'cash-isa'])
    expect(sourcesInto('JISA')).toEqual([
      'junior-stocks-and-shares-isa',
      'junior-cash-isa',
      'child-trust-fund',
    ])
    expect(problemOfIsaTransfer(transfer({}), 'JISA')).toBe('wrong-source')
    expect(problemOfIsaTransfer(transfer({ source: 'lottery' }), 'ISA')).toBe('wrong-source')
  })

  it('may be any part of an ISA, with or without this year’s money', () => {
    expect(problemOfIsaTransfer(transfer({ extent: 'part', thisYearPence: 5_000_00 }), 'ISA')).toBeUndefined()
  })

  it('is a whole one from a junior ISA of the same type, or a child trust fund', () => {
    for (const source of ['junior-stocks-and-shares-isa', 'child-trust-fund']) {
      expect(problemOfIsaTransfer(transfer({ source, extent: 'part' }), 'JISA')).toBe('whole-only')
      expect(problemOfIsaTransfer(transfer({ source }), 'JISA')).toBeUndefined()
    }
  })

  it('leaves this year’s money where it is when it is part of a cash junior ISA', () => {
    const part = transfer({ source: 'junior-cash-isa', extent: 'part' })
    expect(problemOfIsaTransfer(part, 'JISA')).toBeUndefined()
    expect(problemOfIsaTransfer({ ...part, thisYearPence: 1 }, 'JISA')).toBe('earlier-years-only')
  })

  it('comes as cash from cash, and from a child trust fund counts nothing towards the allowance', () => {
    expect(problemOfIsaTransfer(transfer({ means: 'in-specie' }), 'ISA')).toBe('cash-only')
    expect(problemOfIsaTransfer(transfer({ source: 'child-trust-fund', thisYearPence: 100 }), 'JISA')).toBe(
      'not-counted',
    )
  })

  it('holds no more of this year than there is', () => {
    expect(problemOfIsaTransfer(transfer({ amountPence: 100, thisYearPence: 101 }), 'ISA')).toBe(
      'more-than-all',
    )
  })

  it.each([
    { asked: '2026-11-20', due: '2026-12-18', why: '30 days later is a Sunday' },
    { asked: '2026-11-24', due: '2026-12-24', why: 'the 30th day' },
    { asked: '2026-11-28', due: '2026-12-24', why: 'Christmas, its substitute day and a weekend lie before' },
  ])('asked for on $asked must be here by $due: $why', ({ asked, due }) => {
    expect(transferDueBy(asked)).toBe(due)
  })
})
