// Bank accounts in the sandbox: masked, changed by their owner alone with a fresh sign-in, and every change told.
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { BankAccount } from '#api/payments/bank-accounts.ts'
import { Database } from '#sandbox/data/database.ts'
import { openSandbox, people, saturday } from '../support/sandbox.ts'

const { amelia, ben, grace, liam } = people
const forRose = { ...grace, clientId: 'C-30003' }
const path = '/api/bank-accounts'
const another = {
  ...{ name: 'Amelia Hart', kind: 'personal', sortCode: '107999', accountNumber: '88837491' },
  isAccepted: false,
}

type Sandbox = ReturnType<typeof openSandbox>
const accountsOf = (sandbox: Sandbox, caller: Parameters<Sandbox['get']>[0]) =>
  (sandbox.get(caller, path).body as { accounts: BankAccount[] }).accounts
const hoursAfter = (hours: number) => new Date(saturday.getTime() + hours * 3_600_000)

describe('The bank accounts of a client', () => {
  it('say two digits of the sort code and four of the number, and no more', () => {
    const sandbox = openSandbox()
    expect(accountsOf(sandbox, amelia)).toMatchObject([
      { name: 'Amelia Hart', sortCodeEnding: '99', accountNumberEnding: '4958', isDefault: true },
    ])
    expect(JSON.stringify(sandbox.get(amelia, path))).not.toContain('66374958')
  })

  it('are one more once added; it can be paid four hours later, by a delegate a day later', () => {
    const sandbox = openSandbox()
    expect(sandbox.send(amelia, 'POST', path, another).status).toBe(200)
    const added = () =>
      accountsOf(sandbox, amelia).find(
        ({ sortCodeEnding, isDefault }) => sortCodeEnding === '99' && !isDefault,
      )
    expect(added()).toMatchObject({ readyAt: '2026-11-21T16:00:00.000Z', isReady: false })
    sandbox.api.setClock(hoursAfter(4))
    expect(added()).toMatchObject({ isReady: true })
  })

  it('are read with what they are used for in as many statements as one alone', () => {
    const sandbox = openSandbox()
    accountsOf(sandbox, amelia)
    const all = vi.spyOn(Database.prototype, 'all')
    onTestFinished(() => all.mockRestore())
    const statements = () => {
      all.mockClear()
      const { length } = accountsOf(sandbox, amelia)
      return { length, statements: all.mock.calls.map(([sql]) => sql) }
    }
    const one = statements()
    expect(sandbox.send(amelia, 'POST', path, another).status).toBe(200)
    const two = statements()
    expect([one.length, two.length]).toEqual([1, 2])
    expect(two.statements).toEqual(one.statements)
  })

  it('stay while a Direct Debit is collected from them, or an application will be', () => {
    const sandbox = openSandbox()
    const remove = (id: string) => sandbox.send(amelia, 'DELETE', `${path}/${id}`)
    const inUse = { status: 409, body: { reason: 'in-use' } }
    const [first] = accountsOf(sandbox, amelia)
    const { mandates } = sandbox.get(amelia, '/api/payments/mandates').body as {
      mandates: { id: string; reference: string; status: string }[]
    }
    const collected = mandates.filter(({ status }) => status !== 'cancelled')
    expect(collected.length).toBeGreaterThan(0)
    expect(first!.usedBy.map(({ what }) => what).toSorted()).toEqual([
      '£250.00 a month into General Investment Account',
      '£400.00 a month into Personal Pension',
    ])
    expect(remove(first!.id)).toMatchObject(inUse)
    for (const { id } of collected) sandbox.send(amelia, 'POST', `/api/payments/mandates/${id}/pause`)
    expect(remove(first!.id)).toMatchObject(inUse)
    for (const { id } of collected) sandbox.send(amelia, 'POST', `/api/payments/mandates/${id}/cancel`)
    // What is with the bank already is still collected.
    sandbox.api.setClock(new Date('2026-12-15T12:00:00Z'))
    const added = sandbox.send({ ...amelia, signedInMinutesAgo: -40_000 }, 'POST', path, another)
    const { id } = added.body as BankAccount
    const fresh = { ...amelia, signedInMinutesAgo: -40_000 }
    expect(sandbox.send(fresh, 'DELETE', `${path}/${first!.id}`).status).toBe(204)
    const savedAt = '2026-12-15T11:00:00.000Z'
    const item = {
      ...{ id: 'item-1', wrapper: 'GIA', name: 'New kitchen', goal: '', riskLevel: 4, years: 8 },
      ...{ initialPence: 2_500_00, monthlyPence: 200_00 },
    }
    sandbox.send(fresh, 'PUT', '/api/accountopeningbackup', {
      json: JSON.stringify({ savedAt, items: [item] }),
    })
    const applied = sandbox.send(fresh, 'POST', '/api/accountopening/applications', {
      ...{ basketSavedAt: savedAt, documents: ['terms', 'costs', 'gia-key-features'] },
      ...{ declarations: ['details', 'true', 'risk', 'no-advice'], bank: { id } },
    })
    expect(applied.status).toBe(200)
    expect(sandbox.send(fresh, 'DELETE', `${path}/${id}`)).toMatchObject(inUse)
    expect(accountsOf(sandbox, amelia)[0]!.usedBy).toEqual([
      { reference: 'AP-30101', what: 'Opening an account' },
    ])
  })

  it('say what goes to them in the currency that it leaves', () => {
    const sandbox = openSandbox()
    const { accounts } = sandbox.get(ben, '/api/portfolios').body as {
      accounts: { id: string; baseCurrency: string }[]
    }
    const [bank] = accountsOf(sandbox, ben)
    const asked = sandbox.send(ben, 'POST', '/api/withdrawals', {
      accountId: accounts.find(({ baseCurrency }) => baseCurrency === 'USD')!.id,
      ...{ amountPence: 500_00, bankAccountId: bank!.id, isPressed: false },
    })
    expect(asked.status).toBe(200)
    expect(accountsOf(sandbox, ben)[0]!.usedBy).toContainEqual({
      reference: (asked.body as { reference: string }).reference,
      what: 'Withdrawal of US$500.00',
    })
  })

  it('are told of in the inbox, by email and by text at each change', () => {
    const sandbox = openSandbox()
    const added = sandbox.send(amelia, 'POST', path, another).body as BankAccount
    sandbox.send(amelia, 'PUT', `${path}/${added.id}/default`, {})
    expect(sandbox.send(amelia, 'DELETE', `${path}/${added.id}`).status).toBe(204)
    expect(
      sandbox.api.outbox().map(({ channel, recipient, subject }) => [channel, recipient, subject]),
    ).toEqual(
      [
        'A bank account was removed',
        'Your default bank account has changed',
        'A bank account was added',
      ].flatMap((subject) => [
        ['text', '+447700900102', subject],
        ['email', 'amelia.hart@example.com', subject],
      ]),
    )
    expect(JSON.stringify(sandbox.api.outbox())).not.toContain('88837491')
    expect(JSON.stringify(sandbox.get(amelia, '/api/messages').body)).toContain('A bank account was removed')
  })

  it('give the task "bank details missing" its end', () => {
    const sandbox = openSandbox()
    const tasks = () => JSON.stringify(sandbox.get(liam, '/api/portfolios/tasks').body)
    expect(accountsOf(sandbox, liam)).toEqual([])
    expect(tasks()).toContain('bank-details-missing')
    const first = sandbox.send(liam, 'POST', path, { ...another, name: 'Liam Ford' })
    expect(first.body).toMatchObject({ isDefault: true })
    expect(tasks()).not.toContain('bank-details-missing')
  })
})

