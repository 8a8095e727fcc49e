// The forms of accounts and bank accounts, each with values that somebody sends.
import { declarationsFor, documentsFor } from '#domain/opening/account-opening.ts'
import type { BankValues } from '#screens/shared/bank/bank-values.ts'
import { applicationForm } from '#screens/opening/application/application-form.tsx'
import { NEW_BANK } from '#screens/opening/application/application-values.ts'
import { companyForm } from '#screens/opening/corporate/company-form.tsx'
import { bankAccountForm } from '#screens/payments/bank-details/bank-form.tsx'
import { problemsOf } from '../../../engine/forms/prove-form.ts'
import type { Known } from './known.ts'

const bank: BankValues = {
  ...{ name: 'Amelia Hart', kind: 'personal', sortCode: '08-99-99', accountNumber: '66374958' },
  ...{ checked: null, isAccepted: false },
}

export function applying({ banks }: Known) {
  const item = { id: '1', name: 'Rainy day', goal: '', riskLevel: 4, years: 10, initialPence: 5_000_00 }
  const application = applicationForm({
    basket: { savedAt: '2026-11-21T10:00:00.000Z', items: [{ ...item, wrapper: 'ISA', monthlyPence: 0 }] },
    banks,
    ...{ mayAddBank: true, isOwn: true },
  })
  const agreed = { documents: [...documentsFor(['ISA'])], declarations: [...declarationsFor(['ISA'])] }
  return {
    applicationForm: () =>
      problemsOf(
        application,
        { ...application.blank, ...agreed, bankId: banks[0]!.id },
        { ...application.blank, ...agreed, bankId: NEW_BANK, bank },
      ),
    companyForm: () =>
      problemsOf(companyForm, {
        ...({ companyName: 'Elm Ltd', companyNumber: '01234567', lei: '' } as const),
        ...({ line1: '4 New Road', line2: '', town: 'Leeds', postcode: 'LS1 1AA' } as const),
        people: JSON.stringify([{ name: 'Amelia Hart', role: 'Director' }]),
        ...({ accountName: 'Elm Ltd', sortCode: '08-99-99', accountNumber: '66374958' } as const),
        sourceOfWealth: 'Trading profits',
      }),
    bankAccountForm: () => problemsOf(bankAccountForm('Amelia Hart'), bank),
  }
}
