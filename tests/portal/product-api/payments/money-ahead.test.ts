// Money on its way as every page of the portal shows it: cards, tasks, allowance, the steps of an opening.
import { describe, expect, it } from 'vitest'
import { listAccounts } from '#api/accounts/accounts.ts'
import { listTasks } from '#api/inbox/tasks.ts'
import { getOpeningStatus } from '#api/opening/account-opening.ts'
import { listMandates } from '#api/payments/mandates.ts'
import { getRemainingAllowance } from '#api/tax/allowance.ts'
import { getTaxUse } from '#api/tax/tax-use.ts'
import { allowanceLeft } from '#domain/payments/money-ahead.ts'
import { allowanceOf } from '#domain/tax/isa-allowance.ts'
import { openSandbox, people, type Caller } from '../support/sandbox.ts'

type Sandbox = ReturnType<typeof openSandbox>
const accountsOf = ({ get }: Sandbox, who: Caller) =>
  listAccounts.answer.parse(get(who, '/api/portfolios').body).accounts
const tasksOf = ({ get }: Sandbox, who: Caller) =>
  listTasks.answer.parse(get(who, '/api/portfolios/tasks').body).tasks.map(({ kind }) => kind)

describe('Somebody whose ISA has just been opened, with a first payment on its way', () => {
  // Dev's application is with us since 15 November; the first £4,000 are collected by Direct Debit.
  const sandbox = openSandbox()
  sandbox.get(people.dev, '/api/portfolios')
  const steps = () =>
    getOpeningStatus.answer
      .parse(sandbox.get(people.dev, '/api/accountopeningstatus').body)
      .queue[0]!.steps.map(({ name, on }) => [name, on])

  it('sees the day on which each step is expected', () => {
    expect(steps()).toEqual([
      ['Application', '2026-11-15'],
      ['Identity checks', '2026-11-23'],
      ['Account set-up', '2026-11-24'],
      ['Funded', '2026-11-27'],
    ])
  })

  it('is not asked to add money, and reads what is due, from the day on which the account is open', () => {
    sandbox.api.setClock(new Date('2026-11-25T12:00:00Z'))
    const [account] = accountsOf(sandbox, people.dev)
    expect(account).toMatchObject({
      status: 'AwaitingMoney',
      next: { on: '2026-11-27', pence: 4_000_00, by: 'first-payment' },
    })
    expect(tasksOf(sandbox, people.dev)).not.toContain('add-money')
    expect(tasksOf(sandbox, people.farid)).toContain('add-money')
  })

  it('has nothing used of the allowance before it has arrived, and £4,000 planned', () => {
    const { isa } = getTaxUse.answer.parse(sandbox.get(people.dev, '/api/portfolios/taxuse').body)
    expect(allowanceLeft(20_000_00, isa)).toMatchObject({
      ...{ usedPence: 0, plannedPence: 4_000_00, leftPence: 16_000_00 },
    })
  })

  it('has it used once it has arrived', () => {
    sandbox.api.setClock(new Date('2026-12-01T12:00:00Z'))
    const { isa } = getTaxUse.answer.parse(sandbox.get(people.dev, '/api/portfolios/taxuse').body)
    expect(allowanceLeft(20_000_00, isa)).toMatchObject({ usedPence: 4_000_00, plannedPence: 0 })
    expect(accountsOf(sandbox, people.dev)[0]).toMatchObject({ status: 'Open', next: null })
  })
})

describe('What is left of an allowance beside Direct Debits', () => {
  const sandbox = openSandbox()

  it.each([
    ['an ISA', people.ben, 'A-U-20003-1', 'ISA', 20_000_00],
    ['a junior ISA', people.ben, 'A-U-20003-2', 'JISA', 9_000_00],
    ['an ISA of a client with a pension', people.grace, 'A-U-20008-1', 'ISA', 20_000_00],
  ] as const)(
    'is one figure on the dashboard, the tax page and the payment page: %s',
    (_, who, id, type, whole) => {
      const answer = getRemainingAllowance.answer.parse(
        sandbox.get(who, `/api/portfolios/remainingallowance/${id}`).body,
      )
      const card = allowanceOf(type, answer)
      const use = getTaxUse.answer.parse(sandbox.get(who, '/api/portfolios/taxuse').body)
      const page = allowanceLeft(whole, type === 'ISA' ? use.isa : use.juniors[0]!)
      const { mandates } = listMandates.answer.parse(sandbox.get(who, '/api/payments/mandates').body)
      const accounts = accountsOf(sandbox, who)
      const collected = mandates
        .filter(({ accountId }) => {
          const into = accounts.find((each) => each.id === accountId)!
          return into.type === type && (type === 'ISA' || into.id === id)
        })
        .reduce((sum, { thisYearGbpPence }) => sum + thisYearGbpPence, 0)
      expect(collected).toBeGreaterThan(0)
      expect(card).toMatchObject({
        ...{ usedPence: page.usedPence, plannedPence: page.plannedPence, freePence: page.leftPence },
      })
      // The payment page takes the Direct Debits off what remains.
      expect(card.freePence).toBe(card.allowancePence - collected)
      expect(card.usedPence + card.plannedPence + card.freePence).toBe(whole)
    },
  )
})
