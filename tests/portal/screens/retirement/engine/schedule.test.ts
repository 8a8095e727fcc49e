// A plan year by year: by hand, as rules for any plan, and beside a slow version that works another way.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scheduleOf } from '#screens/retirement/engine/schedule.ts'
import { sources, medianPathOf } from '#screens/retirement/engine/median-path.ts'
import type { RetirementPlan } from '#domain/retirement/plan.ts'
import { anyNormals, anyPlan, person, plan, today } from './plans.ts'
import { slowYears } from './slow-plan.ts'

const yearsOf = (one: RetirementPlan, normals: readonly number[] = []) =>
  medianPathOf(
    scheduleOf(one, today),
    Float64Array.from({ length: 100 }, (_, at) => normals[at] ?? 0),
  )
const yearAt = (one: RetirementPlan, age: number) => yearsOf(one).find((year) => year.age === age)!
const pounds = (pence: number) => Math.round(pence / 100)

describe('A plan', () => {
  it('has a year for each age from today to 100, the first until the next birthday', () => {
    const years = yearsOf({ ...plan, people: [{ ...person, bornOn: '1984-03-14', retireAge: 67 }] })
    expect(years.slice(0, 2).map(({ age, from }) => [age, from])).toEqual([
      [42, '2026-11-22'],
      [43, '2027-03-14'],
    ])
    expect([years.length, years.at(-1)!.age]).toEqual([58, 99])
  })

  it('is refused for somebody of 100', () => {
    const old = { ...plan, people: [{ ...person, bornOn: '1926-11-22' }] as const }
    expect(() => scheduleOf(old, today)).toThrow('A plan is for people under 100.')
  })

  it('pays from income first, then says what is missing: £20,000 without a State Pension until 67', () => {
    expect([yearAt(plan, 60).missing, yearAt(plan, 66).missing].map(pounds)).toEqual([20_000, 20_000])
    // The allowance has lost 9.4% by 2033, so £1,159.45 of the State Pension is taxed at 20%.
    const at67 = yearAt(plan, 67)
    expect([at67.tax, at67.income.statePension, at67.missing].map(pounds)).toEqual([232, 12_316, 7_684])
  })

  it('pays a State Pension that begins within a year only from that day', () => {
    const born = { ...person, bornOn: '1960-11-22', retireAge: 60 }
    // State Pension age 66 and 8 months: 22 July 2027, so 123 of 365 days of the year from the 66th birthday.
    const first = yearAt({ ...plan, people: [born] }, 66)
    expect(pounds(first.income.statePension)).toBe(pounds((12_547_60 * 123) / 365))
  })

  it('takes a quarter of a pension free of tax, and only pays tax on the rest', () => {
    const pension = {
      owner: 0,
      kind: 'pension',
      valuePence: 400_000_00,
      monthlyPence: 0,
      riskLevel: 4,
    } as const
    const first = yearAt({ ...plan, order: ['general', 'isa', 'pension'], pots: [pension] }, 60)
    // Gross g: 0.75g − 12,570 is taxed at 20%; g − 0.2 (0.75g − 12,570) = 20,000 gives g = 20,571.76.
    expect([first.income.pension, first.tax, first.gross].map(pounds)).toEqual([20_000, 572, 20_572])
  })

  it('takes nothing free of tax once the lump sum allowance is used up, nor from drawdown', () => {
    const pension = {
      owner: 0,
      kind: 'pension',
      valuePence: 400_000_00,
      monthlyPence: 0,
      riskLevel: 4,
    } as const
    const used = { ...person, lumpSumsTakenPence: 268_275_00 }
    // g − 0.2 (g − 12,570) = 20,000 gives g = 21,857.50.
    expect(pounds(yearAt({ ...plan, people: [used], pots: [pension] }, 60).tax)).toBe(1_858)
    expect(pounds(yearAt({ ...plan, pots: [{ ...pension, isInDrawdown: true }] }, 60).tax)).toBe(1_858)
  })

  it('leaves a pension alone until it may be taken, and other money where the order says', () => {
    const pots = [
      { owner: 0, kind: 'isa', valuePence: 50_000_00, monthlyPence: 0, riskLevel: 1 },
      {
        owner: 0,
        kind: 'pension',
        valuePence: 500_000_00,
        monthlyPence: 0,
        riskLevel: 1,
        opensOn: '2028-11-22',
      },
    ] as const
    const pensionFirst = { ...plan, pots, order: ['pension', 'isa', 'general'] } as const
    const [first, third] = [yearAt(pensionFirst, 60), yearAt(pensionFirst, 62)]
    expect([first.income.isa, first.income.pension].map(pounds)).toEqual([20_000, 0])
    expect([third.income.isa, third.income.pension].map(pounds)).toEqual([0, 20_000])
  })

  it('takes pensions as far as no tax is due with `allowance` first, and the rest from the ISA', () => {
    const pots = [
      { owner: 0, kind: 'isa', valuePence: 100_000_00, monthlyPence: 0, riskLevel: 1 },
      { owner: 0, kind: 'pension', valuePence: 500_000_00, monthlyPence: 0, riskLevel: 1 },
    ] as const
    const first = yearAt({ ...plan, pots }, 60)
    // Three quarters of £16,760 are the allowance of £12,570.
    expect([first.income.pension, first.income.isa, first.tax].map(pounds)).toEqual([16_760, 3_240, 0])
  })

  it('uses both allowances of a couple before either pays tax', () => {
    const pension = { kind: 'pension', valuePence: 400_000_00, monthlyPence: 0, riskLevel: 1 } as const
    const couple = {
      ...plan,
      people: [person, person] as const,
      spendingPence: 33_520_00,
      pots: [
        { ...pension, owner: 0 as const },
        { ...pension, owner: 1 as const },
      ],
    }
    expect(pounds(yearAt(couple, 60).tax)).toBe(0)
    expect(pounds(yearAt(couple, 60).missing)).toBe(0)
    expect(pounds(yearAt({ ...couple, spendingPence: 34_520_00 }, 60).tax)).toBeGreaterThan(0)
  })

  it('keeps what is not spent as cash that keeps up with prices, and uses it first', () => {
    const rich = { ...plan, spendingPence: 10_000_00, oneOffs: [{ age: 60, pence: 100_000_00 }] }
    expect(pounds(yearAt(rich, 61).pots)).toBe(90_000)
    expect(pounds(yearAt(rich, 62).pots)).toBe(80_000)
  })

  it('has a pension without increases lose worth, and one with them keep it', () => {
    const benefit = (isIndexed: boolean) => ({
      yearlyPence: 10_000_00,
      fromAge: 60,
      isIndexed,
      survivorShare: 0,
    })
    const of = (isIndexed: boolean) =>
      yearAt({ ...plan, people: [{ ...person, definedBenefits: [benefit(isIndexed)] }] }, 66)
    expect(pounds(of(true).income.definedBenefits)).toBe(10_000)
    expect(pounds(of(false).income.definedBenefits)).toBe(pounds(10_000_00 / 1.025 ** 6))
  })

  it('lets a partner’s pay help until they retire', () => {
    const partner = { ...person, bornOn: '1968-11-22', takeHomePence: 15_000_00 }
    const couple = { ...plan, people: [person, partner] as const }
    expect([61, 62].map((age) => pounds(yearAt(couple, age).income.takeHome))).toEqual([15_000, 0])
  })

  it('pays a State Pension that is put off later and higher: a year’s 52 weeks add 52 ninths of one per cent', () => {
    const deferred = { ...person, statePensionDeferredYears: 1 }
    const state = (age: number) => {
      const { income, tax } = yearAt({ ...plan, people: [deferred] }, age)
      return pounds(income.statePension + tax)
    }
    expect([state(67), state(68)]).toEqual([0, pounds(12_547_60 * (1 + 52 / 900))])
  })
})

