// Bringing a pension here.
import { lazy } from 'react'
import { NoPension } from './no-pension.tsx'
import { useOwnAccounts } from './own-accounts.ts'
import { TransferIn } from './transfer-in.tsx'

const PensionTransferForm = lazy(() => import('./pension/transfer-form.tsx'))

export default function PensionTransfers() {
  const account = useOwnAccounts().find(({ type }) => type === 'Pension')
  if (!account) return <NoPension />
  return (
    <TransferIn
      chosen="pension"
      form={(onSent) => <PensionTransferForm account={account} onSent={onSent} />}
    />
  )
}
