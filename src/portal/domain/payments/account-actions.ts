// What the account itself allows to be done with its money. Who may do it is for the guards of the pages. Pure.
interface OfAccount {
  type: string
  status: string
}

/** Money comes in while an account is open, before its first money too. */
export const mayAddMoney = ({ status }: OfAccount): boolean => status === 'Open' || status === 'AwaitingMoney'

/** A junior ISA is locked until 18, and a pension has a page of its own for taking money out. */
export const mayWithdraw = ({ type, status }: OfAccount): boolean =>
  status === 'Open' && type !== 'JISA' && type !== 'Pension'
