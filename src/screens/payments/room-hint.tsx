// What may still be paid into an account this tax year, as a hint beside an amount; nothing until it is known.
import type { Account } from '#api/accounts/accounts.ts'
import { formatPence } from '#base/money.ts'
import { useRoomLeft } from './room-left.ts'

interface RoomHintProps {
  account: Account
  inWords: (room: string, hasPlanned: boolean) => string
}

export function RoomHint({ account, inWords }: RoomHintProps) {
  const { roomPence, plannedPence } = useRoomLeft(account)
  return roomPence === undefined ? null : inWords(formatPence(roomPence), plannedPence > 0)
}
