// The announcements that hold now, above the header. It is always in the page, so that screen readers say one that turns up.
import type { PortalView } from '#manifest/surfaces/all.ts'
import { Icon } from '#ui/icons.tsx'
import { Item } from './item.tsx'
import { useServices, useStore } from '../state/portal-services.tsx'
import css from './announcements.module.css'

/** Shown at a time; the next one comes when one is dismissed or over. */
const MOST = 2

export function Announcements({ announcements }: { announcements: PortalView['announcements'] }) {
  const { dismissed } = useServices()
  const gone = useStore(dismissed)
  const shown = (announcements ?? [])
    .filter(({ id, dismissable }) => !dismissable || !gone.includes(id))
    .slice(0, MOST)
  return (
    <div aria-live="polite" data-not-printed>
      {shown.length > 0 && (
        <section aria-label="Announcements">
          {shown.map(({ id, kind, says, dismissable, items }) => (
            <div key={id} className={css.line} data-kind={kind} data-entry={`announcements/${id}`}>
              <Icon name={kind === 'info' ? 'info' : 'warning'} />
              <p id={`announcement-${id}`}>
                {says}{' '}
                {items?.map((item) => (
                  <span key={item.id} data-entry={item.id}>
                    <Item item={item} className={css.link}>
                      {item.label}
                    </Item>
                  </span>
                ))}
              </p>
              {dismissable && (
                <button
                  type="button"
                  className={css.dismiss}
                  aria-label="Dismiss"
                  aria-describedby={`announcement-${id}`}
                  onClick={({ currentTarget }) => {
                    focusAfter(currentTarget)
                    dismissed.set([...gone, id])
                  }}
                >
                  <Icon name="close" />
                </button>
              )}
            </div>
          ))}
        </section>
      )}
    </div>
  )
}

/** The button of another announcement has the focus next, else the main area. */
function focusAfter(button: HTMLElement): void {
  const buttons = [...(button.closest('section')?.querySelectorAll('button') ?? [])]
  const next = buttons.find((each) => each !== button) ?? document.getElementById('main')
  next?.focus({ preventScroll: true })
}
