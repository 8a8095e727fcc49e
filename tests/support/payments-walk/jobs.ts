// What people do in the walk: each job as a request, from numbers that fast-check draws.
import fc from 'fast-check'
import type { Owner } from './owner.ts'
import type { Request } from './tab.ts'

/** Three numbers that decide the details of a job. */
export type Draw = readonly [number, number, number]

const statements = ['invested', 'tax', 'allowance', 'benefits']

/** From `list` by a number; undefined where it is empty. */
export const pick = <T>(list: readonly T[], n: number): T | undefined => list[n % list.length]

/** £1 to £30,000 in pence, sometimes more than anybody has. */
const amountOf = (n: number) => (n % 50 === 0 ? 10 ** 11 : 1_00 + (n % 3_000_000))

type Job = (owner: Owner, draw: Draw) => Request | undefined

const jobs = {
  'bank transfer': ({ accounts, day }, [a, b, c]) => ({
    method: 'POST',
    path: '/api/payments/bank-transfers',
    body: { accountId: pick(accounts, a)?.id, amountPence: amountOf(b), arrivesOn: day(c % 60) },
  }),
  'somebody else’s account': ({ strangers }, [a, b, c]) => ({
    method: 'POST',
    path: c % 2 === 0 ? '/api/withdrawals' : '/api/payments/bank-transfers',
    body: {
      ...{ accountId: pick(strangers, a), amountPence: amountOf(b), isPressed: false, bankAccountId: 'BA-1' },
      arrivesOn: '2027-06-01',
    },
  }),
  withdrawal: ({ accounts, bank }, [a, b, c]) => ({
    method: 'POST',
    path: '/api/withdrawals',
    body: {
      ...{ accountId: pick(accounts, a)?.id, bankAccountId: bank, isPressed: false },
      amountPence: c % 12 === 0 ? null : amountOf(b),
    },
  }),
  cancel: ({ known, strangersPayments }, [a, b]) => {
    const id = b % 5 === 0 ? pick(strangersPayments, a) : pick(known, a)
    return id === undefined ? undefined : { method: 'POST', path: `/api/payments/${id}/cancel` }
  },
  'Direct Debit': ({ accounts, bank }, [a, b, c]) => ({
    method: 'POST',
    path: '/api/payments/mandates',
    body: {
      ...{ accountId: pick(accounts, a)?.id, bankAccountId: bank, day: 1 + (c % 28) },
      amountPence: 25_00 + (b % 200_000),
    },
  }),
  'change of a Direct Debit': ({ mandates }, [a, b, c]) => {
    const id = pick(mandates, a)
    const path = `/api/payments/mandates/${id}`
    const action = pick(['change', 'pause', 'resume', 'cancel'] as const, c)
    if (id === undefined) return undefined
    return action === 'change'
      ? { method: 'PUT', path, body: { amountPence: 25_00 + (b % 200_000), day: 1 + (b % 28) } }
      : { method: 'POST', path: `${path}/${action}` }
  },
  'regular payment': ({ accounts, bank }, [a, b, c]) => ({
    method: 'POST',
    path: '/api/payments/regular',
    body: {
      ...{ accountId: pick(accounts, a)?.id, bankAccountId: bank, day: 1 + (c % 28), isPressed: false },
      ...{ amountPence: 25_00 + (b % 300_000), accepted: statements },
    },
  }),
  'change of a regular payment': ({ regular }, [a, b, c]) => {
    const id = pick(regular, a)
    const path = `/api/payments/regular/${id}`
    const action = pick(['change', 'pause', 'resume', 'cancel'] as const, c)
    if (id === undefined) return undefined
    const body = { amountPence: 25_00 + (b % 300_000), day: 1 + (b % 28), isPressed: false }
    return action === 'change' ? { method: 'PUT', path, body } : { method: 'POST', path: `${path}/${action}` }
  },
  'ISA transfer': ({ isa }, [, b, c]) => ({
    method: 'POST',
    path: '/api/payments/isa-transfers',
    body: {
      ...{ accountId: isa, provider: 'Harbour Bank', planNumber: 'HB-1', source: 'cash-isa', extent: 'part' },
      ...{
        means: 'cash',
        amountPence: 25_00 + (b % 1_000_000),
        thisYearPence: c % (25_00 + (b % 1_000_000)),
      },
    },
  }),
  'use of an allowance': ({ isa, general }, [, b, c]) => ({
    method: 'PUT',
    path: `/api/portfolios/taxservices/walk-${b}-${c}`,
    body: {
      ...{ kind: c % 2 === 0 ? 'BedAndIsa' : 'AutomaticUse', fromAccountId: general, toAccountId: isa },
      // Often all of it.
      amountPence: c % 3 === 0 ? 20_000_00 : 100_00 + (b % 2_000_000),
    },
  }),
  'allowance after all unused': ({ services }, [a]) => {
    const id = pick(services, a)
    return id === undefined ? undefined : { method: 'DELETE', path: `/api/portfolios/taxservices/${id}` }
  },
  'pension contribution': ({ pension, day }, [a, b, c]) =>
    pension === undefined
      ? undefined
      : {
          method: 'POST',
          path: '/api/payments/pension-contributions',
          body: {
            ...{ accountId: pension, payer: a % 2 === 0 ? 'personal' : 'employer', amountPence: amountOf(b) },
            ...{ arrivesOn: day(c % 60), earningsPence: 60_000_00 },
          },
        },
  drawdown: ({ pension, bank }, [, b, c]) =>
    pension === undefined
      ? undefined
      : {
          method: 'POST',
          path: '/api/drawdown',
          body: {
            ...{ accountId: pension, bankAccountId: bank, guidance: 'had', pathway: 'own', isPressed: false },
            ...{ taxFreePence: b % 500_000, incomePence: c % 700_000, accepted: statements },
          },
        },
  'whole pension': ({ pension, bank }, [a, b]) =>
    pension === undefined || b % 8 !== 0
      ? undefined
      : {
          method: 'POST',
          path: '/api/drawdown/whole',
          body: {
            ...{ accountId: pension, bankAccountId: bank, guidance: 'had', isPressed: false },
            ...{ isSmallPot: a % 2 === 0, accepted: statements },
          },
        },
} satisfies Record<string, Job>

export type JobName = keyof typeof jobs
export const jobNames = Object.keys(jobs) as JobName[]

export const requestFor = (job: JobName, owner: Owner, draw: Draw): Request | undefined =>
  (jobs[job] as Job)(owner, draw)

export const draws = fc.tuple(fc.nat(), fc.nat(), fc.nat())
