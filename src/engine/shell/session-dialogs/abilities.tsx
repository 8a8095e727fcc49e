// What somebody can do in the account that is shown, and what only its owner can, as two lists.
import { isSignedIn } from '#session/types.ts'
import { modals } from '#ui/modals/modals.ts'
import { useSessionState } from '../state/portal-services.tsx'
import { useAbilities } from './use-abilities.ts'
import css from './abilities.module.css'

export default function Abilities() {
  const session = useSessionState()
  const abilities = useAbilities()
  if (abilities === 'failed') return <p role="alert">We couldn’t load this list. Please try again later.</p>
  if (!abilities || !isSignedIn(session)) return <div className={css.place} />
  return (
    <div className={css.lists}>
      <List title="You can" items={abilities.own} />
      <List
        title={session.mode === 'shared' ? 'You can’t' : `Only ${session.active.userName} can`}
        items={abilities.ofOwnerOnly}
      />
    </div>
  )
}

function List({ title, items }: { title: string; items: readonly string[] }) {
  if (items.length === 0) return null
  return (
    <div>
      <p className={css.title}>{title}</p>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  )
}

export function openAbilities(): void {
  modals.open({ key: 'abilities', title: 'What you can do here', content: () => <Abilities /> })
}
