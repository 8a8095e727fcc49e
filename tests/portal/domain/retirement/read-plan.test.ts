// What people type in the planner, read as a plan; and dates as they are typed.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseTypedDate, typeDate } from '#base/dates/typed-date.ts'
import {
  noAnswers,
  startingValues,
  type PlannerAnswers,
  type PlannerFacts,
} from '#domain/retirement/planner-answers.ts'
import { scheduleOf } from '#screens/retirement/engine/schedule.ts'
import { readPlan, type ReadPlan } from '#domain/retirement/read-plan.ts'

const facts: PlannerFacts = {
  today: '2026-11-22',
  bornOn: '1984-03-14',
  firstPensionOn: '2041-03-14',
  lumpSumsTakenPence: 10_000_00,
  fee: 0.006,
  accounts: [
    {
      id: 'A-1',
      name: 'Pension',
      kind: 'pension',
      valuePence: 100_000_00,
      monthlyPence: 500_00,
      riskLevel: 6,
      inDrawdownPence: 40_000_00,
    },
  ],
}

const read = (answers: Partial<PlannerAnswers>) => readPlan({ ...noAnswers, ...answers }, facts) as ReadPlan
const problems = (answers: Partial<PlannerAnswers>) => {
  const reading = readPlan({ ...noAnswers, ...answers }, facts)
  return 'problems' in reading ? reading.problems : {}
}

describe('A plan of no answers', () => {
  it('is that of our starting values: from 67 to 95, a moderate living standard, the full State Pension', () => {
    const { plan, untilAge } = read({})
    expect([
      untilAge,
      plan.spendingPence,
      plan.people[0].retireAge,
      plan.people[0].statePensionPence,
    ]).toEqual([95, 31_700_00, 67, 12_547_60])
    expect(read({ hasPartner: true }).plan.spendingPence).toBe(43_900_00)
  })

  it('has the part of a pension that is in drawdown apart, without contributions', () => {
    expect(read({}).plan.pots).toEqual([
      {
        owner: 0,
        kind: 'pension',
        riskLevel: 6,
        opensOn: '2041-03-14',
        valuePence: 60_000_00,
        monthlyPence: 500_00,
      },
      {
        owner: 0,
        kind: 'pension',
        riskLevel: 6,
        opensOn: '2041-03-14',
        valuePence: 40_000_00,
        monthlyPence: 0,
        isInDrawdown: true,
      },
    ])
  })

  it('can be read at any age from 0 to 99', () => {
    for (let year = 1927; year <= 2025; year += 1) {
      const reading = readPlan(noAnswers, { ...facts, bornOn: `${year}-06-30` })
      expect([year, 'plan' in reading]).toEqual([year, true])
    }
  })
})

describe('The answers of a plan', () => {
  it.each([
    ['retireAge', '39', 'Enter an age from 40 to 80'],
    ['retireAge', 'soon', 'Enter an age from 40 to 80'],
    ['untilAge', '67', 'Enter an age from 68 to 100'],
    ['spending', '-5', 'Enter a year’s spending in pounds, 1,000,000 at most'],
    ['spending', '1000000.01', 'Enter a year’s spending in pounds, 1,000,000 at most'],
    ['years', '61', 'Enter the years of National Insurance from 0 to 60'],
  ] as const)('%s “%s” has to be put right', (field, text, message) => {
    expect(problems({ fields: { [field]: text } })).toEqual({ [field]: message })
  })

  it('may leave out an account, and say another contribution', () => {
    expect(read({ accounts: { 'A-1': { isLeftOut: true } } }).plan.pots).toEqual([])
    expect(read({ accounts: { 'A-1': { monthly: '1,000' } } }).plan.pots[0]!.monthlyPence).toBe(1_000_00)
    expect(problems({ accounts: { 'A-1': { monthly: 'x' } } })).toHaveProperty('A-1-monthly')
  })

  it('of a partner count only while they are in the plan', () => {
    const pots = [{ id: 'p', owner: 'partner', kind: 'isa', value: '5,000', monthly: '', risk: '3' }] as const
    expect(read({ pots: [...pots] }).plan.pots).toHaveLength(2)
    const two = read({ pots: [...pots], hasPartner: true, fields: { partnerTakeHome: '2,000' } })
    expect(two.plan.pots.at(-1)).toEqual({
      owner: 1,
      kind: 'isa',
      valuePence: 5_000_00,
      monthlyPence: 0,
      riskLevel: 3,
    })
    expect(two.plan.people[1]!.takeHomePence).toBe(24_000_00)
  })

  it('of any text are a plan that can be laid out, or problems', () => {
    const field = fc.constantFrom(...(Object.keys(startingValues(facts, true)) as 'years'[]))
    const text = fc.oneof(fc.string({ maxLength: 12 }), fc.integer({ min: -5, max: 2_000 }).map(String))
    fc.assert(
      fc.property(fc.dictionary(field, text), fc.boolean(), text, (fields, hasPartner, more) => {
        const reading = readPlan(
          {
            ...noAnswers,
            fields,
            hasPartner,
            oneOffs: [{ id: 'o', way: 'out', amount: more, age: more }],
            benefits: [{ id: 'b', owner: 'me', yearly: more, fromAge: more, isIndexed: false }],
          },
          facts,
        )
        const isFine = 'problems' in reading || scheduleOf(reading.plan, facts.today).years.length > 0
        expect(isFine).toBe(true)
      }),
    )
  })
})

