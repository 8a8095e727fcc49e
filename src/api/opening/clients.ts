// Opening an account for a company.
import * as z from 'zod/mini'
import { isCompanyNumber, isLei } from '#domain/opening/company.ts'
import type { Api } from '../http/client.ts'

const text = z.string().check(z.trim(), z.minLength(1))

export const corporateAccountSchema = z.object({
  companyName: text,
  /** Eight characters, as at Companies House. */
  companyNumber: z.string().check(z.refine(isCompanyNumber, 'must be a company number')),
  registeredAddress: z.object({ line1: text, line2: z.string(), town: text, postcode: text }),
  /** Directors and people with significant control. */
  people: z
    .array(z.object({ name: text, role: z.enum(['Director', 'Person with significant control']) }))
    .check(z.minLength(1)),
  /** Empty where the company has none. */
  legalEntityIdentifier: z.string().check(z.refine((text) => text === '' || isLei(text), 'must be an LEI')),
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

/** Throws an ApiError: `company-known`, and `modulus-failed` where number and sort code of the bank cannot belong together. */
export const openCorporateAccount = (api: Api, input: CorporateAccount, key: string): Promise<NewClient> =>
  api.send('POST', '/api/clients', input, newClientSchema, { idempotencyKey: key })
