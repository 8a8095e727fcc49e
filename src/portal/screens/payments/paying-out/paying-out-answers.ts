// What every form that pays money out knows of the bank account that is paid. Pure.
import type { BankAccount } from '#api/payments/bank-accounts.ts'
import { addDays, londonDate } from 'portal-engine/base/dates/london-time.ts'
import { formatInstant, inLondon } from 'portal-engine/ui/figures/instants.ts'

/** The one that is offered first. */
export const usualIn = (accounts: readonly Pick<BankAccount, 'id' | 'isDefault'>[]): string =>
  accounts.find(({ isDefault }) => isDefault)?.id ?? ''

/** The chosen one, where it is too new to be paid now. */
export const notReadyOf = <T extends Pick<BankAccount, 'id' | 'isReady'>>(
  accounts: readonly T[],
  chosenId: string,
): T | undefined => accounts.find(({ id, isReady }) => id === chosenId && !isReady)

/** "15:30 today", "15:30 tomorrow", or the day and time. */
export function readyInWords(readyAt: string, now: Date): string {
  const [today, day] = [londonDate(now), londonDate(new Date(readyAt))]
  if (day === today) return `${formatTime(readyAt)} today`
  return day === addDays(today, 1) ? `${formatTime(readyAt)} tomorrow` : formatInstant(readyAt)
}

const formatTime = inLondon({ hour: '2-digit', minute: '2-digit' })
