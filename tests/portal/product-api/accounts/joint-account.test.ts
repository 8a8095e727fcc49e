// An account of two owners, seen by both: Rose and Tom Marsh.
import { beforeAll, describe, expect, it } from 'vitest'
import { listAccounts, type Account } from '#api/accounts/accounts.ts'
import { listTransactions } from '#api/accounts/transactions.ts'
import { listDocuments } from '#api/inbox/documents.ts'
import { listThreads } from '#api/inbox/messages.ts'
import { listBankAccounts } from '#api/payments/bank-accounts.ts'
import { listMandates } from '#api/payments/mandates.ts'
import { listPayments } from '#api/payments/payments.ts'
import { listRegularPayments } from '#api/payments/regular-payments.ts'
import { getTaxUse } from '#api/tax/tax-use.ts'
import { openSandbox, people, type Caller } from '../support/sandbox.ts'

type Documents = ReturnType<typeof listDocuments.answer.parse>['documents']

const JOINT = 'A-C-30001-3'
const couple = [people.rose, people.tom]

describe('The owners of a joint account', () => {
  const sandbox = openSandbox()
  const portfoliosOf = (who: Caller) => listAccounts.answer.parse(sandbox.get(who, '/api/portfolios').body)
  const jointOf = (who: Caller): Account => portfoliosOf(who).accounts.find(({ id }) => id === JOINT)!
  const generalOf = (who: Caller) =>
    getTaxUse.answer.parse(sandbox.get(who, '/api/portfolios/taxuse?year=2025').body).general!
  const moved = (who: Caller, accountId: string, type: string) =>
    listTransactions.answer
      .parse(sandbox.get(who, `/api/portfolios/${accountId}/transactions?type=${type}&limit=500`).body)
      .transactions.filter(({ date }) => date >= '2025-04-06' && date <= '2026-04-05')
      .reduce((sum, { amountPence }) => sum + amountPence, 0)

  // Tom comes first: what he sees is worked out with Rose's plans.
  beforeAll(() => void jointOf(people.tom))

  it('read the same of it, each with their own name first', () => {
    const [rose, tom] = [jointOf(people.rose), jointOf(people.tom)]
    expect(rose.owners).toEqual(['Rose Marsh', 'Tom Marsh'])
    expect(tom.owners).toEqual(['Tom Marsh', 'Rose Marsh'])
    expect(rose.name).toBe('Joint Investment Account')
    expect(rose.valuePence).toBeGreaterThan(50_000_00)
    expect({ ...tom, owners: [], weightTenths: 0 }).toEqual({ ...rose, owners: [], weightTenths: 0 })
  })

  it('have all of it in their total', () => {
    for (const who of couple) {
      const { accounts, totals } = portfoliosOf(who)
      expect(accounts).toHaveLength(3)
      expect(accounts.reduce((sum, { valuePence }) => sum + valuePence, 0)).toBe(totals.valuePence)
      expect(accounts.reduce((sum, { gainGbpPence }) => sum + gainGbpPence, 0)).toBe(totals.gainPence)
    }
  })

  it('are taxed on half of its income each, and the halves add up to the penny', () => {
    const own = (who: Caller) =>
      portfoliosOf(who).accounts.filter(({ type, id }) => type === 'GIA' && id !== JOINT)
    for (const [type, field] of [
      ['Dividend', 'dividendsPence'],
      ['Interest', 'interestPence'],
    ] as const) {
      const parts = couple.map(
        (who) => generalOf(who)[field] - own(who).reduce((sum, { id }) => sum + moved(who, id, type), 0),
      )
      const whole = moved(people.rose, JOINT, type)
      expect(whole).toBeGreaterThan(0)
      expect(parts[0]! + parts[1]!).toBe(whole)
      expect(Math.abs(parts[0]! - whole / 2)).toBeLessThan(50)
    }
    expect(generalOf(people.rose).accounts).toContainEqual(
      expect.objectContaining({ accountId: JOINT, shareTenths: 500 }),
    )
  })

  it('have the same documents of it, each a tax certificate of their own', () => {
    const documentsOf = (who: Caller, cursor = ''): Documents => {
      const address = `/api/documents?limit=200${cursor && `&cursor=${cursor}`}`
      const { documents, nextCursor } = listDocuments.answer.parse(sandbox.get(who, address).body)
      return nextCursor === null ? documents : [...documents, ...documentsOf(who, nextCursor)]
    }
    const ofJoint = (who: Caller) =>
      documentsOf(who).flatMap(({ id, accountId }) => (accountId === JOINT ? [id] : []))
    expect(ofJoint(people.rose).length).toBeGreaterThan(5)
    expect(ofJoint(people.tom)).toEqual(ofJoint(people.rose))
    const [first] = ofJoint(people.tom)
    expect(sandbox.get(people.tom, `/api/documents/${first}/file`).status).toBe(200)
    expect(sandbox.get(people.amelia, `/api/documents/${first}/file`).status).toBe(404)
    for (const [index, who] of couple.entries())
      expect(
        documentsOf(who)
          .filter(({ type, accountId }) => type === 'Tax certificate' && accountId === null)
          .map(({ name }) => name)[0],
      ).toBe(`Consolidated tax certificate 2025/26: ${['Rose Marsh', 'Tom Marsh'][index]}`)
  })

  it('may not move it into the ISA of one of them', () => {
    const body = {
      kind: 'BedAndIsa',
      fromAccountId: JOINT,
      toAccountId: 'A-C-30001-1',
      amountPence: 1_000_00,
    }
    const answer = sandbox.send(people.rose, 'PUT', '/api/portfolios/taxservices/joint-1', body)
    expect(answer).toMatchObject({ status: 400 })
  })

  it('are both told of money that one of them takes out, and both see it', () => {
    const [bank] = listBankAccounts.answer.parse(sandbox.get(people.rose, '/api/bank-accounts').body).accounts
    const asked = sandbox.send({ ...people.rose, key: 'joint-withdrawal' }, 'POST', '/api/withdrawals', {
      accountId: JOINT,
      amountPence: 1_000_00,
      bankAccountId: bank!.id,
      isPressed: false,
    })
    expect(asked).toMatchObject({
      status: 200,
      body: { about: 'We have told Tom Marsh, who owns this account as well.' },
    })
    const { reference } = asked.body as { reference: string }
    for (const who of couple) {
      const [payment] = listPayments.answer.parse(sandbox.get(who, '/api/payments').body).payments
      expect(payment).toMatchObject({ reference, askedBy: 'Rose Marsh', amountPence: 1_000_00 })
      const { threads } = listThreads.answer.parse(sandbox.get(who, '/api/messages').body)
      expect(threads[0]!.subject).toBe(`Withdrawal requested: ${reference}`)
    }
    const [seenByTom] = listPayments.answer.parse(sandbox.get(people.tom, '/api/payments').body).payments
    expect(seenByTom!.about).toBeNull()

    // Tom cancels what Rose asked for, and she is told.
    const { id } = asked.body as { id: string }
    expect(sandbox.send(people.tom, 'POST', `/api/payments/${id}/cancel`).status).toBe(200)
    const subjectsOf = (who: Caller) =>
      listThreads.answer
        .parse(sandbox.get(who, '/api/messages').body)
        .threads.flatMap(({ subject }) => (subject.includes(reference) ? [subject] : []))
    expect(subjectsOf(people.rose).toSorted()).toEqual([
      `Cancelled: ${reference}`,
      `Withdrawal requested: ${reference}`,
    ])
    expect(subjectsOf(people.tom)).toEqual([`Withdrawal requested: ${reference}`])
  })

  it('are not named as askers of what a bank sends or a Direct Debit collects', () => {
    const { payments } = listPayments.answer.parse(sandbox.get(people.tom, '/api/payments?limit=200').body)
    const moved = payments.filter(({ kind }) => ['standing-order', 'direct-debit'].includes(kind))
    expect(moved.length).toBeGreaterThan(0)
    expect(moved.filter(({ askedBy }) => askedBy !== null)).toEqual([])
  })
})

