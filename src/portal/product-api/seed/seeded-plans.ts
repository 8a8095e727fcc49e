// Which accounts each sandbox person has, as plans in relative dates. What happens in them is worked out by simulate.ts.
import { addDays, addMonths } from 'portal-engine/base/dates/london-time.ts'
import { workingDayBefore } from 'portal-engine/base/dates/working-days.ts'
import { taxYearOfDate, taxYearStart } from '#domain/tax/tax-year.ts'
import { planMaker, type AccountPlan } from '#product-api/ledger/life/account-plan.ts'
import { seededFrom } from '#product-api/market/random.ts'

export interface ChildPlan {
  name: string
  bornOn: string
}

export interface PersonPlan {
  children: ChildPlan[]
  accounts: AccountPlan[]
}

/** The plan of this person, seen from this date. People without accounts have an empty one. */
export function planFor(personId: string, today: string): PersonPlan {
  const thisYear = taxYearStart(taxYearOfDate(today))
  const monthsAgo = (months: number) => addMonths(today, -months)
  const { account, isa, gia, joint, pension, jisa } = planMaker(today)
  const retirement = { name: 'retirement', targetPence: 650_000_00, years: 17 }
  const home = { name: 'house deposit', targetPence: 90_000_00, years: 5 }

  const plans: Record<string, () => PersonPlan> = {
    client: () => ({
      children: [],
      accounts: [
        isa({
          months: 72,
          opening: 10_000_00,
          monthlyPence: 800_00,
          monthlyUntil: thisYear,
          isSubscribed: false,
          riskLevel: 5,
          lumps: [{ on: addDays(thisYear, -40), pence: 4_000_00 }],
          goal: { name: 'sabbatical', targetPence: 120_000_00, years: 6 },
        }),
        gia({
          months: 70,
          opening: 42_000_00,
          monthlyPence: 250_00,
          withdrawals: [{ on: monthsAgo(19), pence: 6_500_00 }],
          goal: home,
        }),
        pension({ months: 71, opening: 38_000_00, monthlyPence: 400_00, riskLevel: 6, goal: retirement }),
      ],
    }),
    'client-with-children': () => ({
      children: [
        { name: 'Kofi Osei', bornOn: addMonths(today, -(12 * 11 + 4)) },
        { name: 'Abena Osei', bornOn: addMonths(today, -(12 * 7 + 9)) },
      ],
      accounts: [
        isa({ months: 72, opening: 12_000_00, monthlyPence: 650_00, riskLevel: 5, goal: home }),
        jisa('Kofi Osei', {
          months: 66,
          opening: 2_500_00,
          monthlyPence: 150_00,
          riskLevel: 6,
          goal: { name: 'university', targetPence: 40_000_00, years: 7 },
        }),
        jisa('Abena Osei', { months: 50, opening: 1_800_00, monthlyPence: 100_00, riskLevel: 6 }),
        account('ISA', 'Euro ISA', {
          months: 30,
          opening: 7_500_00,
          monthlyPence: 100_00,
          currency: 'EUR',
          riskLevel: 3,
        }),
        account('GIA', 'US Dollar Account', {
          months: 62,
          opening: 48_000_00,
          currency: 'USD',
          riskLevel: 5,
          lumps: [{ on: monthsAgo(16), pence: 9_000_00 }],
        }),
      ],
    }),
    'client-flags-off': () => ({
      children: [],
      accounts: [
        isa({ months: 40, opening: 12_000_00, monthlyPence: 300_00 }),
        gia({ months: 38, opening: 26_000_00 }),
      ],
    }),
    'client-pwa': () => ({
      children: [],
      accounts: [
        isa({ months: 72, opening: 14_000_00, monthlyPence: 500_00, riskLevel: 6, goal: retirement }),
        gia({ months: 55, opening: 61_000_00, withdrawals: [{ on: monthsAgo(8), pence: 11_000_00 }] }),
        pension({ months: 0, opening: 0, riskLevel: 5 }),
      ],
    }),
    delegate: () => ({
      children: [],
      accounts: [
        isa({ months: 48, opening: 9_000_00, monthlyPence: 400_00 }),
        pension({ months: 60, opening: 52_000_00, monthlyPence: 320_00, riskLevel: 5, goal: retirement }),
      ],
    }),
    'multiple-access': () => ({
      children: [],
      accounts: [
        isa({ months: 36, opening: 16_000_00, monthlyPence: 200_00 }),
        gia({ months: 36, opening: 34_000_00, riskLevel: 3 }),
      ],
    }),
    invitee: () => ({
      children: [],
      accounts: [
        isa({ months: 26, opening: 8_000_00, monthlyPence: 150_00, riskLevel: 3 }),
        gia({ months: 22, opening: 14_500_00 }),
      ],
    }),
    inviter: () => ({
      children: [],
      accounts: [
        isa({ months: 64, opening: 10_000_00, monthlyPence: 900_00, riskLevel: 5 }),
        gia({ months: 64, opening: 88_000_00, withdrawals: [{ on: monthsAgo(5), pence: 7_250_00 }] }),
        pension({ months: 50, opening: 71_000_00, monthlyPence: 640_00, riskLevel: 6, goal: retirement }),
      ],
    }),
    'failing-services': () => ({
      children: [],
      accounts: [
        isa({
          months: 45,
          opening: 11_000_00,
          monthlyPence: 250_00,
          isSubscribed: false,
          monthlyUntil: thisYear,
        }),
        account('ISA', 'Second Stocks and Shares ISA', {
          months: 20,
          opening: 5_000_00,
          riskLevel: 3,
          isSubscribed: false,
        }),
        gia({ months: 45, opening: 23_000_00 }),
      ],
    }),
    'long-standing': () => ({
      children: [],
      accounts: [
        gia({
          months: 126,
          opening: 30_000_00,
          monthlyPence: 300_00,
          dailyPence: 80_00,
          riskLevel: 5,
          withdrawals: [{ on: monthsAgo(61), pence: 20_000_00 }],
          goal: retirement,
        }),
        isa({
          months: 0,
          opening: 0,
          openedOn: workingDayBefore(today),
          lumps: [{ on: workingDayBefore(today), pence: 8_000_00 }],
        }),
      ],
    }),
    'rose-marsh': () => ({
      children: [],
      accounts: [
        isa({ months: 50, opening: 9_000_00, monthlyPence: 150_00 }),
        gia({ months: 48, opening: 31_000_00, riskLevel: 3 }),
        joint('tom-marsh', {
          months: 44,
          opening: 60_000_00,
          monthlyPence: 250_00,
          withdrawals: [{ on: monthsAgo(5), pence: 9_000_00 }],
          goal: home,
        }),
      ],
    }),
    registered: () => ({ children: [], accounts: [] }),
    'kofi-osei': () => ({ children: [], accounts: [] }),
    'abena-osei': () => ({ children: [], accounts: [] }),
    'registered-pwa': () => ({ children: [], accounts: [] }),
    'delegate-pwa': () => ({ children: [], accounts: [] }),
    'shared-viewer': () => ({ children: [], accounts: [] }),
    'shared-viewer-pwa': () => ({ children: [], accounts: [] }),
    visitor: () => ({ children: [], accounts: [] }),
  }
  // A child that the firm has come to know has only what their junior ISA became.
  if (personId.startsWith('child-')) return { children: [], accounts: [] }
  return plans[personId]?.() ?? { children: [], accounts: [...relative(personId), ...pensionsOf(personId)] }

  /** Peter Lin (Grace Lin acts for him) is old enough to take money out of his. */
  function pensionsOf(id: string): AccountPlan[] {
    return id === 'peter-lin' ? [pension({ months: 30, opening: 36_000_00, monthlyPence: 200_00 })] : []
  }

  /** The people acted for or viewed: an ISA and a general account, of sizes that depend on the person. */
  function relative(id: string): AccountPlan[] {
    const next = seededFrom(id)
    const thousands = (from: number, to: number) => Math.round(from + next() * (to - from)) * 1_000_00
    const months = 44 + Math.floor(next() * 26)
    return [
      isa({
        months,
        opening: thousands(6, 14),
        monthlyPence: 100_00 + Math.floor(next() * 8) * 50_00,
        riskLevel: 3 + Math.floor(next() * 3),
        goal: home,
      }),
      gia({
        months: months - 6,
        opening: thousands(25, 140),
        riskLevel: 2 + Math.floor(next() * 4),
        withdrawals: [{ on: monthsAgo(9), pence: thousands(2, 6) }],
      }),
    ]
  }
}
