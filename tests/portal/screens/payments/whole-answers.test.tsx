// The form of taking a whole pension: what must be answered and agreed to.
import { expect, it } from 'vitest'
import type { BankAccount } from '#api/payments/bank-accounts.ts'
import { errorsOf } from '#forms/form-logic.ts'
import { wholeForm } from '#screens/payments/drawdown/whole-form.tsx'
import type { DrawdownOptions, DrawdownPension } from '#api/payments/drawdown.ts'

const bankAccounts = [{ id: 'BA-1', isReady: true }] as BankAccount[]
const options = { startsOn: '2026-12-24', settlesOn: '2026-12-30' } as DrawdownOptions
const formOf = (isSmallPot: boolean) =>
  wholeForm(
    {
      pension: {
        accountId: 'A-1',
        availablePence: 9_000_00,
        lumpSumsTakenPence: 0,
        isSmallPot,
      } as DrawdownPension,
      accountName: 'Pension',
      options,
      bankAccounts,
    },
    '0800 1',
  )
const blank = { ...formOf(false).blank, bankAccountId: 'BA-1' }

it('A whole pension wants guidance answered, each statement agreed to, and nobody pressing', () => {
  expect(Object.keys(errorsOf(formOf(false), blank))).toEqual([
    'guidance',
    'accepted-tax',
    'accepted-allowance',
    'accepted-benefits',
    'pressed',
  ])
  expect(
    errorsOf(formOf(false), {
      ...blank,
      guidance: 'declined',
      ...{ 'accepted-tax': 'yes', 'accepted-allowance': 'yes', 'accepted-benefits': 'yes' },
      pressed: 'no',
    }),
  ).toEqual({})
})

it('A small pot lowers no allowance, so nothing is agreed to about it', () => {
  const answers = { ...blank, guidance: 'had' as const, pressed: 'no' as const }
  expect(Object.keys(errorsOf(formOf(true), answers))).toEqual(['accepted-tax', 'accepted-benefits'])
})
