// Who the active user is to the firm, in sections that are saved one by one. Numbers that somebody could misuse come
// masked, and only a new one is sent whole.
import * as z from 'zod/mini'
import { queryOf } from 'portal-engine/http/query.ts'
import type {
  EmploymentStatus,
  MaritalStatus,
  NoNumberReason,
  SupportNeed,
} from '#domain/personal/choices.ts'
import type { Api } from 'portal-engine/http/client.ts'
import { get } from 'portal-engine/http/contract.ts'
import { date, instant, wordOf } from 'portal-engine/http/fields.ts'

const addressLines = {
  line1: z.string(),
  line2: z.string(),
  town: z.string(),
  postcode: z.string(),
  /** ISO 3166-1, two letters. */
  country: z.string(),
}

export const personalDetailsSchema = z.object({
  name: z.string(),
  bornOn: date,
  nationality: z.string(),
  /** "••••••56C"; null if none is held. */
  nationalInsurance: z.nullable(z.string()),
  email: z.object({
    address: z.string(),
    /** A new address that has not been confirmed yet. */
    pending: z.nullable(z.object({ address: z.string(), until: instant })),
  }),
  phone: z.object({
    /** As the network dials it: "+447700900123". */
    number: z.string(),
    /** As people write it: "07700 900123". */
    shown: z.string(),
  }),
  address: z.object({ version: z.int(), ...addressLines, since: date }),
  /** The newest first. */
  formerAddresses: z.array(z.object({ ...addressLines, since: date, until: date })),
  work: z.object({
    version: z.int(),
    status: wordOf<EmploymentStatus>(),
    occupation: z.string(),
    employer: z.string(),
    maritalStatus: wordOf<MaritalStatus>(),
  }),
  tax: z.object({
    version: z.int(),
    residencies: z.array(
      z.object({
        country: z.string(),
        /** Masked; null if `reason` says why there is none. */
        number: z.nullable(z.string()),
        reason: z.nullable(wordOf<NoNumberReason>()),
      }),
    ),
  }),
  support: z.object({
    version: z.int(),
    needs: z.array(wordOf<SupportNeed>()),
    note: z.string(),
  }),
})
export type PersonalDetails = z.infer<typeof personalDetailsSchema>

export const getPersonalDetails = get('/api/personaldetails', {
  summary: 'Personal details',
  openTo: 'attorney',
  answer: personalDetailsSchema,
})

export const personalDetailsQuery = (api: Api) => queryOf(api, getPersonalDetails)
