// The transactions of an account: pages, filters, totals, running cash, and what a wrong parameter is answered.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listAccounts } from '#api/accounts/accounts.ts'
import { listAllTransactions, listTransactions, type AccountTransaction } from '#api/accounts/transactions.ts'
import { openSandbox, people } from '../support/sandbox.ts'

const { get } = openSandbox()
const pension = '/api/portfolios/A-U-20002-3/transactions'
const page = (query = '', address = pension) =>
  listTransactions.answer.parse(get(people.amelia, `${address}?${query}`).body)

function every(query: string, limit: number): AccountTransaction[] {
  const transactions: AccountTransaction[] = []
  for (let cursor: string | null = ''; cursor !== null;) {
    const one = page(`${query}&limit=${limit}${cursor && `&cursor=${cursor}`}`)
    transactions.push(...one.transactions)
    cursor = one.nextCursor
  }
  return transactions
}

const whole = every('', 500)

describe('The transactions of an account', () => {
  it('are newest first, fifty at a time, with how many there are and the first date [R-PAGE-07]', () => {
    const { transactions, nextCursor, totals, firstOn, lastOn, currency } = page()
    expect(transactions).toHaveLength(50)
    expect(nextCursor).not.toBeNull()
    expect(totals.count).toBe(whole.length)
    expect([firstOn, lastOn, currency]).toEqual(['2020-12-21', transactions[0]!.date, 'GBP'])
    const dates = whole.map(({ date }) => date)
    expect(dates).toEqual(dates.toSorted().toReversed())
    expect(dates.at(-1)).toBe('2020-12-21')
  })

  it('each carry the cash after them, up to the account’s cash of today', () => {
    let cash = 0
    for (const { amountPence, cashAfterPence } of whole.toReversed()) {
      cash += amountPence
      expect(cashAfterPence).toBe(cash)
    }
    const { accounts } = listAccounts.answer.parse(get(people.amelia, '/api/portfolios').body)
    expect(whole[0]!.cashAfterPence).toBe(accounts[2]!.cashPence)
  })

  it('have, where they are trades, units, a price that makes the amount, and settle two working days later', () => {
    const { transactions } = page('limit=500', '/api/portfolios/A-U-20002-2/transactions')
    const trades = transactions.filter(({ trade }) => trade !== null)
    expect(new Set(trades.map(({ type }) => type))).toEqual(new Set(['Buy', 'Sell']))
    for (const { trade, amountPence, type } of trades) {
      expect(Math.abs(trade!.units * trade!.price + amountPence)).toBeLessThanOrEqual(0.5001)
      expect(Math.sign(trade!.units)).toBe(type === 'Buy' ? 1 : -1)
    }
    const settled = (date: string) => trades.find((one) => one.date === date)?.trade?.settlesOn
    expect(['2026-11-06', '2026-04-08'].map(settled)).toEqual(['2026-11-10', '2026-04-10'])
  })

  it('have a contract note or an explanation, and tax relief the payment it belongs to', () => {
    for (const { documentId, explanation } of whole) expect(documentId ?? explanation).toBeTruthy()
    const noted = whole.find(({ documentId }) => documentId !== null)!
    expect(get(people.amelia, `/api/documents/${noted.documentId}/file`).status).toBe(200)
    const relief = whole.find(({ type }) => type === 'TaxRelief')!
    const payment = whole.find(({ id }) => id === relief.relatesToId)!
    expect([payment.type, payment.amountPence, relief.amountPence]).toEqual(['PaidIn', 400_00, 100_00])
  })

  it('come with the totals of their months, also of what is on another page', () => {
    const { transactions, months } = page('limit=3&from=2026-09-01&to=2026-11-20')
    expect(new Set(transactions.map(({ date }) => date.slice(0, 7)))).toEqual(new Set(['2026-11']))
    const november = whole.filter(({ date }) => date.startsWith('2026-11'))
    expect(november.length).toBeGreaterThan(3)
    const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
    const paidIn = november.filter(({ type }) => type === 'PaidIn' || type === 'TaxRelief')
    expect(months).toEqual([
      {
        month: '2026-11',
        paidInPence: sum(paidIn.map(({ amountPence }) => amountPence)),
        takenOutPence: 0,
      },
    ])
    expect(page('type=PaidIn&from=2026-10-01').months).toEqual([
      { month: '2026-11', paidInPence: 400_00, takenOutPence: 0 },
      { month: '2026-10', paidInPence: 400_00, takenOutPence: 0 },
    ])
  })

  it('are the same whatever the size of a page', () => {
    expect(every('', 7)).toEqual(whole)
    expect(every('', 500)).toEqual(whole)
  })

  it('are not found for somebody else’s account, closed to viewers, and the client’s for a delegate', () => {
    expect(get(people.amelia, '/api/portfolios/A-U-20003-1/transactions').status).toBe(404)
    const viewed = '/api/portfolios/A-C-30007-1/transactions'
    expect(get({ ...people.isla, clientId: 'C-30007' }, viewed).status).toBe(403)
    const acted = '/api/portfolios/A-C-30003-1/transactions'
    expect(get({ ...people.grace, clientId: 'C-30003' }, acted).status).toBe(200)
  })

  it('are none while it awaits money', () => {
    expect(get(people.farid, '/api/portfolios/A-U-20007-3/transactions').body).toEqual({
      accountId: 'A-U-20007-3',
      currency: 'GBP',
      transactions: [],
      nextCursor: null,
      totals: { count: 0, inPence: 0, outPence: 0, byType: [] },
      months: [],
      types: [],
      firstOn: null,
      lastOn: null,
    })
  })
})

