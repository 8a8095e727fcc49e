// The one gate of amounts, over every call of the API that has one: found in its contract, so that a new one is found too.
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import type { ApiCall } from '#http/contract.ts'
import { applicationSchema } from '#api/opening/applications.ts'
import { problemOfMoney } from '#domain/payments/amounts.ts'
import { apiCalls } from '#portal/api-document/calls.ts'
import { openSandbox, people, type Caller } from '../support/sandbox.ts'

interface Moving {
  caller: Caller
  /** For calls about something that is there: sets it up, and gives its address. */
  path?: (sandbox: Sandbox) => string
  body: (bank: string) => Record<string, unknown>
  amounts: string[]
  /** More is refused, and so is less. */
  from: number
  to: number
}
type Sandbox = ReturnType<typeof openSandbox>

const { amelia, ben, chloe, grace } = people
const bankOf = (sandbox: Sandbox, caller: Caller) =>
  (sandbox.get(caller, '/api/bank-accounts').body as { accounts: { id: string }[] }).accounts[0]!.id
const regular = { accountId: 'A-U-20002-2', amountPence: 500_00, day: 10, isPressed: false, accepted: [] }
const transfer = { accountId: 'A-U-20002-1', provider: 'Harbour Bank', planNumber: 'HB-1' }

/** Each call that moves or promises money, with what is asked of it where all is right. */
const moving: Record<string, Moving> = {
  'POST /api/payments/bank-transfers': {
    caller: amelia,
    body: () => ({ accountId: 'A-U-20002-2', amountPence: 100_00, arrivesOn: '2026-12-01' }),
    ...{ amounts: ['amountPence'], from: 25_00, to: 1_000_000_00 },
  },
  'POST /api/payments/isa-transfers': {
    caller: amelia,
    body: () => ({
      ...{ ...transfer, source: 'cash-isa', extent: 'part', means: 'cash' },
      ...{ amountPence: 100_00, thisYearPence: 0 },
    }),
    ...{ amounts: ['amountPence'], from: 25_00, to: 1_000_000_00 },
  },
  'POST /api/payments/pension-transfers': {
    caller: amelia,
    body: () => ({
      ...{ ...transfer, accountId: 'A-U-20002-3', amountPence: 100_00 },
      ...{ safeguarded: 'no', hasProtectedAge: false },
    }),
    ...{ amounts: ['amountPence'], from: 25_00, to: 1_000_000_00 },
  },
  'POST /api/payments/pension-contributions': {
    caller: amelia,
    body: () => ({
      ...{ accountId: 'A-U-20002-3', payer: 'employer', amountPence: 100_00 },
      ...{ arrivesOn: '2026-12-01', earningsPence: 0 },
    }),
    ...{ amounts: ['amountPence'], from: 25_00, to: 1_000_000_00 },
  },
  'POST /api/payments/mandates': {
    caller: people.kira,
    body: (bankAccountId) => ({ accountId: 'A-U-20012-2', bankAccountId, amountPence: 100_00, day: 5 }),
    ...{ amounts: ['amountPence'], from: 25_00, to: 1_000_000_00 },
  },
  'PUT /api/payments/mandates/:id': {
    caller: amelia,
    path: (sandbox) => {
      const { mandates } = sandbox.get(amelia, '/api/payments/mandates').body as {
        mandates: { id: string; accountId: string }[]
      }
      return `/api/payments/mandates/${mandates.find(({ accountId }) => accountId === 'A-U-20002-2')!.id}`
    },
    body: () => ({ amountPence: 100_00, day: 5 }),
    ...{ amounts: ['amountPence'], from: 25_00, to: 1_000_000_00 },
  },
  'POST /api/withdrawals': {
    caller: amelia,
    body: (bankAccountId) => ({
      ...{ accountId: 'A-U-20002-2', amountPence: 100_00, bankAccountId, isPressed: false },
    }),
    ...{ amounts: ['amountPence'], from: 25_00, to: 10_000_000_00 },
  },
  'POST /api/payments/regular': {
    caller: amelia,
    body: (bankAccountId) => ({ ...regular, bankAccountId }),
    ...{ amounts: ['amountPence'], from: 25_00, to: 10_000_000_00 },
  },
  'PUT /api/payments/regular/:id': {
    caller: amelia,
    path: (sandbox) => {
      const body = { ...regular, bankAccountId: bankOf(sandbox, amelia) }
      const { id } = sandbox.send(amelia, 'POST', '/api/payments/regular', body).body as { id: string }
      return `/api/payments/regular/${id}`
    },
    body: () => ({ amountPence: 500_00, day: 10, isPressed: false }),
    ...{ amounts: ['amountPence'], from: 25_00, to: 10_000_000_00 },
  },
  'POST /api/drawdown': {
    caller: grace,
    body: (bankAccountId) => ({
      ...{ accountId: 'A-U-20008-2', taxFreePence: 100_00, incomePence: 0, bankAccountId },
      ...{ guidance: 'declined', pathway: 'income', isPressed: false },
      accepted: ['invested', 'tax', 'allowance', 'benefits'],
    }),
    ...{ amounts: ['taxFreePence'], from: 25_00, to: 10_000_000_00 },
  },
  'PUT /api/portfolios/taxservices/:requestId': {
    caller: chloe,
    path: () => '/api/portfolios/taxservices/r-1',
    body: () => ({
      ...{ kind: 'BedAndIsa', fromAccountId: 'A-U-20004-2', toAccountId: 'A-U-20004-1', amountPence: 200_00 },
    }),
    ...{ amounts: ['amountPence'], from: 100_00, to: 1_000_000_00 },
  },
}

