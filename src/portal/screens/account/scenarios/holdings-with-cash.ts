// What an account holds as parts of the market, cash included. Pure.
import type { Holdings } from '#api/accounts/holdings.ts'
import type { Held } from '#domain/projection/repeated-year.ts'

export const heldOf = ({ holdings, cashPence }: Pick<Holdings, 'holdings' | 'cashPence'>): Held[] => [
  ...holdings,
  { assetClass: 'Cash', subClass: 'Cash', region: '', valuePence: cashPence },
]
