// The forms of money that comes in, each with values that somebody sends.
import { addMoneyForm } from '#screens/payments/add-money/add-money-form.tsx'
import type { LoadedAllowance } from '#domain/tax/isa-allowance.ts'
import { isaTransferForm } from '#screens/payments/isa-jisa/isa-transfer-form.tsx'
import { changeMandateForm } from '#screens/payments/mandates/mandate-form.tsx'
import { pensionTransferForm } from '#screens/payments/pension/transfer-form.tsx'
import { problemsOf } from '../../../engine/forms/prove-form.ts'
import { TODAY, type Known } from './known.ts'

export function payingIn({ accounts, isa, pension, use, providers, mandates }: Known) {
  const undeclared = { subscriptionStatus: 'NotSubscribed', freePence: 20_000_00 } as LoadedAllowance
  const allowanceOf = () => ({ data: undeclared, hasFailed: false })
  const declaring = { declare: async () => undefined, allowanceOf }
  const mandate = mandates.mandates.find(({ status }) => status === 'active')!
  const addMoney = addMoneyForm({
    ...{ accounts, account: isa, use, allowanceOf, today: TODAY },
    declare: declaring.declare,
    monthly: { ...mandates, free: [isa, pension] },
  })
  const isaTransfer = isaTransferForm({
    accounts: [isa],
    account: isa,
    providers,
    allowanceOf: () => ({ data: undefined, hasFailed: false }),
  })
  const changeMandate = changeMandateForm(mandates, [isa], mandate, declaring)
  const pensionTransfer = pensionTransferForm(pension)
  return {
    isaTransferForm: () =>
      problemsOf(isaTransfer, {
        ...isaTransfer.blank,
        ...({
          provider: providers[0]!,
          planNumber: 'HB 12/3',
          source: 'stocks-isa',
          extent: 'part',
          means: 'cash',
        } as const),
        ...({ amount: '1,000', thisYear: 'some', thisYearAmount: '500' } as const),
      }),
    addMoneyForm: () =>
      problemsOf(
        addMoney,
        { ...addMoney.blank, amount: '5,000', arrivesOn: '2026-12-01', declares: 'yes' },
        { ...addMoney.blank, often: 'monthly', amount: '250', declares: 'yes' },
        {
          ...addMoney.blank,
          ...({ accountId: pension.id, amount: '800', arrivesOn: '2026-12-01', earnings: '40,000' } as const),
          ...({ applies: 'yes', elsewhere: '5,000', isHigh: 'yes' } as const),
          ...({ threshold: '210,000', adjusted: '270,000' } as const),
          ...({ hasFlexible: 'yes', flexibleOn: '2026-06-01', paidElsewhereAfter: '0' } as const),
        },
      ),
    changeMandateForm: () => problemsOf(changeMandate, { ...changeMandate.blank, declares: 'yes' }),
    pensionTransferForm: () =>
      problemsOf(pensionTransfer, {
        ...pensionTransfer.blank,
        ...({
          provider: 'Harbour',
          planNumber: 'HB 12/3',
          amount: '20,000',
          safeguarded: 'no',
          protectedAge: 'no',
        } as const),
      }),
  }
}
