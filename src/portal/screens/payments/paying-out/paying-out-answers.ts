// What every form that pays money out asks: the bank account, and whether anybody presses the person. Pure.
import * as z from 'zod/mini'
import type { BankAccount } from '#api/payments/bank-accounts.ts'
import { addDays, londonDate } from '#base/dates/london-time.ts'
import { formatInstant, inLondon } from '#ui/figures/instants.ts'

/** Has anybody pressed the person to move the money? */
export const pressureSchema = z.enum(['', 'no', 'yes', 'unsure'])
export type PressureAnswer = z.infer<typeof pressureSchema>

/** Continues only on an explicit no. */
export function problemOfPressure(pressed: PressureAnswer, phone: string): string | undefined {
  if (pressed === '') return 'Answer this question before you go on'
  return pressed === 'no'
    ? undefined
    : `Stop here and call us on ${phone}, before any money is moved. Nothing has been sent`
}

/** What is wrong with the bank account that is to be paid? One that is too new is paid once it can be. */
export const problemOfBankAccount = (
  accounts: readonly Pick<BankAccount, 'id'>[],
  id: string,
): string | undefined =>
  accounts.some((each) => each.id === id) ? undefined : 'Choose the bank account to pay'

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
