// Every list that the API answers with has an end: it comes in pages, or the table says what bounds it.
import { describe, expect, it } from 'vitest'
import { apiCalls } from '../../../src/portal/api-document/calls.ts'

interface Schema {
  _zod: {
    def: { type: string; element?: Schema; innerType?: Schema; shape?: Record<string, Schema> }
  }
}

/** The names of the lists in an answer, those in objects in it included, and no lists in lists. */
function listsIn(schema: Schema, name = ''): string[] {
  const { type, innerType, shape = {} } = schema._zod.def
  if (type === 'array') return [name]
  if (innerType !== undefined) return listsIn(innerType, name)
  return Object.entries(shape).flatMap(([key, each]) => listsIn(each, name === '' ? key : `${name}.${key}`))
}

const MINE = 'what one person holds here, made by the firm at their wish: one each of few kinds'
const YEARS = 'a row a year or a quarter of a life'
const CONTENT = 'what the firm writes'
const OPEN = 'what is open: what is over leaves the list'

/** What bounds each list that does not come in pages. */
const bounds: Record<string, string> = {
  '/api/accountopening/room isa': YEARS,
  '/api/accountopening/room newChild': YEARS,
  '/api/accountopening/room children': MINE,
  '/api/accountopeningstatus queue': OPEN,
  '/api/bank-accounts accounts': 'the limit bank-accounts-max',
  '/api/children children': MINE,
  '/api/communicationpreferences channels': CONTENT,
  '/api/communicationpreferences topics': CONTENT,
  '/api/content/learn homeGuides': 'the limit learn-page-size',
  '/api/content/learn categories': 'the limit learn-page-size',
  '/api/content/learn/page sources': CONTENT,
  '/api/content/learn/page children': CONTENT,
  '/api/content/learn/page related': CONTENT,
  '/api/drawdown/options pensions': MINE,
  '/api/expression-of-wish current.nominees': 'the limit nominees-max',
  '/api/expression-of-wish pensions': MINE,
  '/api/fees bands': CONTENT,
  '/api/fees years': YEARS,
  '/api/fees paid': YEARS,
  '/api/fees accounts': MINE,
  '/api/fees charges': 'the months of a tax year, by account',
  '/api/goal-review portfolios': MINE,
  '/api/groups groups': CONTENT,
  '/api/network members': 'the limit invitations-a-day, and a family',
  '/api/notifications/devices devices': 'the limit notification-devices-max',
  '/api/past-years/:year classes': CONTENT,
  '/api/payments/isa-providers providers': CONTENT,
  '/api/payments/mandates mandates': MINE,
  '/api/payments/mandates bankAccounts': 'the limit bank-accounts-max',
  '/api/payments/mandates guarantee': CONTENT,
  '/api/payments/pension-use paid': YEARS,
  '/api/payments/pension-use unused': YEARS,
  '/api/payments/regular payments': MINE,
  '/api/payments/regular targets': MINE,
  '/api/personaldetails formerAddresses': 'the addresses of three years',
  '/api/personaldetails tax.residencies': 'the limit tax-residencies-max',
  '/api/personaldetails support.needs': CONTENT,
  '/api/portfolios accounts': MINE,
  '/api/request-pages/:kind accounts': MINE,
  '/api/service-requests/:kind/:id answers': 'the forty questions that a page may have',
  '/api/portfolios totals.allocation': CONTENT,
  '/api/portfolios fx': CONTENT,
  '/api/goal-review last.portfolios': MINE,
  '/api/portfolios/:accountId/comparators/:comparatorId points': 'a point a day of an account’s life',
  '/api/portfolios/:accountId/performance comparators': CONTENT,
  '/api/portfolios/:accountId/performance points': 'a point a day of an account’s life',
  '/api/portfolios/:accountId/plans plans': 'the saved plans, of which there are ten at most',
  '/api/portfolios/:accountId/reviews reviews': YEARS,
  '/api/portfolios/:accountId/reviews/:reviewId commentary': CONTENT,
  '/api/portfolios/:accountId/reviews/:reviewId fees.items': CONTENT,
  '/api/portfolios/:accountId/reviews/:reviewId outlook': CONTENT,
  '/api/portfolios/:accountId/reviews/:reviewId performance.years': YEARS,
  '/api/portfolios/:accountId/reviews/:reviewId trades': 'the funds of a portfolio in a quarter',
  '/api/portfolios/holdings account.changes.trades': 'the funds of a portfolio',
  '/api/portfolios/holdings account.mix': CONTENT,
  '/api/portfolios/holdings holdings': 'the funds of a portfolio',
  '/api/portfolios/left accounts': MINE,
  '/api/portfolios/series points': 'a point a week of an account’s life',
  '/api/portfolios/tasks tasks': OPEN,
  '/api/portfolios/taxservices requests': OPEN,
  '/api/portfolios/taxuse general.accounts': MINE,
  '/api/portfolios/taxuse general.purchasesAhead': 'the funds of a portfolio, bought in 30 days',
  '/api/portfolios/taxuse general.sales': 'the funds of a portfolio, sold in a tax year',
  '/api/portfolios/taxuse juniors': MINE,
  '/api/portfolios/taxuse pension.years': YEARS,
  '/api/retirement accounts': MINE,
  '/api/retirement/plans plans': 'the saved plans, of which there are ten at most',
  '/api/security devices': MINE,
  '/api/security passkeys': MINE,
  '/api/security signIns': 'the limit sign-ins-shown',
  '/api/withdrawals/options accounts': MINE,
  '/api/withdrawals/options purchasesAhead': 'the funds of a portfolio, bought in 30 days',
}

describe('A list of the API', () => {
  const lists = apiCalls
    .filter(({ method, answer }) => method === 'GET' && answer !== undefined)
    .flatMap(({ path, query = {}, answer }) =>
      listsIn(answer as unknown as Schema).map((name) => ({
        name: `${path} ${name}`,
        isPaged: 'cursor' in query || 'limit' in query,
      })),
    )

  it('comes in pages or is bounded by what the table says', () => {
    const unbounded = lists.filter(({ name, isPaged }) => !isPaged && !(name in bounds))
    expect(unbounded.map(({ name }) => name)).toEqual([])
  })

  it('is in the table only while the API has it', () => {
    const names = new Set(lists.map(({ name }) => name))
    expect(Object.keys(bounds).filter((name) => !names.has(name))).toEqual([])
  })
})
