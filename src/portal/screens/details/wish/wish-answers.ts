// The answers of an expression of wish: their shape, what is wrong with them, and as the API takes them. Pure.
import * as z from 'zod/mini'
import type { ErrorMessages } from 'portal-engine/http/contract.ts'
import { signWish, type NewWish, type Nominee, type Wish } from '#api/people/expression-of-wish.ts'
import { parseTypedDate, typeDate } from 'portal-engine/base/dates/typed-date.ts'
import {
  CONTACT_MOST,
  evenShares,
  leftOf,
  mayBeBornOn,
  NOMINEE_NAME_MOST,
  nomineeKinds,
  parseCharityNumber,
  parseShare,
  relations,
  writeShare,
  type NomineeKind,
  type Relation,
} from '#domain/expression-of-wish.ts'
import { aboutNominee, shareInWords } from './wish-words.ts'

const nominee = z.object({
  /** Tells it from the others in this form. */
  id: z.int(),
  kind: z.enum(nomineeKinds),
  name: z.string(),
  relation: z.enum(['', ...relations]),
  /** As typed, like all that follows. */
  born: z.string(),
  charityNumber: z.string(),
  contact: z.string(),
  share: z.string(),
})
export type TypedNominee = z.infer<typeof nominee>
export type NomineeField = Exclude<keyof TypedNominee, 'id' | 'kind'>

export const schema = z.object({
  nominees: z.array(nominee),
  isUnderstood: z.boolean(),
  /** The wish that was held when this one was begun. */
  replaces: z.optional(z.nullable(z.string())),
})
export type WishAnswers = z.infer<typeof schema>

/** Begins with the current wish, where there is one. */
export const blankWish = (current: Wish | null): WishAnswers => ({
  nominees: (current?.nominees ?? []).map(typeNominee),
  isUnderstood: false,
  replaces: current?.id ?? null,
})

const blank = { name: '', relation: '', born: '', charityNumber: '', contact: '', share: '' } as const

function typeNominee(given: Nominee, place: number): TypedNominee {
  return {
    id: place + 1,
    kind: nomineeKinds.find((kind) => kind === given.kind) ?? 'person',
    name: given.name,
    relation: relations.find((relation) => relation === given.relation) ?? '',
    born: given.bornOn === null ? '' : typeDate(given.bornOn),
    charityNumber: given.charityNumber ?? '',
    contact: given.contact,
    share: writeShare(given.share),
  }
}

const freeId = (nominees: readonly TypedNominee[]): number => Math.max(0, ...nominees.map(({ id }) => id)) + 1

export const added = (nominees: readonly TypedNominee[], kind: NomineeKind): TypedNominee[] => [
  ...nominees,
  { ...blank, kind, id: freeId(nominees) },
]

/** Takes one back that was taken out, under an id that no other has got meanwhile. */
export function takenBack(
  nominees: readonly TypedNominee[],
  { nominee, place }: { nominee: TypedNominee; place: number },
): { nominee: TypedNominee; nominees: TypedNominee[] } {
  const back = { ...nominee, id: freeId(nominees) }
  return { nominee: back, nominees: nominees.toSpliced(place, 0, back) }
}

export function splitEvenly(nominees: readonly TypedNominee[]): TypedNominee[] {
  const shares = evenShares(nominees.length)
  return nominees.map((each, place) => ({ ...each, share: writeShare(shares[place]!) }))
}

/** What counts so far: a share that cannot be read counts as none. */
export const sharesOf = ({ nominees }: WishAnswers): number[] =>
  nominees.map(({ share }) => parseShare(share) ?? 0)

/** The error of each field that has one: of `n3-share`, `none` without nominees, `total` of the shares. */
export function checkWish(answers: WishAnswers, today: string): Record<string, string> {
  const { nominees, isUnderstood } = answers
  const entries = nominees.flatMap((each) =>
    Object.entries(problemsOfNominee(each, today)).map(([name, problem]) => [`n${each.id}-${name}`, problem]),
  )
  const problems: Record<string, string> = Object.fromEntries(entries)
  const shares = sharesOf(answers)
  if (nominees.length === 0) problems['none'] = 'Add a person, a charity or a trust'
  else if (!shares.includes(0) && leftOf(shares) !== 0) problems['total'] = 'The shares must add up to 100%'
  if (!isUnderstood) problems['isUnderstood'] = 'Confirm that you have read this'
  return problems
}

function problemsOfNominee(each: TypedNominee, today: string): Partial<Record<NomineeField, string>> {
  const { kind, name, relation, born, charityNumber, contact, share } = each
  const who = name.trim() || `this ${kind}`
  const problems = {
    name: problemOfText(name, `Enter the name of the ${kind}`, NOMINEE_NAME_MOST),
    ...(kind === 'person' && {
      relation: relation === '' ? `Choose who ${who} is to you` : undefined,
      born: problemOfBirth(born, who, today),
    }),
    ...(kind === 'charity' && {
      charityNumber:
        charityNumber.trim() === '' || parseCharityNumber(charityNumber) !== undefined
          ? undefined
          : 'Enter the number as on the register, such as 1099887 or SC012345, or leave it empty',
    }),
    contact: problemOfText(contact, `Enter how we can reach ${who}`, CONTACT_MOST),
    share: parseShare(share) === undefined ? `Enter the share of ${who}, such as 25 or 33.33` : undefined,
  }
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined))
}

function problemOfText(text: string, missing: string, most: number): string | undefined {
  if (text.trim() === '') return missing
  return text.trim().length > most ? `Enter ${most} characters or fewer` : undefined
}

function problemOfBirth(typed: string, who: string, today: string): string | undefined {
  const date = parseTypedDate(typed)
  if (date === undefined) return `Enter the date of birth of ${who}, such as 27 3 1984`
  return mayBeBornOn(date, today) ? undefined : `Check the date of birth of ${who}`
}

/** The wish to sign, from answers without problems. */
export const newWishOf = ({ nominees, replaces }: WishAnswers): NewWish => ({
  nominees: nominees.map(newNomineeOf),
  replaces,
})

function newNomineeOf(given: WishAnswers['nominees'][number]): NewWish['nominees'][number] {
  const { kind } = given
  const named = {
    name: given.name.trim(),
    contact: given.contact.trim(),
    share: parseShare(given.share) ?? 0,
  }
  const nobody = { relation: null, bornOn: null, charityNumber: null }
  if (kind === 'trust') return { kind, ...named, ...nobody }
  if (kind === 'charity')
    return { kind, ...named, ...nobody, charityNumber: parseCharityNumber(given.charityNumber) ?? null }
  const bornOn = parseTypedDate(given.born)!
  return { kind, ...named, ...nobody, relation: given.relation as Relation, bornOn }
}

export const describeWish = (answers: WishAnswers) =>
  newWishOf(answers).nominees.map((each) => ({
    label: each.name || 'No name yet',
    value: [shareInWords(each.share), aboutNominee(each), each.contact].filter(Boolean).join('. '),
  }))

export const messages: ErrorMessages<typeof signWish> = {
  changed:
    'Another wish has just been signed, so this one was not. Leave this page, open it again and start from the new wish.',
  total: 'The shares do not add up to 100%. Nothing was signed.',
  'born-on': 'A date of birth is in the future or too long ago. Nothing was signed.',
  'owner-only': 'Only the pension holder can sign a wish. Nothing was signed.',
  'flag-off': 'You can’t sign an expression of wish here at the moment. Nothing was signed.',
}
