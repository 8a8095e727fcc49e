// What part of an account is one owner's for tax. Spouses and civil partners who own an account together are taxed on half each,
// unless they tell HMRC of other shares (ITA 2007 s. 836); what somebody owns with another person is theirs for gains as far as their
// share goes (TCGA 1992 s. 60). Pure.

/** From which to which hundredth of the account: 0 to 100 where it has one owner. */
export interface Share {
  from: number
  to: number
}

/** The owner's part of an amount in pence or thousandths of a unit. The parts of both owners add up to the whole. */
export const partOf = (amount: number, { from, to }: Share): number =>
  Math.round((amount * to) / 100) - Math.round((amount * from) / 100)

/** The owner's part of a trade, by what is held before and after it: where everything is sold, no part of a unit stays. */
export const partOfTrade = (heldMilli: number, unitsMilli: number, share: Share): number =>
  partOf(heldMilli + unitsMilli, share) - partOf(heldMilli, share)
