// The forms of money that goes out, each with values that somebody sends.
import { type RegularPayment } from '#api/payments/regular-payments.ts'
import { drawdownStatements } from '#domain/payments/drawdown-rules.ts'
import { drawdownForm } from '#screens/payments/drawdown/drawdown-form.tsx'
import { wholeForm } from '#screens/payments/drawdown/whole-form.tsx'
import { changeRegularForm, newRegularForm } from '#screens/payments/regular/regular-form.tsx'
import { withdrawalForm } from '#screens/payments/withdrawing/withdrawal-form.tsx'
import { problemsOf } from '../../../engine/forms/prove-form.ts'
import { PHONE, type Known } from './known.ts'

export function payingOut({ accounts, banks, options, regular, grace }: Known) {
  const open = options.accounts.flatMap((option) => {
    const account = accounts.find(({ id }) => id === option.accountId)
    return account && option.closed === null ? [{ account, option }] : []
  })
  const withdrawal = withdrawalForm({ open, first: open[0]!.account, options, bankAccounts: banks }, PHONE)
  const pension = grace.drawdown.pensions[0]!
  const drawdown = drawdownForm({ pension, options: grace.drawdown, bankAccounts: grace.banks }, PHONE)
  const whole = wholeForm(
    { pension, accountName: 'Pension', options: grace.drawdown, bankAccounts: grace.banks },
    PHONE,
  )
  const targets = regular.targets.map(({ accountId, ...target }) => ({
    ...target,
    account: accounts.find(({ id }) => id === accountId)!,
  }))
  const ofPension = { ...targets[0]!, account: grace.pension }
  const newRegular = newRegularForm({ targets: [targets[0]!, ofPension], bankAccounts: banks }, PHONE)
  const payment: RegularPayment = {
    ...({
      id: 'RP-1',
      reference: 'RP-70001',
      accountId: targets[0]!.account.id,
      accountName: 'ISA',
    } as const),
    ...({
      isPension: false,
      currency: 'GBP',
      amountPence: 250_00,
      day: 5,
      status: 'active',
      next: null,
    } as const),
    lastUnchangedOn: null,
    bankAccountEnding: '4958',
    askedBy: 'Amelia Hart',
  }
  const changeRegular = changeRegularForm(
    { targets: [targets[0]!], payments: [payment], offered: payment },
    PHONE,
  )
  const accepted = Object.fromEntries(drawdownStatements.map((each) => [`accepted-${each}`, 'yes']))
  return {
    withdrawalForm: () => problemsOf(withdrawal, { ...withdrawal.blank, amount: '250', pressed: 'no' }),
    drawdownForm: () =>
      problemsOf(drawdown, {
        ...drawdown.blank,
        ...({
          taxFree: '5,000',
          income: '1,000',
          pathway: 'income',
          guidance: 'had',
          pressed: 'no',
        } as const),
        ...accepted,
      }),
    wholeForm: () => problemsOf(whole, { ...whole.blank, ...accepted, guidance: 'declined', pressed: 'no' }),
    newRegularForm: () =>
      problemsOf(
        newRegular,
        { ...newRegular.blank, amount: '250', pressed: 'no' },
        { ...newRegular.blank, accountId: grace.pension.id, amount: '250', ...accepted, pressed: 'no' },
      ),
    changeRegularForm: () => problemsOf(changeRegular, { ...changeRegular.blank, pressed: 'no' }),
  }
}