/** Amounts that a person tells us, which move nothing. */
const told = new Set([
  'POST /api/payments/pension-contributions earningsPence',
  'POST /api/payments/isa-transfers thisYearPence',
  'PUT /api/portfolios/paidelsewhere pence',
  // Moves with taxFreePence, as one amount.
  'POST /api/drawdown incomePence',
])

const nameOf = ({ method, path }: ApiCall) => `${method} ${path}`

/** Names of amounts in what a call takes: whatever its schema calls "pence". */
function amountsOf({ body }: ApiCall): string[] {
  if (!body) return []
  const text = JSON.stringify(z.toJSONSchema(body, { unrepresentable: 'any', io: 'input' }))
  return [...new Set([...text.matchAll(/"(\w*pence)":\{/gi)].map(([, name]) => name!))]
}

describe('Every call that takes an amount', () => {
  const found = apiCalls
    .filter(({ method }) => method !== 'GET')
    .flatMap((call) => amountsOf(call).map((name) => ({ call: nameOf(call), name })))

  it('passes the gate of amounts, or is one in which a person only tells us something', () => {
    const unknown = found
      .filter(({ call, name }) => !moving[call]?.amounts.includes(name))
      .map(({ call, name }) => `${call} ${name}`)
      .filter((each) => !told.has(each))
    expect(unknown).toEqual([])
    expect(Object.keys(moving).filter((name) => !found.some(({ call }) => call === name))).toEqual([])
  })

  describe.each(Object.entries(moving))('%s', (name, { caller, path, body, amounts, from, to }) => {
    const [method = '', address = ''] = name.split(' ')
    const ask = (change: object) => {
      const sandbox = openSandbox()
      const at = path?.(sandbox) ?? address
      return sandbox.send(caller, method, at, { ...body(bankOf(sandbox, caller)), ...change })
    }

    it('is carried out where all is right', () => {
      expect(ask({}).status).toBe(200)
    })

    const answersTo = (pence: unknown) => amounts.map((field) => ask({ [field]: pence }))

    it.each([
      { pence: -1, what: 'below nothing' },
      { pence: 0, what: 'nothing' },
      { pence: from - 1, what: 'a penny less than the least' },
      { pence: to + 1, what: 'a penny more than the most' },
      { pence: 1_000_000_000_000, what: 'ten thousand million pounds' },
      { pence: 2 ** 53, what: 'more than can be counted' },
    ])('refuses $pence pence: $what', ({ pence }) => {
      for (const answer of answersTo(pence))
        expect(answer).toMatchObject({ status: 422, body: { reason: 'amount-out-of-range' } })
    })

    it.each([100_00.5, Number.NaN, '10000', [10_000]])('refuses %o: no whole pence', (pence) => {
      for (const { status } of answersTo(pence)) expect(status).toBe(400)
    })
  })

  it('takes pounds alone where no other currency can be moved', () => {
    const sandbox = openSandbox()
    const inEuros = { accountId: 'A-U-20003-4', bankAccountId: bankOf(sandbox, ben), amountPence: 100_00 }
    for (const [address, more] of [
      ['/api/payments/mandates', { day: 5 }],
      [
        '/api/payments/isa-transfers',
        {
          ...{ provider: 'Harbour Bank', planNumber: 'HB-1', source: 'cash-isa', extent: 'part' },
          ...{ means: 'cash', thisYearPence: 0 },
        },
      ],
    ] as const)
      expect(sandbox.send(ben, 'POST', address, { ...inEuros, ...more }).status).toBe(422)
    expect(problemOfMoney('pounds-in', 100_00, 'EUR')).toBe('wrong-currency')
    expect(problemOfMoney('payment-in', 100_00, 'EUR')).toBeUndefined()
  })
})

describe('Opening an account', () => {
  const apply = (initialPence: number, monthlyPence: number) => {
    const sandbox = openSandbox()
    const savedAt = '2026-11-21T11:00:00.000Z'
    const item = {
      ...{ id: 'item-1', wrapper: 'GIA', name: 'New kitchen', goal: '', riskLevel: 4, years: 8 },
      ...{ initialPence, monthlyPence },
    }
    const json = JSON.stringify({ savedAt, items: [item] })
    sandbox.send(amelia, 'PUT', '/api/accountopeningbackup', { json })
    return sandbox.send(amelia, 'POST', '/api/accountopening/applications', {
      ...{ basketSavedAt: savedAt, documents: ['terms', 'costs', 'gia-key-features'] },
      declarations: ['details', 'true', 'risk', 'no-advice'],
      bank: { id: bankOf(sandbox, amelia) },
    })
  }

  it.each([
    [1_000_000_000_000, 0, 'too-large'],
    [1_000_000_01, 0, 'too-large'],
    [0, 1_000_000_01, 'too-large'],
    [24_99, 0, 'too-small'],
    [100_00, 24_99, 'too-small'],
  ])('refuses %i pence at first and %i a month: %s', (initialPence, monthlyPence, reason) => {
    expect(apply(initialPence, monthlyPence)).toMatchObject({ status: 422, body: { reason } })
  })

  it('takes up to a million pounds', () => {
    expect(applicationSchema.parse(apply(1_000_000_00, 25_00).body).accounts).toMatchObject([
      { initialPence: 1_000_000_00, monthlyPence: 25_00 },
    ])
  })
})
