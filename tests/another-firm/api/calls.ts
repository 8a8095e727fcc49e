// The calls of Harbour Bank's API. Its sandbox answers by the same schemas.
import * as z from 'zod/mini'
import { queryOf } from 'portal-engine/http/query.ts'
import type { Api } from 'portal-engine/http/client.ts'
import { get, put } from 'portal-engine/http/contract.ts'
import { userId } from 'portal-engine/http/ids.ts'

export const getCustomer = get('/api/customer', {
  summary: 'The person who signed in',
  openTo: 'attorney',
  answer: z.object({
    id: userId,
    name: z.string(),
    kind: z.enum(['private', 'business']),
    companyDetails: z.enum(['none', 'due', 'confirmed']),
  }),
})

export const getFlags = get('/api/flags', {
  summary: 'The flags of the person',
  openTo: 'attorney',
  answer: z.record(z.string(), z.boolean()),
})

export const getAccounts = get('/api/accounts', {
  summary: 'The accounts of the person',
  openTo: 'attorney',
  answer: z.array(z.object({ id: z.string(), name: z.string(), balance: z.int() })),
})

const payment = z.object({ id: z.string(), date: z.iso.date(), to: z.string(), pence: z.int() })
export type Payment = z.infer<typeof payment>

export const getPayments = get('/api/payments', {
  summary: 'Payments out of the accounts, the newest first',
  openTo: 'attorney',
  answer: z.array(payment),
})

const company = z.object({ name: z.string(), number: z.string() })
export type Company = z.infer<typeof company>

export const getCompany = get('/api/company', {
  summary: 'The person’s company',
  openTo: 'attorney',
  answer: company,
})
export const putCompany = put('/api/company', {
  summary: 'Confirms the company’s details',
  openTo: 'attorney',
  body: company,
})

export const flagsQuery = (api: Api) => queryOf(api, getFlags)

export const accountsQuery = (api: Api) => queryOf(api, getAccounts)

export const paymentsQuery = (api: Api) => queryOf(api, getPayments)

export const companyQuery = (api: Api) => queryOf(api, getCompany)
