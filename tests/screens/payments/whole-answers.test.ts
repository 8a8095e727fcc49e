// The form of taking a whole pension: what must be answered and agreed to.
import { expect, it } from 'vitest'
import type { BankAccount } from '#api/payments/bank-accounts.ts'
import { blankWhole, checkWhole } from '../../../src/screens/payments/drawdown/whole-answers.ts'

const bankAccounts = [{ id: 'BA-1', isReady: true }] as BankAccount[]
const blank = blankWhole('A-1', 'BA-1')

it('A whole pension wants guidance answered, each statement agreed to, and nobody pressing', () => {
  const known = { pension: { isSmallPot: false }, bankAccounts, phone: '0800 1' }
  expect(Object.keys(checkWhole(blank, known))).toEqual([
    'guidance',
    'accepted-tax',
    'accepted-allowance',
    'accepted-benefits',
    'pressed',
  ])
  expect(
    checkWhole(
      { ...blank, guidance: 'declined', accepted: ['tax', 'allowance', 'benefits'], pressed: 'no' },
      known,
    ),
  ).toEqual({})
})

it('A small pot lowers no allowance, so nothing is agreed to about it', () => {
  const known = { pension: { isSmallPot: true }, bankAccounts, phone: '0800 1' }
  const answers = { ...blank, guidance: 'had' as const, pressed: 'no' as const }
  expect(Object.keys(checkWhole(answers, known))).toEqual(['accepted-tax', 'accepted-benefits'])
})
