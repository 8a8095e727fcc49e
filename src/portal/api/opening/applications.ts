// Applying for the accounts of the basket, and what became of it.
import { queryOf } from 'portal-engine/http/query.ts'
import * as z from 'zod/mini'
import type { ReceivedFile } from 'portal-engine/base/files/file-kind.ts'
import type { Outcome, OpeningDocument, Wrapper } from '#domain/opening/account-opening.ts'
import type { Api } from 'portal-engine/http/client.ts'
import { get, post, reason } from 'portal-engine/http/contract.ts'
import { date, id, instant, pence, wordOf } from 'portal-engine/http/fields.ts'
import { fetchFile, fileSchema } from 'portal-engine/http/files.ts'
import { pagedQueryOf } from 'portal-engine/http/paged-query.ts'
import { nextCursor, pageParameters } from 'portal-engine/http/pages.ts'
import { cannotAddBankAccount, newBankAccountSchema } from '../payments/bank-accounts.ts'

const newApplicationSchema = z.object({
  /** `savedAt` of the basket that was on screen; the server applies for what it keeps, and refuses another one. */
  basketSavedAt: z.nullable(z.string().check(z.maxLength(100))),
  /** Ids of what was read and of what was declared. */
  documents: z.array(id).check(z.maxLength(50)),
  declarations: z.array(id).check(z.maxLength(50)),
  /** Where first and monthly payments are collected from: one of the bank accounts known, or a new one. */
  bank: z.union([z.object({ id }), newBankAccountSchema]),
})
export type NewApplication = z.infer<typeof newApplicationSchema>

export const applicationSchema = z.object({
  id: z.string(),
  reference: z.string(),
  outcome: wordOf<Outcome>(),
  sentAt: instant,
  /** The name of the person who sent it. */
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

export const listApplications = get('/api/accountopening/applications', {
  summary: 'A page of the applications, the newest first',
  openTo: 'attorney',
  query: pageParameters,
  answer: z.object({ applications: z.array(applicationSchema), nextCursor }),
})

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

const openingRoomSchema = z.object({
  isa: allowancePeriods,
  /** The allowance of a child that the firm does not know yet. */
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

export const getOpeningRoom = get('/api/accountopening/room', {
  summary: 'Which accounts may be opened, and how much may go in',
  openTo: 'attorney',
  answer: openingRoomSchema,
})

/** What the allowances leave for new accounts. */
export const openingRoomQuery = (api: Api) => queryOf(api, getOpeningRoom)

/** The active user's applications, the newest first. */
export const applicationsQuery = (api: Api) =>
  pagedQueryOf(api, listApplications, ({ applications }) => applications)

/** Applies for the basket that the server keeps. A new bank account needs a fresh sign-in. */
export const apply = post('/api/accountopening/applications', {
  summary: 'Sends an application',
  openTo: 'attorney',
  body: newApplicationSchema,
  answer: applicationSchema,
  errors: [
    ...cannotAddBankAccount,
    reason('basket-empty', 409, 'The basket is empty.'),
    reason('basket-changed', 409, 'The basket is not the one that was on screen.'),
    reason('too-young', 422, 'The applicant is under 18.'),
    reason('too-old', 422, 'The applicant is 75 or older, and applies for a pension.'),
    reason(
      'not-uk-resident',
      422,
      'The applicant is not resident in the United Kingdom, and applies for an ISA.',
    ),
    reason('child-missing', 422, 'A junior ISA has no child.'),
    reason('child-grown-up', 422, 'The child of a junior ISA is not under 18.'),
    reason('child-has-one', 409, 'The child has a junior ISA, here or in this basket.'),
    reason('too-small', 422, 'A payment is smaller than one may be.'),
    reason('too-large', 422, 'A payment is larger than one may be.'),
    reason(
      'over-allowance',
      409,
      'First or monthly payments are more than an allowance has left: the most of one of them is given.',
      z.object({ roomPence: z.optional(pence), monthlyPence: z.optional(pence) }),
    ),
  ],
  takesKey: true,
})

export const getOpeningDocument = get('/api/accountopening/documents/:id', {
  summary: 'A document of an application',
  openTo: 'attorney',
  answer: fileSchema,
})

/** One of the documents to read, as a PDF. Throws an ApiError. */
export const openingDocument = (api: Api, id: OpeningDocument): Promise<ReceivedFile> =>
  fetchFile(api, getOpeningDocument, { id })
