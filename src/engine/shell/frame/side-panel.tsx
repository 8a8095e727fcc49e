// The side panel that the account button opens: who is signed in, which account is shown, account details, sign-out.
import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { ViewPanel } from '#manifest/surfaces/panel.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icons.tsx'
import { AccountPicker } from './account-picker.tsx'
import { AmountsSwitch } from './amounts-switch.tsx'
import { searchKeys } from '../search/search-keys.ts'
import { Item } from './item.tsx'
import { useServices, useStore } from '../state/portal-services.tsx'
import styles from './side-panel.module.css'
import { ThemeChoice } from './theme-choice.tsx'
import type { PortalDefinition } from '../define-portal.ts'
import prose from '#ui/prose.module.css'

const Abilities = lazy(() => import('../session-dialogs/abilities.tsx'))

export default function SidePanel({ view }: { view: ViewPanel }) {
  const { back, search, help } = view
  const { panel, run, supplies } = useServices()
  const isAtPicker = useStore(panel) === 'at-picker'
  const dialog = useRef<HTMLDialogElement>(null)
  const close = () => panel.set('closed')
  // A layout effect runs before the effects of the children, so the picker takes the focus after the dialog has.
  useLayoutEffect(() => {
    const shown = dialog.current
    const opener = document.activeElement
    shown?.showModal()
    return () => {
      shown?.close()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [])
  useCloseOnNavigation(close)
  return (
    <dialog
      ref={dialog}
      className={styles.panel}
      data-entry="panel"
      aria-labelledby="panel-title"
      onClose={close}
      onClick={(event) => event.target === event.currentTarget && close()}
    >
      <div className={styles.inside}>
        <div className={styles.head}>
          <div>
            <h2 id="panel-title" className={styles.label}>
              {view.label}
            </h2>
            <p className={styles.name}>{view.userName}</p>
            {view.activeName !== undefined && (
              <>
                <p className={styles.active}>Showing the account of {view.activeName}</p>
                <details>
                  <summary>What you can do here</summary>
                  <Suspense fallback={null}>
                    <Abilities />
                  </Suspense>
                </details>
              </>
            )}
            {supplies.panel && <PanelLine load={supplies.panel} />}
          </div>
          <button type="button" className={styles.close} aria-label="Close" onClick={close}>
            <Icon name="close" />
          </button>
        </div>
        {back && (
          <Button icon="arrow-right" data-entry="back" onClick={() => run(back.command)}>
            {back.label}
          </Button>
        )}
        {search && (
          <Button icon="search" data-entry="search" onClick={() => run(search.command)}>
            {search.label}
            <kbd className={styles.keys}>{searchKeys()}</kbd>
          </Button>
        )}
        {view.picker && <AccountPicker label={view.picker.label} isFirst={isAtPicker} />}
        {view.details && (
          <nav aria-label={view.details.label}>
            <ul className={styles.details}>
              {view.details.items.map((item) => (
                <li key={item.id} data-entry={item.id}>
                  <Item item={item} className={styles.detail} onUse={close}>
                    {item.label}
                    <Icon name="chevron-right" size={16} />
                  </Item>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <AmountsSwitch />
        <ThemeChoice />
        {help && (
          <Button icon="phone" data-entry="help" onClick={() => run(help.command)}>
            {help.label}
          </Button>
        )}
        <Button icon="log-out" data-entry="log-out" onClick={() => run(view.logOut.command)}>
          {view.logOut.label}
        </Button>
      </div>
    </dialog>
  )
}

/** The line of the portal's definition; its height is there before it. */
function PanelLine({ load }: { load: NonNullable<PortalDefinition['panel']> }) {
  const [Line] = useState(() => lazy(async () => ({ default: (await load()).Line ?? Nothing })))
  return (
    <Suspense fallback={<p className={prose.quiet}>{'\u00a0'}</p>}>
      <Line />
    </Suspense>
  )
}

const Nothing = () => null

function useCloseOnNavigation(close: () => void): void {
  const { key } = useLocation()
  const first = useRef(key)
  useEffect(() => {
    if (first.current !== key) close()
  })
}
