// Who the active user is to the firm, in sections that are saved one by one. Numbers that somebody could misuse come
// masked, and only a new one is sent whole.
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type {
  EmploymentStatus,
  MaritalStatus,
  NoNumberReason,
  SupportNeed,
} from '#domain/personal/choices.ts'
import type { Api } from '../http/client.ts'
import { date, instant, wordOf } from '../http/fields.ts'

const addressLines = {
  line1: z.string(),
  line2: z.string(),
  town: z.string(),
  postcode: z.string(),
  /** ISO 3166-1, two letters. */
  country: z.string(),
}
const evidence = z.object({ name: z.string(), contentType: z.string(), sizeBytes: z.int() })

export const personalDetailsSchema = z.object({
  name: z.string(),
  bornOn: date,
  nationality: z.string(),
  /** "••••••56C"; null where none is held. */
  nationalInsurance: z.nullable(z.string()),
  /** A request to correct name or date of birth that is being checked. */
  identityChange: z.nullable(
    z.object({
      id: z.string(),
      reference: z.string(),
      name: z.string(),
      bornOn: date,
      askedOn: date,
      /** By this day it is answered. */
      answeredBy: date,
      evidence: z.array(evidence),
    }),
  ),
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
        /** Masked; null where `reason` says why there is none. */
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

export const personalDetailsQuery = (api: Api) =>
  queryOptions({
    queryKey: [api.actor, 'personal-details'],
    queryFn: ({ signal }) => api.get('/api/personaldetails', personalDetailsSchema, { signal }),
  })

/** What each section is saved with. `version` is that of the section as it was read; another one is refused (409). */
export const sectionSchemas = {
  phone: z.object({ number: z.string() }),
  email: z.object({ address: z.string() }),
  address: z.object({ version: z.int(), ...addressLines, since: date }),
  work: z.object({
    version: z.int(),
    status: z.string(),
    occupation: z.string(),
    employer: z.string(),
    maritalStatus: z.string(),
  }),
  tax: z.object({
    version: z.int(),
    residencies: z.array(
      z.object({
        country: z.string(),
        /** Left out: the number that is held stays. */
        number: z.optional(z.string()),
        reason: z.optional(z.string()),
      }),
    ),
  }),
  support: z.object({ version: z.int(), needs: z.array(z.string()), note: z.string() }),
}
export type SectionName = keyof typeof sectionSchemas
export type SectionInput<Name extends SectionName> = z.infer<(typeof sectionSchemas)[Name]>

/** Saves one section; the answer has all of them. Throws an ApiError: 409 `changed` where it was saved elsewhere meanwhile. */
export const saveSection = <Name extends SectionName>(
  api: Api,
  name: Name,
  input: SectionInput<Name>,
): Promise<PersonalDetails> => api.send('PUT', `/api/personaldetails/${name}`, input, personalDetailsSchema)

/** Forgets a new e-mail address that has not been confirmed. */
export const forgetNewEmail = (api: Api): Promise<PersonalDetails> =>
  api.send('DELETE', '/api/personaldetails/email', undefined, personalDetailsSchema)

/** Confirms a new e-mail address with the token of its link. Throws an ApiError: 410 where the link does not work any more. */
export const confirmEmail = (api: Api, token: string): Promise<PersonalDetails> =>
  api.send('PUT', '/api/personaldetails/email/confirmation', { token }, personalDetailsSchema)

export const identityChangeSchema = z.object({
  name: z.string(),
  bornOn: date,
  reason: z.string(),
  evidence: z.array(evidence),
})
export type IdentityChange = z.infer<typeof identityChangeSchema>

/** Asks for a correction under an id of the form's own, so that the same request sent twice is one. */
export const requestIdentityChange = (
  api: Api,
  id: string,
  change: IdentityChange,
): Promise<PersonalDetails> => api.send('PUT', changePath(id), change, personalDetailsSchema)

export const withdrawIdentityChange = (api: Api, id: string): Promise<PersonalDetails> =>
  api.send('DELETE', changePath(id), undefined, personalDetailsSchema)

const changePath = (id: string) => `/api/personaldetails/identitychanges/${encodeURIComponent(id)}`