describe('The transactions of all accounts', () => {
  const all = (query: string) =>
    listAllTransactions.answer.parse(get(people.amelia, `/api/portfolios/transactions?${query}`).body)
  const own = ['A-U-20002-1', 'A-U-20002-2', 'A-U-20002-3']

  it('are those of each account, newest first, whatever the size of a page, with their account', () => {
    const filters = 'from=2026-04-06&type=PaidIn&type=Fee'
    const found = [all(`${filters}&limit=7`)]
    for (let next = found[0]!.nextCursor; next !== null; next = found.at(-1)!.nextCursor)
      found.push(all(`${filters}&limit=7&cursor=${next}`))
    const rows = found.flatMap(({ transactions }) => transactions)
    expect(found.length).toBeGreaterThan(3)
    const dates = rows.map(({ date }) => date)
    expect(dates).toEqual(dates.toSorted().toReversed())
    for (const accountId of own) {
      const expected = page(`${filters}&limit=500`, `/api/portfolios/${accountId}/transactions`)
      const members = rows.filter((row) => row.accountId === accountId)
      expect(members.map(({ id }) => id)).toEqual(expected.transactions.map(({ id }) => id))
    }
    expect(new Set(rows.map(({ accountName }) => accountName)).size).toBe(3)
    expect(all('limit=500').transactions).toEqual(
      all('').transactions.concat(all('limit=500').transactions.slice(50)),
    )
  })

  it('have totals by currency that are the sums of the accounts', () => {
    const { totals, months, firstOn } = all('from=2026-04-06')
    const each = own.map((id) => page('from=2026-04-06', `/api/portfolios/${id}/transactions`))
    expect(totals.map(({ currency, count }) => [currency, count])).toEqual([
      ['GBP', each.reduce((sum, one) => sum + one.totals.count, 0)],
    ])
    expect(totals[0]!.inPence).toBe(each.reduce((sum, one) => sum + one.totals.inPence, 0))
    expect(months[0]!.month).toBe('2026-11')
    expect(firstOn).toBe(each.map((one) => one.firstOn!).toSorted()[0])
  })

  it('of one person are not on with the cursor of another, and closed to viewers', () => {
    const { nextCursor } = all('limit=1')
    expect(get(people.ruth, `/api/portfolios/transactions?cursor=${nextCursor}`)).toMatchObject({
      status: 400,
      body: { message: 'cursor: not one that this list came with' },
    })
    expect(get({ ...people.isla, clientId: 'C-30007' }, '/api/portfolios/transactions').status).toBe(403)
  })
})

describe('Ruth’s ten years', () => {
  const address = '/api/portfolios/A-U-20016-1/transactions'
  const ask = (query: string) => listTransactions.answer.parse(get(people.ruth, `${address}?${query}`).body)

  it('are more than 8,000 transactions, a page at a time to the first', () => {
    const { totals, firstOn, lastOn } = ask('limit=1')
    expect(totals.count).toBeGreaterThan(8_000)
    expect([firstOn, lastOn]).toEqual(['2016-05-23', '2026-11-20'])
    const ids = new Set<string>()
    let cursor: string | null = ''
    for (; cursor !== null;) {
      const one = ask(`limit=500${cursor && `&cursor=${cursor}`}`)
      for (const { id } of one.transactions) ids.add(id)
      cursor = one.nextCursor
    }
    expect(ids.size).toBe(totals.count)
  })
})