describe('What is regular of a joint account', () => {
  const open = () => {
    const sandbox = openSandbox()
    const { api, send, get } = sandbox
    const bank = (who: Caller) =>
      listBankAccounts.answer.parse(get(who, '/api/bank-accounts').body).accounts[0]!.id
    const setUp = (who: Caller) =>
      send(who, 'POST', '/api/payments/regular', {
        ...{ accountId: JOINT, amountPence: 500_00, day: 10, isPressed: false, accepted: [] },
        bankAccountId: bank(who),
      })
    const paid = (who: Caller) =>
      listRegularPayments.answer.parse(get(who, '/api/payments/regular').body).payments
    const collected = (who: Caller) =>
      listMandates.answer
        .parse(get(who, '/api/payments/mandates').body)
        .mandates.filter(({ accountId }) => accountId === JOINT)
    const subjects = (who: Caller, word: string) =>
      listThreads.answer
        .parse(get(who, '/api/messages?limit=100').body)
        .threads.map(({ subject }) => subject)
        .filter((subject) => subject.includes(word))
    const moveTo = (day: string) => api.setClock(new Date(`${day}T12:00:00Z`))
    return { ...sandbox, bank, setUp, paid, collected, subjects, moveTo }
  }

  it('is told to both, listed for both and ended by either, and is one for the account', () => {
    const { send, setUp, paid, subjects, api } = open()
    expect(setUp(people.rose).status).toBe(200)
    expect(setUp(people.tom)).toMatchObject({ status: 409, body: { reason: 'has-one' } })
    for (const who of couple) {
      expect(paid(who)).toMatchObject([{ reference: 'RP-30501', status: 'active', askedBy: 'Rose Marsh' }])
      expect(subjects(who, 'RP-30501')).toEqual(['Regular payment set up: RP-30501'])
    }
    const told = api.outbox().filter(({ subject }) => subject.includes('RP-30501'))
    expect(new Set(told.map(({ recipient }) => recipient)).size).toBe(4)
    expect(send(people.tom, 'POST', '/api/payments/regular/RP-1/cancel').status).toBe(200)
    for (const who of couple) {
      expect(paid(who)).toMatchObject([{ status: 'cancelled' }])
      expect(subjects(who, 'RP-30501')).toContain('Regular payment cancelled: RP-30501')
    }
  })

  it('is paid to the bank account of who set it up, whoever comes first, and both are told', () => {
    const { get, setUp, subjects, moveTo } = open()
    setUp(people.rose)
    moveTo('2026-12-10')
    for (const who of [people.tom, people.rose]) {
      expect(subjects(who, 'Regular payment on its way')).toEqual(['Regular payment on its way: P-60101'])
      const { payments } = listPayments.answer.parse(get(who, '/api/payments').body)
      expect(payments[0]).toMatchObject({
        status: 'completed',
        askedBy: 'Rose Marsh',
        bankAccountEnding: '4958',
      })
    }
  })

  it('is seen by both where it is collected; who does not pay it can stop it, but not raise it', () => {
    const { send, collected, subjects, bank } = open()
    expect(collected(people.rose)).toMatchObject([{ paidByYou: true, status: 'active' }])
    const [seen] = collected(people.tom)
    expect(seen).toMatchObject({ paidByYou: false, paidFrom: 'Rose Marsh’s bank account' })
    const address = `/api/payments/mandates/${seen!.id}`
    const one = { accountId: JOINT, bankAccountId: bank(people.tom), amountPence: 100_00, day: 5 }
    expect(send(people.tom, 'POST', '/api/payments/mandates', one)).toMatchObject({
      body: { reason: 'has-one' },
    })
    expect(send(people.tom, 'PUT', address, { amountPence: 900_00, day: 5 })).toMatchObject({
      status: 403,
      body: { reason: 'paid-by-other' },
    })
    expect(send(people.tom, 'POST', `${address}/pause`).status).toBe(200)
    expect(send(people.tom, 'POST', `${address}/resume`)).toMatchObject({ body: { reason: 'paid-by-other' } })
    for (const who of couple) expect(subjects(who, 'Direct Debit paused')).toHaveLength(1)
  })

  it('says who asked for each step of a Direct Debit, and not from which bank account to who does not pay it', () => {
    const { send, get, collected } = open()
    const address = `/api/payments/mandates/${collected(people.rose)[0]!.id}`
    const read = (who: Caller, subject: string) => {
      const { threads } = listThreads.answer.parse(get(who, '/api/messages?limit=100').body)
      const { id } = threads.find((each) => each.subject.startsWith(subject))!
      return JSON.stringify(get(who, `/api/messages/threads/${id}`).body)
    }
    expect(send(people.rose, 'PUT', address, { amountPence: 300_00, day: 9 }).status).toBe(200)
    const [payer, other] = couple.map((who) => read(who, 'Direct Debit changed'))
    expect(payer).toContain('Rose Marsh asked for this.')
    expect(payer).toContain('from Account ending 4958')
    expect(other).toContain('Rose Marsh asked for this.')
    expect(other).toContain('from Rose Marsh’s bank account')
    expect(other).not.toContain('4958')
    const { payments } = listPayments.answer.parse(get(people.tom, '/api/payments?limit=200').body)
    const debits = payments.filter(({ kind, accountId }) => kind === 'direct-debit' && accountId === JOINT)
    expect(debits.length).toBeGreaterThan(0)
    expect(new Set(debits.map(({ bankAccountEnding }) => bankAccountEnding))).toEqual(new Set([null]))
    expect(send(people.tom, 'POST', `${address}/pause`).status).toBe(200)
    for (const who of couple) expect(read(who, 'Direct Debit paused')).toContain('Tom Marsh asked for this.')
  })

  it('is asked for by who changed it last, in the list and in each payment', () => {
    const { send, get, setUp, paid, moveTo } = open()
    setUp(people.rose)
    const raised = { amountPence: 900_00, day: 10, isPressed: false }
    expect(send(people.tom, 'PUT', '/api/payments/regular/RP-1', raised).status).toBe(200)
    for (const who of couple) expect(paid(who)).toMatchObject([{ askedBy: 'Tom Marsh' }])
    moveTo('2027-01-11')
    const { payments } = listPayments.answer.parse(get(people.rose, '/api/payments').body)
    expect(payments[0]).toMatchObject({ kind: 'withdrawal', askedBy: 'Tom Marsh', amountPence: 900_00 })
  })

  it('is announced to both, as what comes in once', () => {
    const { send, subjects } = open()
    const transfer = { accountId: JOINT, amountPence: 100_00, arrivesOn: '2026-11-23' }
    expect(send(people.tom, 'POST', '/api/payments/bank-transfers', transfer).status).toBe(200)
    for (const who of couple) expect(subjects(who, 'Bank transfer expected')).toHaveLength(1)
  })
})

describe('Somebody else', () => {
  it('sees nothing of it', () => {
    const sandbox = openSandbox()
    expect(sandbox.get(people.amelia, `/api/portfolios/${JOINT}/transactions`).status).toBe(404)
  })
})