describe('A couple of whom the partner dies at 80', () => {
  const couple = (part: Partial<RetirementPlan['people'][0]>, more: Partial<RetirementPlan> = {}) => ({
    ...plan,
    ...more,
    people: [person, { ...person, ...part, diesAge: 80 }] as const,
  })

  it('loses the partner’s State Pension on that day', () => {
    const state = (age: number) => {
      const { income, tax } = yearAt(couple({}), age)
      return pounds(income.statePension + tax)
    }
    expect([state(79), state(80)]).toEqual([25_095, 12_548])
    const half = couple({ bornOn: '1967-05-23' })
    // 23 May 2047 is 182 of 365 days into the year from the first one's 80th birthday.
    const { income, tax } = yearAt(half, 80)
    expect(pounds(income.statePension + tax)).toBe(pounds(12_547_60 * (1 + 182 / 365)))
  })

  it('keeps the survivor’s part of a pension for life', () => {
    const benefit = { yearlyPence: 10_000_00, fromAge: 60, isIndexed: true, survivorShare: 0.5 }
    const life = (age: number) => {
      const part = { definedBenefits: [benefit], statePensionPence: 0 }
      return pounds(yearAt(couple(part, { spendingPence: 0 }), age).gross)
    }
    expect([life(79), life(80)]).toEqual([22_548, 17_548])
  })

  it('keeps the partner’s pots; an inherited pension is open, and all of it is taxed', () => {
    const pots = [
      {
        owner: 1,
        kind: 'pension',
        valuePence: 900_000_00,
        monthlyPence: 0,
        riskLevel: 1,
        opensOn: '2066-11-22',
      },
    ] as const
    const none = { statePensionPence: 0 }
    const plans = { ...couple(none, { pots }), order: ['pension', 'isa', 'general'] } as const
    const alone = [{ ...person, ...none }, plans.people[1]] as const
    const of = (age: number) => yearAt({ ...plans, people: alone }, age)
    expect(of(79).missing).toBe(20_000_00)
    expect(pounds(of(80).income.pension)).toBe(20_000)
    // With a quarter free of tax it would be less.
    const whole = of(80)
    expect(whole.gross - whole.tax).toBeCloseTo(20_000_00, 0)
    expect(whole.tax).toBeGreaterThan(0.15 * (whole.gross - 12_570_00))
  })
})

