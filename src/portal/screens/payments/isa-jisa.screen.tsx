// Paying into an ISA or junior ISA, and transferring one here. The account of a declaration comes as ?account=.
import { lazy } from 'react'
import { hasAllowance } from '#domain/tax/isa-allowance.ts'
import { TabHeading } from 'portal-engine/screen-api/layout/tab-heading.tsx'
import { RouteLink } from 'portal-engine/screen-api/links/route-link.tsx'
import { useUrlState } from 'portal-engine/screen-api/use-url-state.ts'
import { AddMoneyPage } from './add-money/add-money-page.tsx'
import { OwnAccountsContext, useOwnAccounts } from './own-accounts.ts'
import { TransferIn } from './transfer-in.tsx'

const IsaTransferForm = lazy(() => import('./isa-jisa/isa-transfer-form.tsx'))

export default function IsaAndJuniorIsa() {
  const accounts = useOwnAccounts().filter(hasAllowance)
  const [search] = useUrlState()
  const [first] = accounts
  if (!first) return <TabHeading note="There is no ISA or junior ISA in pounds here yet." />
  if (search.get('job') === 'transfer')
    return (
      <TransferIn
        chosen="isa"
        form={(onSent) => (
          <IsaTransferForm
            accounts={accounts}
            account={accounts.find(({ id }) => id === search.get('account')) ?? first}
            onSent={onSent}
          />
        )}
      />
    )
  return (
    <>
      <TabHeading
        note={
          <>
            To move an ISA here,{' '}
            <RouteLink to="isa-jisa" search="?job=transfer">
              transfer it
            </RouteLink>
            ; do not withdraw it.
          </>
        }
      />
      <OwnAccountsContext value={accounts}>
        <AddMoneyPage fallback={first} />
      </OwnAccountsContext>
    </>
  )
}
