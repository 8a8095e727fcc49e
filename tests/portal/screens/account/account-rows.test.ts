import { describe, expect, it } from 'vitest'
import { groupAccounts, readView, showAccounts, sumAccounts } from '#screens/account/overview/account-rows.ts'
import { allowancesToAsk } from '#screens/account/overview/allowance-card.tsx'
import { account, noReturns } from './accounts.ts'

const isa = account({ id: 'isa', name: 'ISA', valueGbpPence: 300, weightTenths: 300 })
const pension = account({
  id: 'pension',
  name: 'Pension',
  type: 'Pension',
  valueGbpPence: 500,
  weightTenths: 500,
})
const dollars = account({
  id: 'dollars',
  name: 'Dollars',
  type: 'GIA',
  baseCurrency: 'USD',
  valueGbpPence: 200,
  netContributionsPence: 1000,
  gainPence: -100,
  netContributionsGbpPence: 790,
  gainGbpPence: -590,
  weightTenths: 200,
  twr: noReturns,
})
const all = [isa, pension, dollars]
const view = (address: string) => readView(new URLSearchParams(address))
const ids = (accounts: { id: string }[]) => accounts.map(({ id }) => id)

describe('all accounts side by side', () => {
  it('begin with the largest', () => {
    expect(ids(showAccounts(all, view('')))).toEqual(['pension', 'isa', 'dollars'])
  })

  it('are sorted and filtered by the address', () => {
    expect(ids(showAccounts(all, view('sort=name&order=ascending')))).toEqual(['dollars', 'isa', 'pension'])
    expect(ids(showAccounts(all, view('type=GIA')))).toEqual(['dollars'])
  })

  it('put an account too young for a return last', () => {
    expect(ids(showAccounts(all, view('sort=return'))).at(-1)).toBe('dollars')
  })

  it('are not grouped by what the address misspells', () => {
    expect(view('group=colour').by).toBe('none')
  })

  it('are grouped by the child a junior ISA belongs to', () => {
    const junior = account({ id: 'junior', type: 'JISA', child: { id: 'c1', name: 'Theo Hart' } })
    expect(
      groupAccounts([isa, junior, pension], 'owner').map(({ name, accounts }) => [name, ids(accounts)]),
    ).toEqual([
      ['Amelia Hart', ['isa', 'pension']],
      ['Theo Hart', ['junior']],
    ])
  })

  it('add up in pounds, whatever their currency', () => {
    expect(sumAccounts([dollars, account({ valueGbpPence: 1_200_000, weightTenths: 800 })])).toEqual({
      valuePence: 1_200_200,
      paidPence: 950_790,
      gainPence: 249_410,
      tenths: 1000,
    })
  })
})

describe('the ISA allowance', () => {
  const ask = (...accounts: Parameters<typeof account>[0][]) =>
    allowancesToAsk(accounts.map(account)).map((asked) => ids([...asked]))

  it('is one of all ISAs, because it is the client’s', () => {
    expect(ask({ id: '1' }, { id: '2' })).toEqual([['1', '2']])
  })

  it('is one of each junior ISA, because it is the child’s', () => {
    expect(ask({ id: '1' }, { id: '2', type: 'JISA' }, { id: '3', type: 'JISA' })).toEqual([
      ['1'],
      ['2'],
      ['3'],
    ])
  })

  it('is not asked for other types or currencies', () => {
    expect(ask({ id: '1', type: 'Pension' }, { id: '2', baseCurrency: 'USD' })).toEqual([])
  })
})
