// Fees equal the transactions to the penny; a network lowers the rate and says nothing of anybody's amounts.
import { describe, expect, it } from 'vitest'
import { listAccounts } from '#api/accounts/accounts.ts'
import { listTransactions } from '#api/accounts/transactions.ts'
import { getFees } from '#api/tax/fees.ts'
import { getNetwork } from '#api/tax/network.ts'
import { openSandbox, people, type Caller } from '../support/sandbox.ts'

type Sandbox = ReturnType<typeof openSandbox>
const feesOf = ({ get }: Sandbox, who: Caller) => getFees.answer.parse(get(who, '/api/fees').body)
const networkOf = ({ get }: Sandbox, who: Caller) => getNetwork.answer.parse(get(who, '/api/network').body)

describe('The fees of twelve months', () => {
  const sandbox = openSandbox()
  const fees = feesOf(sandbox, people.amelia)

  it('are the fee transactions of each account, to the penny', () => {
    for (const { accountId, pence } of fees.paid.filter(({ kind }) => kind === 'Service')) {
      const query = `type=Fee&from=${fees.from}&to=${fees.to}`
      const { totals } = listTransactions.answer.parse(
        sandbox.get(people.amelia, `/api/portfolios/${accountId}/transactions?${query}`).body,
      )
      expect(totals.count).toBe(12)
      expect(totals.outPence).toBe(pence)
    }
  })

  it('are there on days when a quarter ended on a weekend too', () => {
    const tuesday = openSandbox(new Date('2026-11-24T12:00:00Z'))
    expect(feesOf(tuesday, people.amelia)).toMatchObject({ from: '2025-11-24', to: '2026-11-23' })
  })

  it('are those of the dashboard, as is the rate', () => {
    for (const who of [people.amelia, people.ben, people.mona, people.ruth]) {
      const { totals } = listAccounts.answer.parse(sandbox.get(who, '/api/portfolios').body)
      const { paid, rateBps, contributionsPence } = feesOf(sandbox, who)
      const service = paid.filter(({ kind }) => kind === 'Service')
      expect(service.reduce((sum, { pence }) => sum + pence, 0)).toBe(totals.feesLast12MonthsPence)
      expect([rateBps, contributionsPence]).toEqual([totals.feeRateBps, totals.netContributionsPence])
    }
  })

  it('are for the latest month the daily values times the rate over 365, to the penny', () => {
    for (const who of [people.amelia, people.ben, people.farid, people.mona, people.noor]) {
      const { charges } = feesOf(sandbox, who)
      expect(charges.length).toBeGreaterThan(0)
      for (const { pence, dailyValuesPence, rateBps, days } of charges) {
        expect(Math.round((dailyValuesPence * rateBps) / 10_000 / 365)).toBe(pence)
        expect(days).toBeGreaterThan(26)
      }
    }
  })

  it('are about the calendar month that they name: 31 days from 1 October', () => {
    for (const who of [people.amelia, people.ben, people.farid, people.mona]) {
      const { charges } = feesOf(sandbox, who)
      for (const { from, days, date } of charges) {
        expect([from, days, date]).toEqual(['2026-10-01', 31, '2026-11-02'])
      }
    }
  })

  it('are for the funds an estimate near their yearly charge, and trading costs nothing', () => {
    const funds = fees.paid.filter(({ kind }) => kind === 'FundCharges')
    const share = funds.reduce((sum, { pence }) => sum + pence, 0) / fees.averageValuePence
    expect(share).toBeGreaterThan(0.0005)
    expect(share).toBeLessThan(0.01)
    expect(fees.paid.filter(({ kind }) => kind === 'Trading').every(({ pence }) => pence === 0)).toBe(true)
  })

  it('are empty without accounts, and closed to people who view', () => {
    expect(feesOf(sandbox, people.dev)).toMatchObject({ paid: [], charges: [], contributionsPence: 0 })
    expect(sandbox.get({ ...people.isla, clientId: 'C-30007' }, '/api/fees').status).toBe(403)
    expect(sandbox.get({ ...people.isla, clientId: 'C-30007' }, '/api/network').status).toBe(403)
  })
})

