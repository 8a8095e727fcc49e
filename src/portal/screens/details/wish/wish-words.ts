// The words of an expression of wish: kinds, relations, shares and what is left of them. Pure.
import type { Nominee } from '#api/people/expression-of-wish.ts'
import { leftOf, writeShare, type NomineeKind, type Relation } from '#domain/expression-of-wish.ts'
import { ownValue } from 'portal-engine/base/record.ts'
import { formatDate } from 'portal-engine/ui/figures/dates.ts'

export const kindWords: Record<NomineeKind, string> = {
  person: 'Person',
  charity: 'Charity',
  trust: 'Trust',
}

export const relationWords: Record<Relation, string> = {
  'spouse-or-civil-partner': 'Husband, wife or civil partner',
  partner: 'Partner',
  child: 'Child',
  grandchild: 'Grandchild',
  parent: 'Parent',
  'brother-or-sister': 'Brother or sister',
  'other-relative': 'Other relative',
  friend: 'Friend',
  other: 'Somebody else',
}

export const shareInWords = (share: number): string => `${writeShare(share)}%`

/** "25% is left to give." */
export function leftInWords(shares: readonly number[]): string {
  const left = leftOf(shares)
  if (left === 0) return 'The shares add up to 100%.'
  return left > 0
    ? `You have ${shareInWords(left)} left to give.`
    : `That is ${shareInWords(-left)} more than 100%.`
}

/** What is known of a nominee in addition to name and share: "Child, born 2 May 1970". */
export function aboutNominee({
  kind,
  relation,
  bornOn,
  charityNumber,
}: Pick<Nominee, 'kind' | 'relation' | 'bornOn' | 'charityNumber'>): string {
  if (kind === 'person') {
    const words = ownValue(relationWords, relation ?? '') ?? relation ?? ''
    return [words, bornOn !== null && `born ${formatDate(bornOn)}`].filter(Boolean).join(', ')
  }
  const word = ownValue(kindWords, kind) ?? kind
  return charityNumber === null ? word : `${word}, number ${charityNumber}`
}
