// What people come to do with money, each a large button. The manifest's menu says which there are: a group of several pages is
// one, and leads to the first of them that can be opened.
import { useId } from 'react'
import { PathLink } from 'portal-engine/screen-api/links/path-link.tsx'
import { usePortal } from 'portal-engine/screen-api/portal.ts'
import { buttonClass } from 'portal-engine/ui/button.tsx'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import prose from 'portal-engine/ui/prose.module.css'
import css from './hub.module.css'

export function Choices() {
  const { items, groups } = usePortal().tabs()
  const choices = groups
    .map(({ label, items: ids }) => ({ label, entries: items.filter(({ id }) => ids.includes(id)) }))
    .filter(({ entries }) => entries.length > 1)
  // Whoever can open none of the pages reads why, once.
  const reason = items.every(({ unavailable }) => unavailable) ? items[0]?.unavailable : undefined
  const id = useId()
  return (
    <Card>
      <ul className={css.choices}>
        {choices.map(({ label, entries }, place) => {
          const first = entries.find(({ unavailable }) => unavailable === undefined)
          return (
            <li key={label}>
              {first ? (
                <PathLink
                  to={first.href}
                  className={buttonClass(place === 0 ? 'primary' : 'secondary', css.large)}
                >
                  {label}
                </PathLink>
              ) : (
                <span
                  role="link"
                  tabIndex={0}
                  aria-disabled="true"
                  aria-describedby={reason && id}
                  className={prose.muted}
                >
                  {label}
                </span>
              )}
            </li>
          )
        })}
      </ul>
      {reason !== undefined && (
        <p id={id} className={`${prose.quiet} ${css.reason}`}>
          {reason}
        </p>
      )}
    </Card>
  )
}
