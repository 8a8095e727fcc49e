// Plans for tests: one to begin from, and any that fast-check can think of.
import fc from 'fast-check'
import type { Person, Pot, RetirementPlan } from '#domain/retirement/plan.ts'
import { birthday } from '#domain/retirement/timeline.ts'

export const today = '2026-11-22'

export const person: Person = {
  bornOn: '1966-11-22',
  nation: 'england-wales-northern-ireland',
  retireAge: 60,
  takeHomePence: 0,
  statePensionPence: 12_547_60,
  statePensionDeferredYears: 0,
  definedBenefits: [],
  lumpSumsTakenPence: 0,
}

export const plan: RetirementPlan = {
  people: [person],
  pots: [],
  oneOffs: [],
  spendingPence: 20_000_00,
  order: ['allowance', 'general', 'isa', 'pension'],
  fee: 0.006,
}

const bornOn = fc
  .tuple(
    fc.integer({ min: 1940, max: 2000 }),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 1, max: 28 }),
  )
  .map(([year, month, day]) => `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`)

const anyPerson: fc.Arbitrary<Person> = fc.record({
  bornOn,
  nation: fc.constantFrom('england-wales-northern-ireland' as const, 'scotland' as const),
  retireAge: fc.integer({ min: 50, max: 75 }),
  takeHomePence: fc.constant(0),
  statePensionPence: fc.integer({ min: 0, max: 12_547_60 }),
  statePensionDeferredYears: fc.nat({ max: 6 }),
  definedBenefits: fc.array(
    fc.record({
      yearlyPence: fc.integer({ min: 0, max: 40_000_00 }),
      fromAge: fc.integer({ min: 50, max: 70 }),
      isIndexed: fc.boolean(),
      survivorShare: fc.constantFrom(0, 0.5, 2 / 3, 1),
    }),
    { maxLength: 2 },
  ),
  lumpSumsTakenPence: fc.integer({ min: 0, max: 300_000_00 }),
})

const anyPot = (owners: 1 | 2): fc.Arbitrary<Omit<Pot, 'opensOn'> & { opensAt: number }> =>
  fc.record({
    owner: owners === 1 ? fc.constant(0 as const) : fc.constantFrom(0 as const, 1 as const),
    kind: fc.constantFrom('pension' as const, 'isa' as const, 'general' as const),
    valuePence: fc.integer({ min: 0, max: 900_000_00 }),
    monthlyPence: fc.integer({ min: 0, max: 2_000_00 }),
    riskLevel: fc.integer({ min: 1, max: 7 }),
    isInDrawdown: fc.boolean(),
    opensAt: fc.integer({ min: 55, max: 67 }),
  })

/** Any plan of one or two people. */
export const anyPlan = (owners: 1 | 2): fc.Arbitrary<RetirementPlan> =>
  fc
    .record({
      first: anyPerson,
      second: anyPerson,
      secondTakeHomePence: fc.integer({ min: 0, max: 40_000_00 }),
      death: fc.option(
        fc.record({ place: fc.constantFrom(0, 1), diesAge: fc.integer({ min: 76, max: 99 }) }),
      ),
      pots: fc.array(anyPot(owners), { maxLength: 4 }),
      oneOffs: fc.array(
        fc.record({
          age: fc.integer({ min: 30, max: 99 }),
          pence: fc.integer({ min: -80_000_00, max: 80_000_00 }),
        }),
        { maxLength: 2 },
      ),
      spendingPence: fc.integer({ min: 0, max: 90_000_00 }),
      order: fc.shuffledSubarray(['allowance', 'general', 'isa', 'pension'] as const, { minLength: 4 }),
      fee: fc.double({ min: 0, max: 0.02, noNaN: true }),
    })
    .map(({ first, second, secondTakeHomePence, death, pots, ...rest }) => {
      const dying = (one: Person, place: number): Person =>
        death?.place === place ? { ...one, diesAge: death.diesAge } : one
      const partner = { ...second, takeHomePence: secondTakeHomePence }
      const people = owners === 1 ? ([first] as const) : ([dying(first, 0), dying(partner, 1)] as const)
      return {
        ...rest,
        people,
        pots: pots.map(({ opensAt, ...pot }) => ({
          ...pot,
          ...(pot.kind === 'pension' && { opensOn: birthday(people[pot.owner]!.bornOn, opensAt) }),
        })),
      }
    })

export const anyNormals = fc.array(fc.double({ min: -3, max: 3, noNaN: true }), {
  minLength: 90,
  maxLength: 90,
})
