// What Amelia has at the sandbox, and Grace, who is old enough to take her pension.
import { accountsQuery } from '#api/accounts/accounts.ts'
import { bankAccountsQuery } from '#api/payments/bank-accounts.ts'
import { drawdownOptionsQuery } from '#api/payments/drawdown.ts'
import { isaProvidersQuery } from '#api/payments/isa-transfers.ts'
import { mandatesQuery } from '#api/payments/mandates.ts'
import { pensionUseQuery } from '#api/payments/pension-contributions.ts'
import { regularPaymentsQuery } from '#api/payments/regular-payments.ts'
import { withdrawalOptionsQuery } from '#api/payments/withdrawals.ts'
import { personalDetailsQuery } from '#api/people/personal-details.ts'
import { overSandbox } from '../../api/over-sandbox.ts'
import { people } from '../../product-api/support/sandbox.ts'

export const PHONE = '020 7946 0100'
export const TODAY = '2026-11-21'

export async function known() {
  const { as, read } = overSandbox()
  const [amelia, grace] = [as(people.amelia), as(people.grace)]
  const { accounts } = await read(accountsQuery(amelia))
  const { accounts: gracesAccounts } = await read(accountsQuery(grace))
  const drawdown = await read(drawdownOptionsQuery(grace))
  return {
    accounts,
    isa: accounts.find(({ type }) => type === 'ISA')!,
    pension: accounts.find(({ type }) => type === 'Pension')!,
    banks: await read(bankAccountsQuery(amelia)),
    use: await read(pensionUseQuery(amelia)),
    providers: await read(isaProvidersQuery(amelia)),
    mandates: await read(mandatesQuery(amelia)),
    options: await read(withdrawalOptionsQuery(amelia)),
    regular: await read(regularPaymentsQuery(amelia)),
    details: await read(personalDetailsQuery(amelia)),
    grace: {
      banks: await read(bankAccountsQuery(grace)),
      pension: gracesAccounts.find(({ type }) => type === 'Pension')!,
      drawdown,
    },
  }
}

export type Known = Awaited<ReturnType<typeof known>>
