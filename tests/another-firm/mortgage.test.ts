// A page of the second firm with kinds of questions of the engine and one of its own, sent by visitors.
import { describe, expect, it } from 'vitest'
import { openProductApi } from './product-api/product-api.ts'

const right = {
  ...{ price: 35_000_000, deposit: 1_250, years: 25, incomes: ['employed', 'rent'] },
  ...{ employer: 'Elm Mill Ltd', since: '2019-04', number: 'H-1001', email: 'priya@example.com' },
}

function send(changes: object) {
  const api = openProductApi({} as never)
  const body = { answers: { ...right, 'call-on': workingDay(), ...changes } }
  return api.handle({ method: 'POST', path: '/api/visitor-requests/mortgage', body } as never)
}

/** A Tuesday, Wednesday or Thursday of the next days, none of them a holiday at this time of the year. */
function workingDay(): string {
  const days = [4, 5, 6, 7, 8].map((by) => new Date(Date.now() + by * 86_400_000))
  return days
    .find((day) => [2, 3, 4].includes(day.getUTCDay()))!
    .toISOString()
    .slice(0, 10)
}

describe('A visitor who asks about a mortgage', () => {
  it('is taken with answers of every kind', () => {
    expect(send({})).toMatchObject({ status: 200 })
  })

  it.each([
    [{ price: 35_000_050 }, 'price', 'Enter whole pounds, such as 5,000'],
    [{ price: '350000' }, 'price', 'Enter an amount, such as 5,000'],
    [{ deposit: 9_501 }, 'deposit', 'Enter 95% or less'],
    [{ deposit: 999 }, 'small-deposit', 'Choose yes or no'],
    [{ years: 41 }, 'years', 'Enter 40 or less'],
    [{ incomes: [] }, 'incomes', 'Choose where it comes from'],
    [{ incomes: ['lottery'] }, 'incomes', 'Choose from these answers'],
    [{ incomes: ['none', 'rent'] }, 'incomes', 'Choose “None of these” alone, or leave it out'],
    [{ employer: '…' }, 'employer', 'Enter the name of the organisation, in up to 120 characters'],
    [{ since: '2019-13' }, 'since', 'Enter a month and a year, like 11 2026'],
    [{ number: 'H1001' }, 'number', 'Enter a customer number, like H-1001'],
    [{ email: 'priya' }, 'email', 'Enter an email address, like name@example.com'],
    [{ 'decide-by': '2000-01-01' }, 'decide-by', expect.stringContaining('or a later day')],
  ])('is refused %j', (changes, question, message) => {
    expect(send(changes)).toMatchObject({ status: 422, body: { question, message } })
  })
})
