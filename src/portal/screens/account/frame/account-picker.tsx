// The active user's other accounts, each at the same page with the same filters.
import { useState } from 'react'
import { useLocation } from 'react-router'
import type { Account } from '#api/accounts/accounts.ts'
import { withoutOwner } from 'portal-engine/base/own-names.ts'
import { isBeforeMoney } from '#domain/account-stage.ts'
import { PathLink } from 'portal-engine/screen-api/links/path-link.tsx'
import { usePortal } from 'portal-engine/screen-api/portal.ts'
import { Disclosure } from 'portal-engine/ui/disclosure.tsx'
import { Money } from 'portal-engine/ui/figures/money.tsx'
import prose from 'portal-engine/ui/prose.module.css'
import css from './account-head.module.css'

export function AccountPicker({ current, all }: { current: Account; all: readonly Account[] }) {
  const { userName, hereWith } = usePortal()
  const { search } = useLocation()
  // A new key folds the list once an account was chosen.
  const [chosen, setChosen] = useState(0)
  return (
    <div className={css.picker}>
      <Disclosure key={chosen} label={<span>Other accounts</span>}>
        <ul className={css.accounts} aria-label="Other accounts">
          {all
            .filter(({ id }) => id !== current.id)
            .map((account) => (
              <li key={account.id}>
                <PathLink
                  to={hereWith({ account: account.id }) + search}
                  onClick={() => setChosen(chosen + 1)}
                >
                  <span>{withoutOwner(account.name, userName)}</span>
                  <span className={prose.quiet}>
                    {account.type}
                    {' · '}
                    {isBeforeMoney(account) ? (
                      'no money yet'
                    ) : (
                      <Money pence={account.valuePence} currency={account.baseCurrency} />
                    )}
                  </span>
                </PathLink>
              </li>
            ))}
        </ul>
      </Disclosure>
    </div>
  )
}
