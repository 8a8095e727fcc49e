// The active user's expression of wish: who should have the pension. Only its holder signs one.
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { keyOf } from 'portal-engine/http/query.ts'
import {
  CONTACT_MOST,
  NOMINEE_NAME_MOST,
  charityNumberPattern,
  relations,
  sharesAddUp,
  WHOLE,
  type NomineeKind,
  type Relation,
} from '#domain/expression-of-wish.ts'
import * as limits from '#domain/limits.gen.ts'
import type { Api } from 'portal-engine/http/client.ts'
import { get, post, reason } from 'portal-engine/http/contract.ts'
import { date, instant, wordOf } from 'portal-engine/http/fields.ts'
import { text } from 'portal-engine/http/typed-fields.ts'
import { everyPage } from 'portal-engine/http/paged-query.ts'
import { nextCursor, pageParameters } from 'portal-engine/http/pages.ts'
import { ownerOnly } from 'portal-engine/http/reasons.ts'

/** A share of the pension, in hundredths of one per cent. */
const shareSchema = z.int().check(z.describe('Hundredths of one per cent'))

const nomineeSchema = z.object({
  id: z.string(),
  kind: wordOf<NomineeKind>(),
  name: z.string(),
  /** How a person is related to the holder. */
  relation: z.nullable(wordOf<Relation>()),
  /** A person's date of birth. */
  bornOn: z.nullable(date),
  /** In the register of charities. */
  charityNumber: z.nullable(z.string()),
  /** How they, or a trustee, can be reached. */
  contact: z.string(),
  share: shareSchema,
})
export type Nominee = z.infer<typeof nomineeSchema>

export const wishSchema = z.object({
  id: z.string(),
  reference: z.string(),
  nominees: z.array(nomineeSchema),
  signedAt: instant,
  /** When the holder last said that it is right. */
  reviewedOn: date,
  reviewDueOn: date,
  /** When a newer one replaced it. */
  replacedAt: z.nullable(instant),
})
export type Wish = z.infer<typeof wishSchema>

const expressionOfWishSchema = z.object({
  current: z.nullable(wishSchema),
  /** A page of them, the newest first. */
  earlier: z.array(wishSchema),
  nextCursor,
  /** Names of the pensions for which it holds. */
  pensions: z.array(z.string()),
})
export type ExpressionOfWish = z.infer<typeof expressionOfWishSchema>

const flagOff = reason('flag-off', 403, 'There is no expression of wish for this person.')

export const getExpressionOfWish = get('/api/expression-of-wish', {
  summary: 'The newest expression of wish, and a page of the earlier ones',
  openTo: 'attorney',
  query: pageParameters,
  answer: expressionOfWishSchema,
  errors: [flagOff],
})

/** With all of the earlier ones. */
export const expressionOfWishQuery = (api: Api) =>
  queryOptions({
    queryKey: keyOf(api, getExpressionOfWish),
    queryFn: async ({ signal }): Promise<ExpressionOfWish> => {
      const pages = await everyPage((cursor) => api.call(getExpressionOfWish, { query: { cursor }, signal }))
      return { ...pages[0]!, earlier: pages.flatMap(({ earlier }) => earlier) }
    },
  })

const named = {
  name: text(NOMINEE_NAME_MOST),
  contact: text(CONTACT_MOST),
  share: shareSchema.check(z.minimum(1), z.maximum(WHOLE)),
}
const noPerson = { relation: z.null(), bornOn: z.null() }

const newNomineeSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('person'),
    ...named,
    relation: z.enum(relations),
    bornOn: date,
    charityNumber: z.null(),
  }),
  z.object({
    kind: z.literal('charity'),
    ...named,
    ...noPerson,
    charityNumber: z.nullable(z.string().check(z.regex(charityNumberPattern))),
  }),
  z.object({ kind: z.literal('trust'), ...named, ...noPerson, charityNumber: z.null() }),
])

const newWishSchema = z.object({
  /** The id of the wish that was read before, null where there was none. Where it is left out, whatever is current is replaced. */
  replaces: z.optional(z.nullable(z.string())),
  nominees: z.array(newNomineeSchema).check(z.minLength(1), z.maxLength(limits['nominees-max'].value)),
})
export type NewWish = z.infer<typeof newWishSchema>

/** Do the shares add up to everything? The server refuses others with `total`. */
export const addsUp = ({ nominees }: NewWish): boolean => sharesAddUp(nominees.map(({ share }) => share))

/** Signs a new wish in place of the current one. */
export const signWish = post('/api/expression-of-wish', {
  summary: 'Makes an expression of wish',
  body: newWishSchema,
  answer: wishSchema,
  errors: [
    flagOff,
    ownerOnly,
    reason('changed', 409, 'Another wish than the one in `replaces` is current.'),
    reason('total', 422, 'The shares do not add up to the whole.'),
    reason('born-on', 422, 'A date of birth is in the future or too long ago.'),
  ],
  openTo: 'owner',
  needsFreshSignIn: true,
  takesKey: true,
})

/** Says that the current wish is still right. */
export const reviewWish = post('/api/expression-of-wish/:id/review', {
  summary: 'Says that it still holds',
  answer: wishSchema,
  errors: [flagOff, ownerOnly, reason('replaced', 409, 'It is no longer the current wish.')],
  openTo: 'owner',
  needsFreshSignIn: true,
})
