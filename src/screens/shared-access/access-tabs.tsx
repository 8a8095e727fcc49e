// The two sides of shared access, and whose requests these are.
import { Part, RouteLink, usePortal } from '#ui/portal.tsx'
import css from './shared-access.module.css'

export function AccessTabs({ current }: { current: 'shared-by-you' | 'shared-with-you' }) {
  const { userName, activeUserName } = usePortal()
  const tab = (to: typeof current, label: string) => (
    <li>
      <RouteLink to={to} aria-current={to === current ? 'page' : undefined}>
        {label}
      </RouteLink>
    </li>
  )
  return (
    <>
      <nav aria-label="Shared access">
        <ul className={css.tabs}>
          {tab('shared-by-you', 'Shared by you')}
          {tab('shared-with-you', 'Shared with you')}
        </ul>
      </nav>
      <Part name="acting">
        <p className={css.note}>
          You are acting for {activeUserName}. What you share, and what is shared with you, is your own: it
          belongs to {userName}.
        </p>
      </Part>
    </>
  )
}
