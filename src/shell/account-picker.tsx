// The accounts a person may switch to, in alphabetical order; the one shown is marked.
import { useEffect, useId, useRef, useState } from 'react'
import { isSignedIn, type OtherAccount, type SwitchChoice } from '#session/types.ts'
import { Icon } from '#ui/icons.tsx'
import { useServices, useSession } from './portal-services.tsx'
import styles from './side-panel.module.css'

const SEARCH_FROM = 8

interface Choice {
  account: OtherAccount
  how: string
  choice: SwitchChoice
  isShown: boolean
}

export function AccountPicker({ label, isFirst }: { label: string; isFirst: boolean }) {
  const session = useSession()
  const services = useServices()
  const [search, setSearch] = useState('')
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isFirst) heading.current?.focus()
  }, [isFirst])
  if (!isSignedIn(session)) return null
  const { access, active } = session
  const choices: Choice[] = [
    ...access.clients.map((account) => ({
      account,
      how: 'Delegated access',
      choice: { client: account.id },
      isShown: session.mode === 'delegated' && active.userId === account.id,
    })),
    ...access.grantors.map((account) => ({
      account,
      how: 'Shared access, view only',
      choice: { grantor: account.id },
      isShown: session.mode === 'shared' && active.userId === account.id,
    })),
  ].toSorted((a, b) => a.account.name.localeCompare(b.account.name, 'en-GB', { sensitivity: 'base' }))
  const found = choices.filter(({ account }) => account.name.toLowerCase().includes(search.toLowerCase()))
  return (
    <section aria-labelledby={id} className={styles.picker} data-entry="picker">
      <h3 id={id} tabIndex={-1} ref={heading}>
        {label}
      </h3>
      {choices.length > SEARCH_FROM && (
        <label className={styles.search}>
          Find an account
          <input type="search" value={search} onChange={(event) => setSearch(event.target.value)} />
        </label>
      )}
      <ul>
        {found.map(({ account, how, choice, isShown }) => (
          <li key={how + account.id}>
            <button
              type="button"
              className={styles.choice}
              aria-current={isShown || undefined}
              onClick={() => {
                services.panel.set('closed')
                if (!isShown) void services.session.switchTo(choice)
              }}
            >
              <span>
                <span data-account-name="">{account.name}</span>
                <small>{how}</small>
              </span>
              {isShown && <Icon name="check" />}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
