// The accounts a person may switch to, in alphabetical order; the one shown is marked.
import { useEffect, useId, useRef, useState } from 'react'
import { isSignedIn } from '#session/types.ts'
import { Icon } from '#ui/icons.tsx'
import { grantedAccounts, openingTexts } from '../session-dialogs/granted-accounts.ts'
import { useServices, useSessionState } from '../state/portal-services.tsx'
import styles from './side-panel.module.css'

/** With more accounts than this there is a search. */
const MOST_WITHOUT_SEARCH = 8

export function AccountPicker({ label, isFirst }: { label: string; isFirst: boolean }) {
  const session = useSessionState()
  const services = useServices()
  const [search, setSearch] = useState('')
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isFirst) heading.current?.focus()
  }, [isFirst])
  if (!isSignedIn(session)) return null
  const { access, active } = session
  const shown = { delegated: 'client', shared: 'grantor', normal: undefined }[session.mode]
  const matching = grantedAccounts(access).filter(({ owner }) =>
    owner.name.toLowerCase().includes(search.toLowerCase()),
  )
  return (
    <section aria-labelledby={id} className={styles.picker} data-entry="picker">
      <h3 id={id} tabIndex={-1} ref={heading}>
        {label}
      </h3>
      {access.clients.length + access.grantors.length > MOST_WITHOUT_SEARCH && (
        <label className={styles.search}>
          Find an account
          <input type="search" value={search} onChange={(event) => setSearch(event.target.value)} />
        </label>
      )}
      <p role="status">{matching.length === 0 && 'Nothing found.'}</p>
      <ul>
        {matching.map(({ owner, kind }) => {
          const isShown = kind === shown && active.userId === owner.id
          return (
            <li key={kind + owner.id}>
              <button
                type="button"
                className={styles.choice}
                aria-current={isShown || undefined}
                onClick={() => {
                  services.panel.set('closed')
                  if (!isShown) void services.session.switchTo({ kind, id: owner.id })
                }}
              >
                <span>
                  <span data-account-name="">{owner.name}</span>
                  <small>{openingTexts[kind].how}</small>
                </span>
                {isShown && <Icon name="check" />}
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
