// The two sides of shared access, and whose requests these are.
import { LinkTabs } from '#ui/link-tabs.tsx'
import { Part, usePortal } from '#ui/portal.tsx'
import css from './shared-access.module.css'

const sides = [
  { to: 'shared-by-you', text: 'Shared by you' },
  { to: 'shared-with-you', text: 'Shared with you' },
] as const

export function AccessTabs({ current }: { current: (typeof sides)[number]['to'] }) {
  const { userName, activeUserName } = usePortal()
  return (
    <>
      <LinkTabs
        label="Shared access"
        tabs={sides.map((side) => ({ ...side, isShown: side.to === current }))}
      />
      <Part name="acting">
        <p className={css.note}>
          You are acting for {activeUserName}. What you share, and what is shared with you, is your own: it
          belongs to {userName}.
        </p>
      </Part>
    </>
  )
}