describe('A typed date', () => {
  it.each([
    ['27 3 1985', '1985-03-27'],
    ['27/03/1985', '1985-03-27'],
    [' 27 March 1985 ', '1985-03-27'],
    ['1.1.1970', '1970-01-01'],
    ['29 2 1984', '1984-02-29'],
    ['29 2 1985', undefined],
    ['31 4 1985', undefined],
    ['27 Marz 85', undefined],
    ['1985-03-27', undefined],
    ['', undefined],
  ])('“%s” is %s', (text, date) => {
    expect(parseTypedDate(text)).toBe(date)
  })

  it('is written as it can be typed', () => {
    expect(typeDate('1985-03-07')).toBe('7/3/1985')
    expect(parseTypedDate(typeDate('1985-03-07'))).toBe('1985-03-07')
  })
})

describe('A State Pension that is put off, and a death', () => {
  it('are nothing and nobody’s until they are answered', () => {
    const [first] = read({}).plan.people
    expect([first.statePensionDeferredYears, first.diesAge]).toEqual([0, undefined])
    const [me, partner] = read({ hasPartner: true }).plan.people
    expect([me.diesAge, partner!.diesAge]).toEqual([undefined, undefined])
  })

  it('are read for each of the two', () => {
    const fields = { deferral: '1', partnerDeferral: '3', diesAge: '81' }
    const of = (diesFirst: string) =>
      read({ hasPartner: true, fields: { ...fields, diesFirst } }).plan.people.map(
        ({ statePensionDeferredYears, diesAge }) => [statePensionDeferredYears, diesAge],
      )
    expect(of('me')).toEqual([
      [1, 81],
      [3, undefined],
    ])
    expect(of('partner')).toEqual([
      [1, undefined],
      [3, 81],
    ])
    // Without a partner nobody is asked.
    expect(read({ fields: { ...fields, diesFirst: 'me' } }).plan.people[0].diesAge).toBeUndefined()
  })

  it('have limits that are said', () => {
    const fields = { deferral: '11', diesFirst: 'partner', diesAge: '60' }
    expect(problems({ hasPartner: true, fields })).toEqual({
      deferral: 'Enter whole years from 0 to 10',
      diesAge: 'Enter an age from 68 to 100',
    })
  })

  it('leave a survivor half of a pension for life, or what its scheme says', () => {
    const benefit = { id: 'B-1', owner: 'partner', yearly: '9,000', fromAge: '65', isIndexed: true } as const
    const share = (survivor?: string) =>
      read({ hasPartner: true, benefits: [{ ...benefit, survivor }] }).plan.people[1]!.definedBenefits[0]!
        .survivorShare
    expect([share(), share('66')]).toEqual([0.5, 0.66])
    expect(problems({ hasPartner: true, benefits: [{ ...benefit, survivor: '101' }] })).toEqual({
      'B-1-survivor': 'Enter a percentage from 0 to 100',
    })
  })
})