describe('A change of bank accounts', () => {
  it('needs credentials of the last five minutes', () => {
    const sandbox = openSandbox()
    const late = { ...amelia, signedInMinutesAgo: 6 }
    const refusal = { status: 403, body: { reason: 'recent-authentication-required' } }
    const [{ id }] = accountsOf(sandbox, amelia) as [BankAccount]
    expect(sandbox.send(late, 'POST', path, another)).toMatchObject(refusal)
    expect(sandbox.send(late, 'PUT', `${path}/${id}/default`, {})).toMatchObject(refusal)
    expect(sandbox.send(late, 'DELETE', `${path}/${id}`)).toMatchObject(refusal)
  })

  it('is not for somebody acting for the owner, who may read them', () => {
    const sandbox = openSandbox()
    const [{ id }] = accountsOf(sandbox, forRose) as [BankAccount]
    const refusal = { status: 403, body: { reason: 'owner-only' } }
    expect(sandbox.send(forRose, 'POST', path, another)).toMatchObject(refusal)
    expect(sandbox.send(forRose, 'POST', `${path}/payee-checks`, another)).toMatchObject(refusal)
    expect(sandbox.send(forRose, 'PUT', `${path}/${id}/default`, {})).toMatchObject(refusal)
    expect(sandbox.send(forRose, 'DELETE', `${path}/${id}`)).toMatchObject(refusal)
    expect(sandbox.get(forRose, '/api/forms/bank-account')).toMatchObject(refusal)
  })

  it.each([
    [{ accountNumber: '88837493' }, 422, 'modulus-failed'],
    [{ sortCode: '089999', accountNumber: '66374958' }, 409, 'already-here'],
    [{ name: 'Somebody Else' }, 409, 'payee-not-confirmed'],
    [{ sortCode: '10799' }, 400, undefined],
    [{ accountNumber: '١٢٣٤٥٦٧٨' }, 400, undefined],
    [{ name: ' ' }, 400, undefined],
    [{ kind: 'joint' }, 400, undefined],
  ])('is refused with %j', (change, status, reason) => {
    const answer = openSandbox().send(amelia, 'POST', path, { ...another, ...change })
    expect(answer).toMatchObject({ status, ...(reason && { body: { reason } }) })
  })
})

