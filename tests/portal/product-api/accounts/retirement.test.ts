// What the API gives the retirement planner, and what it takes for saved plans.
import { describe, expect, it } from 'vitest'
import { getRetirementFacts } from '#api/accounts/retirement.ts'
import { noAnswers } from '#domain/retirement/planner-answers.ts'
import { openSandbox, people, type Caller } from '../support/sandbox.ts'

const plans = '/api/retirement/plans'
const id = '00000000-0000-4000-8000-000000000001'

function facts(caller: Caller) {
  return getRetirementFacts.answer.parse(openSandbox().get(caller, '/api/retirement').body)
}

describe('The facts for a retirement plan', () => {
  it('are a client’s accounts at their value in pounds, with Direct Debits and tax relief', () => {
    const { send } = openSandbox()
    const { accounts, ...rest } = getRetirementFacts.answer.parse(
      send(people.amelia, 'GET', '/api/retirement').body,
    )
    expect(rest).toMatchObject({
      today: '2026-11-21',
      bornOn: '1984-03-14',
      firstPensionOn: '2041-03-14',
      lumpSumsTakenPence: 0,
    })
    expect(accounts.map(({ kind, monthlyPence, riskLevel }) => [kind, monthlyPence, riskLevel])).toEqual([
      ['isa', 0, 5],
      ['general', 250_00, 4],
      ['pension', 500_00, 6],
    ])
    const { body } = send(people.amelia, 'GET', '/api/portfolios')
    const shown = (body as { accounts: { id: string; valueGbpPence: number }[] }).accounts
    expect(accounts.map((one) => [one.id, one.valuePence])).toEqual(
      shown.map((one) => [one.id, one.valueGbpPence]),
    )
  })

  it('leave out the children’s accounts', () => {
    expect(facts(people.ben).accounts.map(({ kind }) => kind)).toEqual(['isa', 'isa', 'general'])
  })

  it('know what was taken free of tax before', () => {
    expect(facts(people.grace)).toMatchObject({ bornOn: '1970-05-02', lumpSumsTakenPence: 50_000_00 })
  })

  it('have no date of birth for somebody without an account', () => {
    expect(facts(people.dev)).toMatchObject({ bornOn: null, firstPensionOn: null, accounts: [] })
  })

  it('are refused to viewers of shared accounts', () => {
    expect(openSandbox().get({ ...people.isla, clientId: 'C-30001' }, '/api/retirement').status).toBe(403)
  })
})

describe('Saved retirement plans', () => {
  it('are the person’s own, by name', () => {
    const { send } = openSandbox()
    const answers = { ...noAnswers, fields: { spending: '25,000' } }
    expect(send(people.amelia, 'PUT', `${plans}/${id}`, { name: 'Modest', ...answers })).toMatchObject({
      status: 200,
      body: { id, name: 'Modest', ...answers },
    })
    expect(send(people.amelia, 'GET', plans).body).toEqual({ plans: [{ id, name: 'Modest', ...answers }] })
    expect(send(people.ben, 'GET', plans).body).toEqual({ plans: [] })
  })

  it.each([
    [
      'answers that cannot be read',
      { ...noAnswers, fields: { retireAge: 'soon' } },
      422,
      /^Enter an age from/,
    ],
    ['a sum that is too large', { ...noAnswers, fields: { spending: '2000000' } }, 422, /at most$/],
    ['an answer that is not asked for', { ...noAnswers, fields: { shoeSize: '9' } }, 400, /fields/],
    [
      'too many rows',
      {
        ...noAnswers,
        oneOffs: Array.from({ length: 9 }, () => ({ id: 'a', way: 'in', amount: '1', age: '70' })),
      },
      400,
      /oneOffs/,
    ],
    ['no answers', {}, 400, /./],
  ])('refuse %s', (_, answers, status, message) => {
    const { send } = openSandbox()
    const answer = send(people.amelia, 'PUT', `${plans}/${id}`, { name: 'Plan', ...answers })
    expect(answer.status).toBe(status)
    expect((answer.body as { message: string }).message).toMatch(message)
  })
})