describe('The fees of a tax year', () => {
  const sandbox = openSandbox()
  const ofYear = (who: Caller, year: number) =>
    getFees.answer.parse(sandbox.get(who, `/api/fees?year=${year}`).body)

  it('are those of the transactions of that year, up to the last close', () => {
    const { years } = feesOf(sandbox, people.amelia)
    expect(years).toEqual([2026, 2025, 2024, 2023, 2022, 2021, 2020])
    expect(ofYear(people.amelia, 2026)).toMatchObject({ from: '2026-04-06', to: '2026-11-20' })
    for (const year of years) {
      const { from, to, paid } = ofYear(people.amelia, year)
      for (const { accountId, pence } of paid.filter(({ kind }) => kind === 'Service')) {
        const address = `/api/portfolios/${accountId}/transactions?type=Fee&from=${from}&to=${to}`
        const { totals } = listTransactions.answer.parse(sandbox.get(people.amelia, address).body)
        expect(totals.outPence).toBe(pence)
      }
    }
  })

  it('have the average value and the return of each account, and these add up', () => {
    for (const who of [people.amelia, people.ben, people.mona]) {
      const { accounts, averageValuePence, gainPence } = ofYear(who, 2025)
      const sum = (of: 'averageValuePence' | 'gainPence') => accounts.reduce((all, each) => all + each[of], 0)
      expect(sum('gainPence')).toBe(gainPence)
      expect(sum('averageValuePence')).toBe(averageValuePence)
    }
  })

  it('of a year without an account are refused', () => {
    expect(sandbox.get(people.amelia, '/api/fees?year=2019').status).toBe(400)
    expect(sandbox.get(people.dev, '/api/fees?year=2026').status).toBe(400)
  })
})

