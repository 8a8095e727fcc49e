// The accounts of others that this person may open, for people without accounts of their own.
import { useState } from 'react'
import { Icon } from 'portal-engine/ui/icons.tsx'
import { toasts } from 'portal-engine/ui/toasts/toasts.ts'
import { usePortal, type GrantedChoice } from 'portal-engine/screen-api/portal.ts'
import prose from 'portal-engine/ui/prose.module.css'
import css from './granted-accounts.module.css'

export default function GrantedAccounts() {
  const portal = usePortal()
  const [opening, setOpening] = useState<string>()
  const open = async ({ key, name, grant }: GrantedChoice) => {
    setOpening(key)
    // Everybody may see the dashboard; the current page may be hidden from viewers.
    portal.go('account-dashboard')
    try {
      await portal.switchTo(grant)
    } catch (error) {
      portal.report(error)
      toasts.error(`We couldn’t open the account of ${name}. Please try again.`)
      setOpening(undefined)
    }
  }
  return (
    <section className={css.granted} aria-labelledby="granted-accounts">
      <h2 id="granted-accounts">Accounts shared with you</h2>
      <ul className={css.list}>
        {portal.grantedAccounts.map((granted) => (
          <li key={granted.key}>
            <button
              type="button"
              className={css.account}
              aria-busy={opening === granted.key || undefined}
              onClick={() => void open(granted)}
            >
              <Icon name="people" size={24} />
              <span className={css.words}>
                <strong>{granted.label}</strong>
                <span className={prose.muted}>{granted.how}</span>
              </span>
              <Icon name="chevron-right" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
