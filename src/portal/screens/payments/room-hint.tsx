// What may still be paid into an account this tax year, as a hint at an amount; nothing until it is known.
import type { Account } from '#api/accounts/accounts.ts'
import { formatPence } from 'portal-engine/base/money.ts'
import { useAllowance } from './room-left.ts'

interface RoomHintProps {
  account: Account
  inWords: (room: string, hasPlanned: boolean) => string
}

export function RoomHint({ account, inWords }: RoomHintProps) {
  const allowance = useAllowance(account)
  return allowance ? inWords(formatPence(allowance.freePence), allowance.collectionsPence > 0) : null
}
