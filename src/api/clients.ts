// Opening an account for a company.
import * as z from 'zod/mini'
import type { Api } from './client.ts'

const text = z.string().check(z.trim(), z.minLength(1))

export const corporateAccountSchema = z.object({
  companyName: text,
  /** Eight characters, as at Companies House. */
  companyNumber: z.string().check(z.regex(/^(\d{8}|[A-Z]{2}\d{6})$/)),
  registeredAddress: z.object({ line1: text, line2: z.string(), town: text, postcode: text }),
  /** Directors and people with significant control. */
  people: z
    .array(z.object({ name: text, role: z.enum(['Director', 'Person with significant control']) }))
    .check(z.minLength(1)),
  /** Twenty characters, or empty. */
  legalEntityIdentifier: z.string().check(z.regex(/^([A-Z0-9]{20})?$/)),
  bank: z.object({
    accountName: text,
    sortCode: z.string().check(z.regex(/^\d{6}$/)),
    accountNumber: z.string().check(z.regex(/^\d{8}$/)),
  }),
  sourceOfWealth: text,
})
export type CorporateAccount = z.infer<typeof corporateAccountSchema>

export const newClientSchema = z.object({ clientId: z.string() })
export type NewClient = z.infer<typeof newClientSchema>

/** @public What the specification lists for screens in preparation. */
export const openCorporateAccount = (api: Api, input: CorporateAccount): Promise<NewClient> =>
  api.send('POST', '/api/clients', input, newClientSchema)
