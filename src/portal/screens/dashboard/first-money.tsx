// In place of the total while no money has arrived in any account: what is due first, and what follows.
// After the last account was closed, it says that there is none.
import type { Account } from '#api/accounts/accounts.ts'
import { NextMoney } from '#screens/shared/cards/next-money.tsx'
import prose from 'portal-engine/ui/prose.module.css'
import css from './home.module.css'

export default function FirstMoney({ accounts }: { accounts: readonly Account[] }) {
  if (accounts.length === 0)
    return (
      <div>
        <h2 className={css.label}>You have no account here now</h2>
        <p className={prose.muted}>Once you have opened one, its value shows here.</p>
      </div>
    )
  const first = accounts
    .flatMap((account) => (account.next ? [{ account, next: account.next }] : []))
    .toSorted((a, b) => a.next.on.localeCompare(b.next.on))[0]
  return (
    <div>
      <h2 className={css.label}>{first ? 'Your money is on its way' : 'Pay in your first money'}</h2>
      {first && (
        <p className={css.due}>
          <NextMoney {...first} />
        </p>
      )}
      <p className={prose.muted}>You will see what it is worth the day after we invest it.</p>
    </div>
  )
}
