// Why a purchase or sale was made, in the words of an investment review.

export const forWithdrawal = 'Pays for your withdrawal. It came from your largest holding.'

export const forTakingAll = 'Everything was sold for your withdrawal.'

export const forFee = (description: string) =>
  `Pays ${description.charAt(0).toLowerCase()}${description.slice(1)}, because there was too little cash.`

export const beyondShare = (weight: number) =>
  `It had grown beyond its share of ${percent(weight)} in your portfolio.`

export const belowShare = (weight: number) =>
  `It was below its share of ${percent(weight)} in your portfolio.`

function percent(share: number): string {
  return `${Math.round(share * 1000) / 10}%`
}
