// ISA and junior ISA allowances: for which accounts they are asked, and which field of the answer counts.

export interface LoadedAllowance {
  state: 'loaded'
  /** Not used and not under way; what Direct Debits still collect is in it. */
  allowancePence: number
  /** Paid in, here and elsewhere. */
  usedPence: number
  /** Under way, and what Direct Debits still collect this tax year. */
  plannedPence: number
  /** The part of it that Direct Debits collect, those of accounts to be opened included. */
  collectionsPence: number
  /** What can be paid in in addition to all of that. */
  freePence: number
  /** Subscribed, NotSubscribed, or a word that the portal does not know yet. */
  subscriptionStatus: string
}

/** Is an allowance loaded for this account? Only for GBP accounts of type ISA or JISA (R-ISA-01, R-ISA-02). */
export function hasAllowance(account: { type: string; baseCurrency: string }): boolean {
  return account.baseCurrency === 'GBP' && (account.type === 'ISA' || account.type === 'JISA')
}

/** The figure of tax law that is the allowance of an account of this type. */
export const allowanceFigure = (type: string): 'isa-allowance' | 'junior-isa-allowance' =>
  type === 'JISA' ? 'junior-isa-allowance' : 'isa-allowance'

/** Is nothing paid into this account before its owner has made the ISA declaration? */
export const needsDeclaration = ({ type, subscription }: { type: string; subscription: string }): boolean =>
  type === 'ISA' && subscription !== 'Subscribed'

/** What does the API's answer say about an account of this type? Amounts in pence. */
export function allowanceOf(
  type: string,
  answer: {
    isaClientLevelRemainingContribution: number
    jisaClientLevelRemainingContribution: number
    accountSubscriptionStatus: string
    paidInPence: number
    onItsWayPence: number
    collectionsPence: number
  },
): LoadedAllowance {
  const allowancePence =
    type === 'JISA' ? answer.jisaClientLevelRemainingContribution : answer.isaClientLevelRemainingContribution
  const { paidInPence, onItsWayPence, collectionsPence } = answer
  return {
    state: 'loaded',
    allowancePence,
    usedPence: paidInPence,
    plannedPence: onItsWayPence + collectionsPence,
    collectionsPence,
    freePence: Math.max(0, allowancePence - collectionsPence),
    subscriptionStatus: answer.accountSubscriptionStatus,
  }
}
