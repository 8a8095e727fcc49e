// Adding money by bank transfer, into any account.
import { TabHeading } from 'portal-engine/screen-api/layout/tab-heading.tsx'
import { AddMoneyPage } from './add-money/add-money-page.tsx'
import { useOwnAccounts } from './own-accounts.ts'

export default function BankTransfers() {
  const [first] = useOwnAccounts()
  if (!first) return <TabHeading note="There is no account to pay into yet." />
  return (
    <>
      <TabHeading note={null} />
      <AddMoneyPage fallback={first} />
    </>
  )
}
