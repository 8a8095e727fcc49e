// A sandbox whose today is moved: forward it lives on, backward it starts afresh.
import { describe, expect, it } from 'vitest'
import { getPerformance } from '#api/accounts/performance.ts'
import { listTransactions } from '#api/accounts/transactions.ts'
import { getRemainingAllowance } from '#api/tax/allowance.ts'
import { openSandbox, people } from '../support/sandbox.ts'

type Opened = ReturnType<typeof openSandbox>

const pension = 'A-U-20002-3'
const pointsOf = ({ get }: Opened) =>
  getPerformance.answer.parse(get(people.amelia, `/api/portfolios/${pension}/performance`).body).points
const transactionsOf = ({ get }: Opened) =>
  listTransactions.answer.parse(get(people.amelia, `/api/portfolios/${pension}/transactions?limit=500`).body)
    .transactions
const visits = ({ get }: Opened) => get(people.ben, '/api/uiuserprefs').body
const moveTo = ({ api }: Opened, instant: string) => api.setClock(new Date(instant))

describe('A clock moved forward', () => {
  it('adds the days between, and leaves those before as they were', () => {
    const sandbox = openSandbox()
    const before = { points: pointsOf(sandbox), transactions: transactionsOf(sandbox) }
    moveTo(sandbox, '2027-01-04T12:00:00Z')
    const after = { points: pointsOf(sandbox), transactions: transactionsOf(sandbox) }
    expect(after.points.slice(0, before.points.length)).toEqual(before.points)
    expect(after.points.slice(before.points.length).map(({ date }) => date)).toEqual([
      ...['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-30'],
      ...['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-07', '2026-12-08', '2026-12-09'],
      ...['2026-12-10', '2026-12-11', '2026-12-14', '2026-12-15', '2026-12-16', '2026-12-17', '2026-12-18'],
      ...['2026-12-21', '2026-12-22', '2026-12-23', '2026-12-24', '2026-12-29', '2026-12-30', '2026-12-31'],
    ])
    const added = after.transactions.slice(
      0,
      after.transactions.findIndex(({ id }) => id === before.transactions[0]!.id),
    )
    expect(after.transactions.slice(added.length, added.length + 100)).toEqual(
      before.transactions.slice(0, 100),
    )
    expect(added.map(({ type }) => type)).toContain('Fee')
    expect(added.filter(({ type }) => type === 'PaidIn').map(({ date }) => date)).toEqual(['2026-12-07'])
  })

  it('is said by the Date header of every answer, refusals included', () => {
    const sandbox = openSandbox()
    moveTo(sandbox, '2027-04-05T22:30:00Z')
    for (const address of ['/api/portfolios', '/api/nothing'])
      expect(sandbox.get(people.amelia, address).headers).toMatchObject({
        date: 'Mon, 05 Apr 2027 22:30:00 GMT',
      })
  })

  it('keeps what was done, for people already seen and for others', () => {
    const sandbox = openSandbox()
    sandbox.send(people.ben, 'DELETE', '/api/uiuserprefs/isfirstvisit')
    const done = visits(sandbox)
    moveTo(sandbox, '2026-12-01T12:00:00Z')
    moveTo(sandbox, '2027-02-01T12:00:00Z')
    expect(visits(sandbox)).toEqual(done)
    const twice = pointsOf(sandbox)
    const once = openSandbox()
    moveTo(once, '2027-02-01T12:00:00Z')
    expect(pointsOf(once)).toEqual(twice)
    expect(twice.at(-1)!.date).toBe('2027-01-29')
  })

  it('turns the tax year: from 6 April the whole ISA allowance is there again [R-TAX-01]', () => {
    const sandbox = openSandbox()
    const left = () =>
      getRemainingAllowance.answer.parse(
        sandbox.get(people.ben, '/api/portfolios/remainingallowance/A-U-20003-1').body,
      ).isaClientLevelRemainingContribution
    expect(left()).toBeLessThan(20_000_00)
    moveTo(sandbox, '2027-04-05T12:00:00Z')
    expect(left()).toBeLessThan(20_000_00)
    moveTo(sandbox, '2027-04-06T12:00:00Z')
    expect(left()).toBe(20_000_00)
  })

  it('brings the review, the documents and the notes of the new days', () => {
    const sandbox = openSandbox()
    const names = () =>
      (sandbox.get(people.amelia, '/api/documents').body as { documents: { id: string }[] }).documents.map(
        ({ id }) => id,
      )
    const before = names()
    moveTo(sandbox, '2027-01-15T12:00:00Z')
    const added = names().filter((id) => !before.includes(id))
    expect(added).toContain('D-U-20002-VA-2026-12-31')
    expect(names()).toHaveLength(before.length + added.length)
    expect(sandbox.get(people.amelia, `/api/portfolios/${pension}/reviews/2026-Q4`).status).toBe(200)
  })
})

describe('A clock moved backward', () => {
  it('starts afresh on that day, as does the real time', () => {
    const sandbox = openSandbox()
    const fresh = visits(sandbox)
    sandbox.send(people.ben, 'POST', '/api/uiuserprefs/isfirstvisit')
    expect(visits(sandbox)).not.toEqual(fresh)
    moveTo(sandbox, '2026-04-06T12:00:00Z')
    expect(visits(sandbox)).toEqual(fresh)
    expect(pointsOf(sandbox).at(-1)!.date).toBe('2026-04-02')
    sandbox.api.setClock(null)
    expect(pointsOf(sandbox)).toEqual(pointsOf(openSandbox()))
  })

  it('comes back to the real day with a reset', () => {
    const sandbox = openSandbox()
    moveTo(sandbox, '2027-06-01T12:00:00Z')
    sandbox.api.reset()
    expect(pointsOf(sandbox).at(-1)!.date).toBe('2026-11-20')
  })

  it('has data for everybody on its first and its last day', () => {
    const sandbox = openSandbox()
    for (const day of ['2026-01-01T12:00:00Z', '2035-12-31T12:00:00Z']) {
      sandbox.api.setClock(null)
      moveTo(sandbox, day)
      for (const person of [people.ruth, people.ben, people.amelia])
        expect([day, sandbox.get(person, '/api/portfolios').status]).toEqual([day, 200])
    }
  })
})
