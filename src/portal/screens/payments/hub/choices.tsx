// What people come to do with money, each a large choice with the pages for it below. The manifest's menu says which there
// are: a group of several pages is a choice.
import { useId } from 'react'
import type { RouteId } from '#screen-api/names.ts'
import { PathLink } from '#screen-api/links/path-link.tsx'
import { usePortal, type Tab } from '#screen-api/portal.ts'
import { buttonClass } from '#ui/button.tsx'
import { Card } from '#ui/cards/card.tsx'
import { UnavailableEntry } from '#ui/unavailable-entry.tsx'
import prose from '#ui/prose.module.css'
import css from './hub.module.css'

export function Choices({ hasPrimary }: { hasPrimary: boolean }) {
  const { items, groups } = usePortal().tabs()
  const choices = groups
    .map(({ label, items: ids }) => ({ label, entries: items.filter(({ id }) => ids.includes(id)) }))
    .filter(({ entries }) => entries.length > 1)
  const reason = reasonOf(choices.flatMap(({ entries }) => entries))
  const id = useId()
  return (
    <Card>
      <div className={css.choices}>
        {choices.map(({ label, entries }, place) => (
          <section key={label} className={css.choice} aria-label={label}>
            <Choice
              label={label}
              entries={entries}
              isPrimary={hasPrimary && place === 0}
              reasonId={reason && id}
            />
          </section>
        ))}
      </div>
      {reason !== undefined && <Reason id={id}>{reason}</Reason>}
    </Card>
  )
}

/** Why none of them can be opened, where that is one reason. */
const reasonOf = ([first, ...others]: readonly Tab[]) =>
  others.every(({ unavailable }) => unavailable === first?.unavailable) ? first?.unavailable : undefined

const Reason = ({ id, children }: { id: string; children: string }) => (
  <p id={id} className={`${prose.quiet} ${css.reason}`}>
    {children}
  </p>
)

interface ChoiceProps {
  label: string
  entries: readonly Tab[]
  isPrimary: boolean
  /** Of the text that says for all choices why they cannot be opened. */
  reasonId: string | undefined
}

/** It leads to the first page of its group that can be opened; where none can, the one reason is said once. */
function Choice({ label, entries, isPrimary, reasonId }: ChoiceProps) {
  const first = entries.find(({ unavailable }) => unavailable === undefined)
  const reason = reasonOf(entries)
  const id = useId()
  return (
    <>
      <h3>
        {first ? (
          <PathLink to={first.href} className={buttonClass(isPrimary ? 'primary' : 'secondary', css.large)}>
            {label}
          </PathLink>
        ) : (
          label
        )}
      </h3>
      <ul>
        {entries.map((entry) => (
          <li key={entry.id} data-entry={entry.id}>
            <Entry entry={entry} reasonId={reasonId ?? (reason && id)} />
          </li>
        ))}
      </ul>
      {reason !== undefined && reasonId === undefined && <Reason id={id}>{reason}</Reason>}
    </>
  )
}

/** The link to a page of the menu that stands by itself, where this person has it. */
export function EntryLink({ to }: { to: RouteId }) {
  const { tabs, href } = usePortal()
  const address = href(to)
  const entry = tabs().items.find((each) => each.href === address)
  return (
    entry && (
      <span data-entry={entry.id}>
        <Entry entry={entry} />
      </span>
    )
  )
}

/** `reasonId`: of the text that says for several why they cannot be opened. */
function Entry({ entry, reasonId }: { entry: Tab; reasonId?: string | undefined }) {
  const { id, label, href, unavailable } = entry
  if (unavailable === undefined) return <PathLink to={href}>{label}</PathLink>
  if (reasonId !== undefined)
    return (
      <span role="link" tabIndex={0} aria-disabled="true" aria-describedby={reasonId} className={prose.muted}>
        {label}
      </span>
    )
  return (
    <UnavailableEntry reason={unavailable} id={`entry-${id}`}>
      {label}
    </UnavailableEntry>
  )
}