describe('A network', () => {
  it('counts all contributions together for the rate, and says what it saves', () => {
    const sandbox = openSandbox()
    const { role, members, aloneBps, rateBps, savedPence } = networkOf(sandbox, people.mona)
    expect([role, aloneBps, rateBps]).toEqual(['Lead', 50, 35])
    expect(members.map(({ name, status, isYou }) => [name, status, isYou])).toEqual([
      ['Mona Diaz', 'Active', true],
      ['Paula Diaz', 'Active', false],
      ['Quentin Diaz', 'Active', false],
      ['Rosa Diaz', 'Invited', false],
    ])
    const paid = feesOf(sandbox, people.mona).paid.filter(({ kind }) => kind === 'Service')
    const pence = paid.reduce((sum, each) => sum + each.pence, 0)
    expect(savedPence).toBe(Math.round((pence * 15) / 35))
  })

  it('sends no member’s amounts, and no total that would give one away', () => {
    const sandbox = openSandbox()
    const fields = networkOf(sandbox, people.mona).members.flatMap((member) => Object.keys(member))
    expect(new Set(fields)).toEqual(new Set(['id', 'name', 'isLead', 'isYou', 'status', 'since']))
    expect(feesOf(sandbox, people.mona).countedPence).toBeGreaterThan(500_000_00)
    // Liam Ford and his sister: a total less his own would be hers.
    expect(networkOf(sandbox, people.liam)).toMatchObject({ role: 'Member', aloneBps: 70, rateBps: 60 })
    expect(feesOf(sandbox, people.liam).countedPence).toBeNull()
    expect(feesOf(sandbox, people.amelia)).toMatchObject({ countedPence: 199_550_00, rateBps: 60 })
  })

  const invite = ({ send }: Sandbox, id: string, body: unknown, who: Caller = people.amelia) =>
    send(who, 'PUT', `/api/network/invitations/${id}`, body)
  const sam = { name: 'Sam Hart', email: 'sam.hart@example.com' }

  it('is founded by the first invitation, which can be sent twice and is one', () => {
    const sandbox = openSandbox()
    expect(networkOf(sandbox, people.amelia)).toMatchObject({ role: null, members: [], savedPence: 0 })
    expect(invite(sandbox, 'i-1', sam).status).toBe(204)
    expect(invite(sandbox, 'i-1', sam).status).toBe(204)
    expect(networkOf(sandbox, people.amelia)).toMatchObject({
      role: 'Lead',
      members: [
        { name: 'Amelia Hart', isLead: true, isYou: true, status: 'Active' },
        { id: 'i-1', name: 'Sam Hart', isLead: false, status: 'Invited', since: '2026-11-21' },
      ],
    })
    // Nobody has joined, so nothing has changed.
    expect(feesOf(sandbox, people.amelia)).toMatchObject({ rateBps: 60, countedPence: 199_550_00 })
  })

  it('counts what somebody brings who accepts by the link of the email, at a lower rate from the next month on', () => {
    const sandbox = openSandbox()
    const moveTo = (day: string) => sandbox.api.setClock(new Date(`${day}T12:00:00Z`))
    invite(sandbox, 'i-1', sam)
    expect(sandbox.api.outbox()[0]).toMatchObject({
      recipient: 'sam.hart@example.com',
      body: expect.stringContaining('/sandbox/network-invitations/i-1') as string,
    })
    expect(sandbox.api.joinNetwork!('i-1')).toBe(true)
    expect(sandbox.api.joinNetwork!('i-1')).toBe(false)
    expect(networkOf(sandbox, people.amelia)).toMatchObject({ aloneBps: 60, rateBps: 50, savedPence: 0 })
    expect(feesOf(sandbox, people.amelia).countedPence).toBeNull()
    moveTo('2026-12-04')
    const november = feesOf(sandbox, people.amelia).charges
    expect(new Set(november.map(({ rateBps }) => rateBps))).toEqual(new Set([60]))
    expect(networkOf(sandbox, people.amelia).savedPence).toBe(0)
    moveTo('2027-01-08')
    const { charges } = feesOf(sandbox, people.amelia)
    expect(new Set(charges.map(({ rateBps }) => rateBps))).toEqual(new Set([50]))
    for (const { pence, dailyValuesPence } of charges)
      expect(Math.round((dailyValuesPence * 50) / 10_000 / 365)).toBe(pence)
    const pence = charges.reduce((sum, charge) => sum + charge.pence, 0)
    expect(networkOf(sandbox, people.amelia).savedPence).toBe(Math.round((pence * 10) / 50))
  })

  it('takes in a client of the firm with what they have paid in themselves', () => {
    const sandbox = openSandbox()
    invite(sandbox, 'i-1', { name: 'Chloe', email: 'chloe.marsh@example.com' })
    sandbox.api.joinNetwork!('i-1')
    expect(networkOf(sandbox, people.chloe)).toMatchObject({ role: 'Member' })
  })

  it.each([
    ['somebody invited already', { ...sam, name: 'Samuel' }, 409],
    ['oneself', { name: 'Me', email: 'AMELIA.HART@example.com' }, 422],
    ['nobody', { name: ' ', email: 'x@example.com' }, 400],
    ['an address that is none', { name: 'Sam', email: 'sam' }, 400],
  ])('refuses an invitation of %s', (_whom, body, status) => {
    const sandbox = openSandbox()
    invite(sandbox, 'i-1', sam)
    expect(invite(sandbox, 'i-2', body).status).toBe(status)
  })

  it('has nine invited people at most, and only its lead invites', () => {
    const sandbox = openSandbox()
    for (let i = 1; i <= 9; i += 1)
      expect(invite(sandbox, `i-${i}`, { name: `P${i}`, email: `p${i}@example.com` }).status).toBe(204)
    expect(invite(sandbox, 'i-10', sam).body).toMatchObject({ reason: 'too-many' })
    expect(invite(sandbox, 'i-11', sam, people.liam).status).toBe(403)
  })

  it('loses an invitation that its lead withdraws, and nothing else', () => {
    const sandbox = openSandbox()
    const withdraw = (id: string, who: Caller) =>
      sandbox.send(who, 'DELETE', `/api/network/invitations/${id}`).status
    const idOf = (name: string) =>
      networkOf(sandbox, people.mona).members.find((member) => member.name === name)!.id
    expect(withdraw(idOf('Rosa Diaz'), people.amelia)).toBe(404)
    expect(withdraw(idOf('Paula Diaz'), people.mona)).toBe(409)
    expect(withdraw(idOf('Rosa Diaz'), people.mona)).toBe(204)
    expect(networkOf(sandbox, people.mona).members).toHaveLength(3)
  })
})
