// The active user's expression of wish: who should have the pension. Only its holder signs one.
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import {
  CONTACT_MOST,
  NOMINEE_NAME_MOST,
  nomineeKinds,
  parseCharityNumber,
  relations,
  sharesAddUp,
  type NomineeKind,
  type Relation,
} from '#domain/expression-of-wish.ts'
import * as limits from '#domain/limits.gen.ts'
import type { Api } from '../http/client.ts'
import { date, instant, wordOf } from '../http/fields.ts'

export const nomineeSchema = z.object({
  id: z.string(),
  kind: wordOf<NomineeKind>(),
  name: z.string(),
  /** Of a person to the holder. */
  relation: z.nullable(wordOf<Relation>()),
  /** Of a person. */
  bornOn: z.nullable(date),
  /** In the register of charities. */
  charityNumber: z.nullable(z.string()),
  /** How they, or a trustee, can be reached. */
  contact: z.string(),
  /** Hundredths of one per cent. */
  share: z.int(),
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
  /** When a later one took its place. */
  replacedAt: z.nullable(instant),
})
export type Wish = z.infer<typeof wishSchema>

export const answerSchema = z.object({
  current: z.nullable(wishSchema),
  /** The newest first. */
  earlier: z.array(wishSchema),
  /** Names of the pensions for which it holds. */
  pensions: z.array(z.string()),
})
export type ExpressionOfWish = z.infer<typeof answerSchema>

const path = '/api/expression-of-wish'

export const expressionOfWishQuery = (api: Api) =>
  queryOptions({
    queryKey: [api.actor, 'expression-of-wish'],
    queryFn: ({ signal }) => api.get(path, answerSchema, { signal }),
  })

export const newNomineeSchema = z
  .object({
    kind: z.enum(nomineeKinds),
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(NOMINEE_NAME_MOST)),
    relation: z.nullable(z.enum(relations)),
    bornOn: z.nullable(date),
    charityNumber: z.nullable(z.string().check(z.refine((text) => parseCharityNumber(text) === text))),
    contact: z.string().check(z.trim(), z.minLength(1), z.maxLength(CONTACT_MOST)),
    share: z.int().check(z.minimum(1)),
  })
  .check(
    z.refine(
      ({ kind, ...has }) =>
        [has.relation, has.bornOn].every((value) => (kind === 'person') === (value !== null)),
      'a person has relation and bornOn, and nobody else has',
    ),
    z.refine(({ kind, charityNumber }) => kind === 'charity' || charityNumber === null, 'no charity'),
  )

export const newWishSchema = z.object({
  nominees: z.array(newNomineeSchema).check(z.minLength(1), z.maxLength(limits['nominees-max'].value)),
})
export type NewWish = z.infer<typeof newWishSchema>

/** Do the shares add up to everything? The server refuses others with `total`. */
export const addsUp = ({ nominees }: NewWish): boolean => sharesAddUp(nominees.map(({ share }) => share))

/** Signs a new wish in place of the current one. Throws an ApiError. Needs a fresh sign-in, like the review. */
export const signWish = (api: Api, wish: NewWish, key: string): Promise<Wish> =>
  api.send('POST', path, wish, wishSchema, { idempotencyKey: key })

/** Says that the current wish is still right. Throws an ApiError: `replaced` where it is no longer the current one. */
export const reviewWish = (api: Api, id: string): Promise<Wish> =>
  api.send('POST', `${path}/${encodeURIComponent(id)}/review`, {}, wishSchema)
