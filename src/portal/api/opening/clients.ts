// Opening an account for a company.
import * as z from 'zod/mini'
import { companyNumberPattern, isLei, MOST_PEOPLE } from '#domain/opening/company.ts'
import { post, reason } from 'portal-engine/http/contract.ts'
import { text } from 'portal-engine/http/typed-fields.ts'

const line = text(200)

export const legalEntityIdentifier = z.string().check(z.refine(isLei, 'must be an LEI'))

const corporateAccountSchema = z.object({
  companyName: line,
  companyNumber: z.string().check(z.regex(companyNumberPattern)),
  registeredAddress: z.object({
    line1: line,
    line2: z.string().check(z.maxLength(200)),
    town: line,
    postcode: line,
  }),
  /** Directors and people with significant control. */
  people: z
    .array(z.object({ name: line, role: z.enum(['Director', 'Person with significant control', 'Both']) }))
    .check(z.minLength(1), z.maxLength(MOST_PEOPLE)),
  /** Empty if the company has none. */
  legalEntityIdentifier: z.union([z.literal(''), legalEntityIdentifier]),
  bank: z.object({
    accountName: line,
    sortCode: z.string().check(z.regex(/^\d{6}$/)),
    accountNumber: z.string().check(z.regex(/^\d{8}$/)),
  }),
  sourceOfWealth: z.string().check(z.trim(), z.minLength(1), z.maxLength(2000)),
})
export type CorporateAccount = z.infer<typeof corporateAccountSchema>

export const newClientSchema = z.object({ clientId: z.string() })
export type NewClient = z.infer<typeof newClientSchema>

export const openCorporateAccount = post('/api/clients', {
  summary: 'Opens an account for a company',
  openTo: 'attorney',
  body: corporateAccountSchema,
  answer: newClientSchema,
  errors: [
    reason('company-known', 409, 'This company has an account or an application.'),
    reason('modulus-failed', 422, 'Sort code and account number cannot belong together.'),
  ],
  takesKey: true,
})
