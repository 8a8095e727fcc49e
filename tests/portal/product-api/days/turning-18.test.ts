// A child turns 18: the junior ISA is their own ISA, in their own sign-in, and no longer the parent's.
import { describe, expect, it } from 'vitest'
import { listAccounts } from '#api/accounts/accounts.ts'
import { listLeftAccounts } from '#api/accounts/left-accounts.ts'
import type { Mandates } from '#api/payments/mandates.ts'
import type { Payment } from '#api/payments/payments.ts'
import { openSandbox, people, type Caller } from '../support/sandbox.ts'

const { ben } = people
const kofi: Caller = { userId: 'U-20017', subject: 'sub-p17' }
const account = 'A-U-20003-2'

/** Kofi Osei was born on 21 July 2015: he is 18 on 21 July 2033. */
function open() {
  const sandbox = openSandbox()
  const { get, send, api } = sandbox
  const accountsOf = (caller: Caller) =>
    listAccounts.answer.parse(get(caller, '/api/portfolios').body).accounts
  const inbox = (caller: Caller) =>
    (get(caller, '/api/messages').body as { threads: { subject: string }[] }).threads.map(
      ({ subject }) => subject,
    )
  const moveTo = (day: string) => api.setClock(new Date(`${day}T12:00:00Z`))
  const bankOf = (caller: Caller) =>
    (get(caller, '/api/bank-accounts').body as { accounts: { id: string }[] }).accounts[0]!.id
  return { ...sandbox, send, accountsOf, inbox, moveTo, bankOf }
}

describe('A month before a child is 18', () => {
  it('the parent and the child are told, and nothing has changed yet', () => {
    const { accountsOf, inbox, moveTo, api } = open()
    moveTo('2033-06-20')
    expect(inbox(ben)).not.toContain('Kofi Osei turns 18 on 21 July 2033')
    moveTo('2033-06-21')
    expect(inbox(ben)).toContain('Kofi Osei turns 18 on 21 July 2033')
    expect(inbox(kofi)).toContain('Your junior ISA becomes your own ISA on 21 July 2033')
    expect(api.outbox().map(({ recipient }) => recipient)).toContain('kofi.osei@example.com')
    expect(accountsOf(ben).map(({ id }) => id)).toContain(account)
    expect(accountsOf(kofi)).toEqual([])
  }, 30_000)

  it('money of others for a later day is refused', () => {
    const { send, moveTo } = open()
    moveTo('2033-07-01')
    const announce = (arrivesOn: string) =>
      send(ben, 'POST', '/api/payments/bank-transfers', { accountId: account, amountPence: 50_00, arrivesOn })
    expect(announce('2033-07-20').status).toBe(200)
    expect(announce('2033-07-21')).toMatchObject({ status: 422, body: { reason: 'child-grown-up' } })
  }, 30_000)
})

