// Applying for the accounts of the basket, and what became of it.
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { ReceivedFile } from '#domain/documents/file-kind.ts'
import type { Outcome, OpeningDocument, Wrapper } from '#domain/opening/account-opening.ts'
import { newBankAccountSchema } from '../payments/bank-accounts.ts'
import type { Api } from '../http/client.ts'
import { date, instant, pence, wordOf } from '../http/fields.ts'
import { fetchFile } from '../http/files.ts'

export const newApplicationSchema = z.object({
  /** `savedAt` of the basket that was on screen; the server applies for what it keeps, and refuses another one. */
  basketSavedAt: z.nullable(z.string()),
  /** Ids of what was read and of what was declared. */
  documents: z.array(z.string()),
  declarations: z.array(z.string()),
  /** Where first and monthly payments are collected from: one of the bank accounts known, or a new one. */
  bank: z.union([z.object({ id: z.string() }), newBankAccountSchema]),
})
export type NewApplication = z.infer<typeof newApplicationSchema>

export const applicationSchema = z.object({
  id: z.string(),
  reference: z.string(),
  outcome: wordOf<Outcome>(),
  sentAt: instant,
  /** The name of whoever sent it. */
  sentBy: z.string(),
  accounts: z.array(
    z.object({
      id: z.string(),
      reference: z.string(),
      name: z.string(),
      wrapper: wordOf<Wrapper>(),
      initialPence: z.int(),
      monthlyPence: z.int(),
      /** Dates in London: the identity is checked, the account is open, the first payment is in it. */
      checkedOn: date,
      opensOn: date,
      fundedOn: date,
      /** Once it is open. */
      accountId: z.nullable(z.string()),
    }),
  ),
})
export type Application = z.infer<typeof applicationSchema>

export const applicationsSchema = z.object({ applications: z.array(applicationSchema) })

/**
 * This tax year, the next, and any whole one, for an account that is applied for today. Payments on their way, Direct
 * Debits and accounts to be opened are taken off.
 */
const allowancePeriods = z.array(
  z.object({
    leftPence: pence,
    /** How often its monthly payments are collected in it. */
    collections: z.int(),
    /** Does its first payment arrive in it? */
    takesFirst: z.boolean(),
  }),
)

export const openingRoomSchema = z.object({
  isa: allowancePeriods,
  /** Of the junior ISA of a child that the firm does not know. */
  newChild: allowancePeriods,
  children: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      bornOn: date,
      room: allowancePeriods,
      hasJuniorIsa: z.boolean(),
    }),
  ),
})
export type OpeningRoom = z.infer<typeof openingRoomSchema>

/** What the allowances leave for new accounts. */
export const openingRoomQuery = (api: Api) =>
  queryOptions({
    queryKey: [api.actor, 'opening-room'],
    queryFn: ({ signal }) => api.get('/api/accountopening/room', openingRoomSchema, { signal }),
  })

/** The active user's applications, the newest first. */
export const applicationsQuery = (api: Api) =>
  queryOptions({
    queryKey: [api.actor, 'applications'],
    queryFn: async ({ signal }): Promise<Application[]> =>
      (await api.get('/api/accountopening/applications', applicationsSchema, { signal })).applications,
  })

/**
 * Applies for the basket that the server keeps. Throws an ApiError: `basket-changed`, `basket-empty`, `over-allowance`,
 * `child-missing`, `child-grown-up`, `child-has-one`, `too-small`, and those of a new bank account, which needs a fresh sign-in.
 */
export const apply = (api: Api, application: NewApplication, key: string): Promise<Application> =>
  api.send('POST', '/api/accountopening/applications', application, applicationSchema, {
    idempotencyKey: key,
  })

/** One of the documents to read, as a PDF. Throws an ApiError. */
export const openingDocument = (api: Api, id: OpeningDocument): Promise<ReceivedFile> =>
  fetchFile(api, `/api/accountopening/documents/${id}`)
