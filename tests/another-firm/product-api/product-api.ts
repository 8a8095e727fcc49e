// Harbour Bank's API as the sandbox serves it, in memory.
import type { ApiCall, AnswerOf } from 'portal-engine/http/contract.ts'
import type { OpenProductApi } from 'portal-engine/sandbox/calls/product-api.ts'
import { getAccounts, getCompany, getCustomer, getFlags, getPayments, putCompany } from '../api/calls.ts'
import { requestProblems, kindsWith } from 'portal-engine/base/requests/request-answers.ts'
import type { RequestPage } from 'portal-engine/base/requests/request-page.ts'
import { sendAsVisitor } from 'portal-engine/forms/requests/request-calls.ts'
import mortgage from '../config/pages/mortgage.json' with { type: 'json' }
import trust from '../config/pages/trust.json' with { type: 'json' }
import { kinds } from '../questions/kinds.ts'
import { customers, type Customer } from './customers.ts'

interface Answer {
  call: ApiCall
  give(customer: Customer, body: unknown): unknown
}

/** An answer as its call declares it. */
const on = <C extends ApiCall>(
  call: C,
  give: (customer: Customer, body: unknown) => AnswerOf<C>,
): Answer => ({ call, give })

const isBusiness = ({ kind }: Customer) => kind === 'business'

const questionKinds = await kindsWith(kinds)
/** By the path that takes it. */
const pages = new Map(
  Object.entries({ mortgage, trust }).map(([name, page]) => [
    sendAsVisitor.path.replace(':kind', name),
    page as unknown as RequestPage,
  ]),
)

/** What a visitor asks for, held to the rules of the page. */
function asked(page: RequestPage, body: unknown) {
  const { data } = sendAsVisitor.body.safeParse(body)
  const given = { today: new Date().toISOString().slice(0, 10), answers: data?.answers ?? {} }
  const [wrong] = Object.entries(requestProblems(page, given, questionKinds))
  if (!data || !wrong) return { status: data ? 200 : 400, body: { reference: 'M-1', doneBy: given.today } }
  return { status: 422, body: { reason: 'answer-refused', message: wrong[1], question: wrong[0] } }
}

export const openProductApi: OpenProductApi = () => {
  let people = customers()
  const overrides = new Map<string, boolean>()
  const answers = [
    on(getCustomer, ({ id, name, kind, companyDetails }) => ({ id, name, kind, companyDetails })),
    on(getFlags, ({ flags }) => ({ ...flags, ...Object.fromEntries(overrides) })),
    on(getAccounts, ({ accounts }) => accounts),
    on(getPayments, ({ payments }) => payments),
    on(getCompany, ({ company }) => company),
    on(putCompany, (person, body) => {
      person.company = putCompany.body.parse(body)
      person.companyDetails = 'confirmed'
      return undefined
    }),
  ]
  return {
    isForVisitors: ({ path }) => pages.has(path),
    handle({ method, path, body, subject }) {
      const page = pages.get(path)
      if (method === 'POST' && page) return asked(page, body)
      const headers = { 'cache-control': 'no-store' }
      const customer = people.get(subject ?? '')
      if (!customer) return { status: 403, body: { message: 'No customer of this bank' }, headers }
      const answer = answers.find(({ call }) => call.method === method && call.path === path)
      if (!answer || (path === getCompany.path && !isBusiness(customer)))
        return { status: 404, body: { message: 'There is nothing here' }, headers }
      const { call } = answer
      if (call.body && !call.body.safeParse(body).success)
        return { status: 400, body: { message: 'The body does not fit' }, headers }
      if (path === getPayments.path && customer.companyDetails === 'due')
        return { status: 403, body: { message: 'The company’s details are not confirmed' }, headers }
      const given = answer.give(customer, body)
      return given === undefined ? { status: 204, headers } : { status: 200, body: given, headers }
    },
    noteSignIn() {},
    noteSecurityChange() {},
    setFlags(flags) {
      for (const [name, value] of Object.entries(flags))
        if (value === null) overrides.delete(name)
        else overrides.set(name, value)
    },
    // Nothing here depends on the day.
    setClock() {},
    reset() {
      overrides.clear()
      people = customers()
    },
    outbox: () => [],
    close() {},
  }
}
