// How far an account is: what its pages can show depends on it.

/** `unfunded`: no money has arrived. `new`: funded for less than three months. `established`: funded for longer. */
export type AccountStage = 'unfunded' | 'new' | 'established'

/** `threeMonths`: the return over the last three months; null if the account is younger. */
export function accountStage(status: string, threeMonths: number | null): AccountStage {
  if (isBeforeMoney({ status })) return 'unfunded'
  return threeMonths === null ? 'new' : 'established'
}

/** Has no money arrived yet? */
export const isBeforeMoney = ({ status }: { status: string }): boolean => status === 'AwaitingMoney'