describe('On the day on which a child is 18', () => {
  it('the account is theirs with everything in it, and has left the parent’s list', () => {
    const { accountsOf, inbox, moveTo, get } = open()
    moveTo('2033-07-20')
    const before = accountsOf(ben).find(({ id }) => id === account)!
    const transactions = (caller: Caller) =>
      (
        get(caller, `/api/portfolios/${account}/transactions?limit=500`).body as {
          transactions: { id: string }[]
        }
      ).transactions
    const past = transactions(ben).map(({ id }) => id)
    moveTo('2033-07-21')
    expect(accountsOf(ben).map(({ id }) => id)).not.toContain(account)
    expect(get(ben, `/api/portfolios/${account}/transactions`).status).toBe(404)
    expect(inbox(ben)).toContain('Kofi Osei’s junior ISA is now their own ISA')
    expect(inbox(kofi)).toContain('Your ISA: it is yours from today')
    const [own] = accountsOf(kofi)
    expect(own).toMatchObject({
      ...{ id: account, type: 'ISA', name: 'Kofi Osei Stocks and Shares ISA', status: 'Open' },
      accountNumber: before.accountNumber,
    })
    expect(Math.abs(own!.valuePence - before.valuePence)).toBeLessThan(before.valuePence / 20)
    expect(transactions(kofi).map(({ id }) => id)).toEqual(expect.arrayContaining(past))
    expect(listLeftAccounts.answer.parse(get(ben, '/api/portfolios/left').body).accounts).toEqual([
      {
        ...{ accountId: account, accountName: 'Kofi Osei Junior ISA', accountNumber: before.accountNumber },
        ...{ childName: 'Kofi Osei', leftOn: '2033-07-21' },
      },
    ])
  }, 30_000)

  it('what the parent paid in ends, and stays in the parent’s history', () => {
    const { get, moveTo } = open()
    moveTo('2033-10-20')
    const { mandates } = get(ben, '/api/payments/mandates').body as Mandates
    expect(mandates.find(({ accountId }) => accountId === account)).toMatchObject({
      ...{ status: 'cancelled', next: null, accountName: 'Kofi Osei Junior ISA' },
    })
    const { payments } = get(ben, '/api/payments').body as { payments: Payment[] }
    const collected = payments
      .filter(({ accountId }) => accountId === account)
      .map(({ settlesOn }) => settlesOn)
    expect(collected[0]).toBe('2033-07-05')
    // The child finds the same collections, as what they were.
    const own = (get(kofi, '/api/payments').body as { payments: Payment[] }).payments
    expect(own.find(({ settlesOn }) => settlesOn === '2033-07-05')).toMatchObject({ kind: 'direct-debit' })
    expect(get(ben, '/api/children').body).toMatchObject({ children: [{ name: 'Abena Osei' }] })
  }, 30_000)

  it('the account is open whatever became of the parent, whose denial opens the others', () => {
    const { api, get, send, moveTo, accountsOf } = open()
    api.setFlags({ 'shared-access': true })
    moveTo('2033-07-01')
    const invitation = { email: 'dev.patel@example.com', phoneNumber: '07700 900301' }
    expect(send(ben, 'POST', '/api/sharedaccess/sendrequest', invitation).status).toBe(200)
    const { requests } = get(people.dev, '/api/sharedaccess/sharedwithyou').body as {
      requests: { requestId: string; grantorId: string }[]
    }
    const [{ requestId, grantorId } = { requestId: '', grantorId: '' }] = requests
    const accepting = { status: 'Accepted', requestId, grantorId }
    expect(send(people.dev, 'PUT', '/api/sharedaccess/updatestatus', accepting).status).toBe(200)
    const page = 'tell-us-someone-has-died'
    const file = `/api/request-pages/${page}/files/0e9d3f6a-8f1c-4a57-9b0e-2f4a6c1d7b11`
    const text = '%PDF-1.7 a certificate'
    const about = { name: 'a.pdf', contentType: 'application/pdf', sizeBytes: text.length }
    send(people.dev, 'PUT', file, about)
    send(people.dev, 'PUT', `${file}/content`, { from: 0, base64: Buffer.from(text).toString('base64') })
    const answers = { who: 'Ben Osei', relation: 'executor', first: ['none'], papers: [file.slice(-36)] }
    expect(send(people.dev, 'POST', `/api/service-requests/${page}`, { answers }).status).toBe(200)
    moveTo('2033-07-04')
    expect(accountsOf(ben).map(({ status }) => status)).toEqual(accountsOf(ben).map(() => 'Frozen'))
    moveTo('2033-07-21')
    expect(accountsOf(kofi)).toMatchObject([{ id: account, status: 'Open' }])
    expect(send(ben, 'DELETE', '/api/security/death').status).toBe(204)
    expect(accountsOf(ben).map(({ status }) => status)).not.toContain('Frozen')
  }, 30_000)

  it('the child takes money out, after a declaration pays in, and opens another account', () => {
    const { get, send, moveTo, bankOf, accountsOf } = open()
    moveTo('2033-08-01')
    const withdrawal = {
      accountId: account,
      amountPence: 200_00,
      bankAccountId: bankOf(kofi),
      isPressed: false,
    }
    expect(send(kofi, 'POST', '/api/withdrawals', withdrawal).status).toBe(200)
    const transfer = { accountId: account, amountPence: 50_00, arrivesOn: '2033-08-02' }
    const payIn = () => send(kofi, 'POST', '/api/payments/bank-transfers', transfer)
    expect(payIn()).toMatchObject({ status: 422, body: { reason: 'declaration-needed' } })
    const [own] = accountsOf(kofi)
    send(kofi, 'PUT', '/api/portfolios/isasubscriptionstatus', {
      ...{ accountNumber: own!.accountNumber, subscriptionStatus: 'Subscribed' },
    })
    expect(payIn().status).toBe(200)
    // The parent looks first: what the child asked for is in the account all the same.
    moveTo('2033-08-20')
    get(ben, '/api/portfolios')
    const ofParent = (get(ben, '/api/payments').body as { payments: Payment[] }).payments
    expect(
      ofParent.filter(({ accountId, settlesOn }) => accountId === account && settlesOn >= '2033-07-21'),
    ).toEqual([])
    const ofChild = (get(kofi, '/api/payments').body as { payments: Payment[] }).payments
    expect(ofChild.find(({ amountPence }) => amountPence === 50_00)!.transactionIds).toHaveLength(1)
    const { transactions } = get(kofi, `/api/portfolios/${account}/transactions?from=2033-08-01&limit=100`)
      .body as {
      transactions: { type: string; amountPence: number }[]
    }
    expect(transactions.map(({ type, amountPence }) => [type, amountPence])).toEqual(
      expect.arrayContaining([
        ['Withdrawal', -200_00],
        ['PaidIn', 50_00],
      ]),
    )
  }, 30_000)
})