describe('A check of the name', () => {
  const ask = (change: Record<string, string>) =>
    openSandbox().send(amelia, 'POST', `${path}/payee-checks`, { ...another, ...change }).body

  it.each([
    ['the same', { name: 'Ms Amelia  HART' }, { result: 'match', name: null }],
    ['close', { name: 'A Hart' }, { result: 'close-match', name: 'Amelia Hart' }],
    ['a slip', { name: 'Amelia Heart' }, { result: 'close-match', name: 'Amelia Hart' }],
    [
      'of a business',
      { sortCode: '200415', accountNumber: '38290008' },
      { result: 'wrong-kind', name: null },
    ],
    ['another', { name: 'Boris Katz' }, { result: 'no-match', name: null }],
    [
      'at a bank that is silent',
      { sortCode: '074456', accountNumber: '12345112' },
      { result: 'unavailable', name: null },
    ],
  ])('is answered for one that is %s', (_, change, answer) => {
    expect(ask(change)).toEqual(answer)
  })

  it('is answered ten times in a day', () => {
    const sandbox = openSandbox()
    const check = (n: number) =>
      sandbox.send(amelia, 'POST', `${path}/payee-checks`, { ...another, name: `Name ${n}` }).status
    expect(Array.from({ length: 11 }, (_, n) => check(n))).toEqual([
      ...Array.from({ length: 10 }, () => 200),
      422,
    ])
    sandbox.api.setClock(hoursAfter(25))
    expect(check(11)).toBe(200)
  })
})

describe('Sort code and account number', () => {
  it.each(
    '089999 66374958, 107999 88837491, 202959 63748472, 134020 63849203, 938611 07806039, 309070 12345668'.split(
      ', ',
    ),
  )('of the published example %s fit', (example) => {
    const [sortCode = '', accountNumber = ''] = example.split(' ')
    const answer = openSandbox().send(amelia, 'POST', `${path}/payee-checks`, {
      ...another,
      sortCode,
      accountNumber,
    })
    expect(answer.status).toBe(200)
  })

  it.each('938063 15764273, 118765 64371388, 203099 66831036, 089999 66374959'.split(', '))(
    'of the published example %s do not',
    (example) => {
      const [sortCode = '', accountNumber = ''] = example.split(' ')
      const answer = openSandbox().send(amelia, 'POST', `${path}/payee-checks`, {
        ...another,
        sortCode,
        accountNumber,
      })
      expect(answer).toMatchObject({ status: 422, body: { reason: 'modulus-failed' } })
    },
  )
})

describe('Whose a bank account is', () => {
  const guess = (n: number) => ({ ...another, name: `Guess ${'abcdefghijklmnop'[n]}`, isAccepted: false })

  it('is answered ten times a day, whichever call answers: an addition that is not confirmed counts', () => {
    const sandbox = openSandbox()
    const add = (n: number) => sandbox.send(amelia, 'POST', path, guess(n))
    for (let n = 0; n < 10; n += 1)
      expect(add(n)).toMatchObject({ status: 409, body: { reason: 'payee-not-confirmed' } })
    expect(add(10)).toMatchObject({ status: 422, body: { reason: 'too-many-checks' } })
    const { isAccepted: _, ...question } = guess(11)
    expect(sandbox.send(amelia, 'POST', `${path}/payee-checks`, question)).toMatchObject({
      status: 422,
      body: { reason: 'too-many-checks' },
    })
    sandbox.api.setClock(hoursAfter(24.1))
    expect(add(12)).toMatchObject({ status: 409, body: { reason: 'payee-not-confirmed' } })
  })

  it('is one question when it is checked and then added: nobody is stopped after five accounts', () => {
    const sandbox = openSandbox()
    const { isAccepted: _, ...question } = another
    for (let time = 0; time < 12; time += 1)
      expect(sandbox.send(amelia, 'POST', `${path}/payee-checks`, question)).toMatchObject({
        status: 200,
        body: { result: 'match' },
      })
    expect(sandbox.send(amelia, 'POST', path, another).status).toBe(200)
  })
})
