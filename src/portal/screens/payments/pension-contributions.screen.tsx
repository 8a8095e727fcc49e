// Paying into a pension with tax relief, oneself or by the employer.
import { TabHeading } from 'portal-engine/screen-api/layout/tab-heading.tsx'
import { AddMoneyPage } from './add-money/add-money-page.tsx'
import { NoPension } from './no-pension.tsx'
import { OwnAccountsContext, useOwnAccounts } from './own-accounts.ts'

export default function PensionContributions() {
  const pensions = useOwnAccounts().filter(({ type }) => type === 'Pension')
  const [first] = pensions
  if (!first) return <NoPension />
  return (
    <>
      <TabHeading note="Higher-rate taxpayers can claim more tax relief in their tax return." />
      <OwnAccountsContext value={pensions}>
        <AddMoneyPage fallback={first} />
      </OwnAccountsContext>
    </>
  )
}
