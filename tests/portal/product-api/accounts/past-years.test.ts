// Years of the past that scenarios may repeat.
import { describe, expect, it } from 'vitest'
import { getHoldings } from '#api/accounts/holdings.ts'
import { getPastYear } from '#api/accounts/past-year.ts'
import { yearAgain } from '#domain/projection/repeated-year.ts'
import { heldOf } from '#screens/account/scenarios/holdings-with-cash.ts'
import { openSandbox, people } from '../support/sandbox.ts'

const growths = (body: unknown) =>
  Object.fromEntries(getPastYear.answer.parse(body).classes.map(({ name, growth }) => [name, growth]))

describe('The year 2008', () => {
  it('has total returns in pounds, each with the index it follows and a date', () => {
    const { body } = openSandbox().send(people.amelia, 'GET', '/api/past-years/2008')
    expect(body).toMatchObject({ year: 2008, currency: 'GBP', writtenOn: '2026-11-22' })
    expect(growths(body)).toEqual({
      'UK shares': -0.299,
      'World shares outside the UK': -0.18,
      'Shares of emerging markets': -0.35,
      'UK government bonds': 0.13,
      'UK index-linked bonds': 0.04,
      'Corporate bonds': -0.1,
      'UK property': -0.225,
      Gold: 0.43,
      Cash: 0.05,
    })
    for (const { source } of getPastYear.answer.parse(body).classes) expect(source).not.toBe('')
  })

  it('knows everything that accounts in pounds hold, and accounts for their whole value', () => {
    const { send } = openSandbox()
    const { classes } = getPastYear.answer.parse(send(people.amelia, 'GET', '/api/past-years/2008').body)
    for (const id of ['A-U-20002-1', 'A-U-20002-2', 'A-U-20002-3']) {
      const holdings = getHoldings.answer.parse(
        send(people.amelia, 'GET', `/api/portfolios/holdings?accountId=${id}`).body,
      )
      const again = yearAgain(heldOf(holdings), classes)
      expect(again.valuePence).toBe(holdings.valuePence)
      expect(again.lines.map(({ name }) => name)).not.toContain('Not known')
      expect(again.afterPence).toBeLessThan(again.valuePence)
    }
  })

  it('is the only one, and closed to viewers', () => {
    const { send } = openSandbox()
    expect(send(people.amelia, 'GET', '/api/past-years/1929').status).toBe(404)
    expect(send({ ...people.isla, clientId: 'C-30007' }, 'GET', '/api/past-years/2008').status).toBe(403)
  })
})