describe.each([1, 2] as const)('Any plan of %i', (people) => {
  it('never spends money that is not there: income and what is missing make up the need, and pots stay at nothing or more', () => {
    fc.assert(
      fc.property(anyPlan(people), anyNormals, (one, normals) => {
        for (const { income, need, missing, pots, gross, tax } of yearsOf(one, normals)) {
          const net = sources.reduce((sum, source) => sum + income[source], 0)
          expect(net + missing).toBeGreaterThanOrEqual(need - 0.01)
          expect(Math.min(missing, pots, ...Object.values(income))).toBeGreaterThanOrEqual(-0.01)
          // What pots give is what they had.
          expect(income.pension + income.isa + income.general).toBeLessThanOrEqual(
            pots + received(one) + 0.01,
          )
          expect(tax).toBeLessThanOrEqual(gross + 0.01)
          expect(missing > 0.01 && net >= need).toBe(false)
        }
      }),
      { numRuns: 150 },
    )
  })

  it('never lasts shorter with more saved, and never with less spent', () => {
    const lastsTo = (one: RetirementPlan, normals: readonly number[]) =>
      yearsOf(one, normals).find(({ missing }) => missing > 0.01)?.age ?? 100
    fc.assert(
      fc.property(
        anyPlan(people).filter(({ pots }) => pots.length > 0),
        anyNormals,
        fc.nat({ max: 3 }),
        fc.integer({ min: 1, max: 500_00 }),
        (one, normals, which, more) => {
          const pots = one.pots.map((pot, at) =>
            at === which % one.pots.length ? { ...pot, monthlyPence: pot.monthlyPence + more } : pot,
          )
          const before = lastsTo(one, normals)
          expect(lastsTo({ ...one, pots }, normals)).toBeGreaterThanOrEqual(before)
          const thrifty = { ...one, spendingPence: Math.max(0, one.spendingPence - more) }
          expect(lastsTo(thrifty, normals)).toBeGreaterThanOrEqual(before)
        },
      ),
      { numRuns: 150 },
    )
  })
})

const received = ({ oneOffs }: RetirementPlan) =>
  oneOffs.reduce((sum, { pence }) => sum + Math.max(0, pence), 0)

describe('The slow version, in the money of each day and by halving', () => {
  /** Only the first of two has pensions to take money from, or only the second. */
  const anyPlanOfOneSaver = fc
    .tuple(anyPlan(2), fc.constantFrom(0 as const, 1 as const))
    .map(([one, saver]) => ({
      ...one,
      pots: one.pots.map((pot) => (pot.kind === 'pension' ? { ...pot, owner: saver } : pot)),
    }))

  it.each([
    ['any plan of one person', anyPlan(1)],
    ['any plan of a couple of whom one has pensions, whoever dies first', anyPlanOfOneSaver],
  ])('comes to the same in every year of %s', (_, plans) => {
    fc.assert(
      fc.property(plans, anyNormals, (one, normals) => {
        const fast = yearsOf(one, normals)
        const slow = slowYears(one, today, normals)
        expect(slow.length).toBe(fast.length)
        for (const [at, year] of slow.entries()) {
          const other = fast[at]!
          const near = (a: number, b: number) => Math.abs(a - b) <= 1 + Math.abs(b) * 1e-6
          const agrees = [
            year.age === other.age,
            near(year.missing, other.missing),
            near(year.tax, other.tax),
            near(year.pots, other.pots),
          ]
          expect([year.age, ...agrees]).toEqual([other.age, true, true, true, true])
        }
      }),
      { numRuns: 60 },
    )
  })
})