describe('Filters', () => {
  it('find by tax year, type and amount the eight collections of this tax year, with their total', () => {
    const { transactions, totals, nextCursor } = page(
      'from=2026-04-06&type=PaidIn&minPence=40000&maxPence=40000',
    )
    expect(transactions.map(({ date }) => date)).toEqual([
      '2026-11-05',
      '2026-10-05',
      '2026-09-07',
      '2026-08-05',
      '2026-07-06',
      '2026-06-05',
      '2026-05-05',
      '2026-04-07',
    ])
    expect(totals).toEqual({
      count: 8,
      inPence: 3_200_00,
      outPence: 0,
      byType: [{ type: 'PaidIn', count: 8, amountPence: 3_200_00 }],
    })
    expect(nextCursor).toBeNull()
  })

  it('take several types, and text in any case, where signs of patterns stand for themselves', () => {
    const types = new Set(every('type=Fee&type=Interest', 100).map(({ type }) => type))
    expect(types).toEqual(new Set(['Fee', 'Interest']))
    const gold = every('text=+pHYSical+gold+', 100)
    expect(new Set(gold.map(({ description }) => description.split(' ').slice(-2).join(' ')))).toEqual(
      new Set(['Physical Gold']),
    )
    expect(every('text=GB00NP000099', 100)).toEqual(gold)
    expect(page('text=%25').totals.count).toBe(0)
    expect(page('text=_').totals.count).toBe(0)
    expect(page('text=').totals.count).toBe(whole.length)
  })

  it('leave the first date to jump to when nothing fits them', () => {
    expect(page('to=2019-12-31')).toMatchObject({
      transactions: [],
      totals: { count: 0, byType: [] },
      types: ['PaidIn', 'TaxRelief', 'Buy', 'Dividend', 'Interest', 'Fee'],
      firstOn: '2020-12-21',
    })
  })

  it('find on every page what a look through the whole list finds, with its totals', () => {
    const day = fc
      .integer({ min: 0, max: 2200 })
      .map((days) => new Date(Date.UTC(2020, 11, 1 + days)).toISOString().slice(0, 10))
    const some = fc.record(
      {
        from: day,
        to: day,
        type: fc.constantFrom('PaidIn', 'Buy', 'Fee'),
        minPence: fc.integer({ min: 0, max: 50_000 }),
        text: fc.constantFrom('bond', 'BOUGHT', 'fee for'),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(some, fc.integer({ min: 5, max: 400 }), (filters, limit) => {
        fc.pre(filters.from === undefined || filters.to === undefined || filters.from <= filters.to)
        const query = new URLSearchParams(
          Object.entries(filters).map(([name, value]) => [name, String(value)]),
        )
        const expected = whole.filter(
          (one) =>
            one.date >= (filters.from ?? '') &&
            one.date <= (filters.to ?? '9') &&
            (filters.type === undefined || one.type === filters.type) &&
            Math.abs(one.amountPence) >= (filters.minPence ?? 0) &&
            one.description.toLowerCase().includes((filters.text ?? '').toLowerCase()),
        )
        expect(every(query.toString(), limit)).toEqual(expected)
        const { totals } = page(query.toString())
        const sum = expected.reduce((total, { amountPence }) => total + amountPence, 0)
        expect([totals.count, totals.inPence - totals.outPence]).toEqual([expected.length, sum])
      }),
      { numRuns: 40 },
    )
  })
})

describe('A call that asks for something else', () => {
  const foreign = page('', '/api/portfolios/A-U-20002-1/transactions').nextCursor!
  it.each([
    ['cursor=nonsense', 'cursor: not one that this list came with'],
    ['cursor=', 'cursor: not one that this list came with'],
    [`cursor=${foreign}`, 'cursor: not one that this list came with'],
    [
      `cursor=${Buffer.from('A-U-20002-3 -1').toString('base64url')}`,
      'cursor: not one that this list came with',
    ],
    [
      `cursor=${Buffer.from('A-U-20002-3 1e3').toString('base64url')}`,
      'cursor: not one that this list came with',
    ],
    ['from=2026-02-30', 'from: a date such as 2026-04-06'],
    ['to=tomorrow', 'to: a date such as 2026-04-06'],
    ['from=2026-04-06&to=2026-04-05', 'from: is after to'],
    [
      'type=Buy&type=Gift',
      'type.1: Invalid option: expected one of "PaidIn"|"TaxRelief"|"Withdrawal"|"Buy"|"Sell"|"Dividend"|"Interest"|"Fee"',
    ],
    ['minPence=-1', 'minPence: Too small: expected number to be >=0'],
    ['maxPence=1.5', 'maxPence: Invalid input: expected number, received string'],
    ['minPence=2&maxPence=1', 'minPence: is more than maxPence'],
    ['limit=0', 'limit: Too small: expected number to be >=1'],
    ['limit=501', 'limit: Too big: expected number to be <=500'],
    [`text=${'a'.repeat(101)}`, 'text: Too big: expected string to have <=100 characters'],
  ])('%s is refused with what is wrong', (query, message) => {
    expect(get(people.amelia, `${pension}?${query}`)).toMatchObject({ status: 400, body: { message } })
  })
})
