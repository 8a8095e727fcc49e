// What somebody can do in the account that is shown, and what only its owner can, as two lists. The second is folded
// where it is the longer one: what they can do is read first.
import type { PageWords } from '#manifest/manifest.ts'
import { isSignedIn } from '#session/types.ts'
import { Disclosure } from '#ui/disclosure.tsx'
import { modals } from '#ui/modals/modals.ts'
import { useSessionState } from '../state/portal-services.tsx'
import { useAbilities } from './use-abilities.ts'
import css from './abilities.module.css'

/** `lets`: where they are there already. */
export default function Abilities({ lets }: { lets?: PageWords['lets'] }) {
  const session = useSessionState()
  const abilities = useAbilities(lets)
  if (abilities === 'failed') return <p role="alert">We couldn’t load this list. Please try again later.</p>
  if (!abilities || !isSignedIn(session)) return <div className={css.place} />
  const { own, ofOwnerOnly } = abilities
  const ownerOnly = session.mode === 'shared' ? 'What you can’t do' : `Only ${session.active.userName} can`
  return (
    <div className={css.lists}>
      <List title="You can" items={own} />
      {ofOwnerOnly.length > own.length ? (
        <Disclosure label={`${ownerOnly} (${ofOwnerOnly.length})`}>
          <Items items={ofOwnerOnly} />
        </Disclosure>
      ) : (
        <List title={ownerOnly} items={ofOwnerOnly} />
      )}
    </div>
  )
}

function List({ title, items }: { title: string; items: readonly string[] }) {
  if (items.length === 0) return null
  return (
    <div>
      <p className={css.title}>{title}</p>
      <Items items={items} />
    </div>
  )
}

function Items({ items }: { items: readonly string[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}

export function openAbilities(): void {
  modals.open({ key: 'abilities', title: 'What you can do here', content: () => <Abilities /> })
}
