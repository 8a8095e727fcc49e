// The booking card of a route.
import { resolveCard } from '#runtime/resolve-card.ts'
import { EMPTY_VALUES } from '#runtime/resolve-items.ts'
import { Item } from './item.tsx'
import { usePortalState } from '../state/portal-services.tsx'
import styles from './specialist-card.module.css'
import { useArea } from '../state/use-portal-view.ts'

export function SpecialistCard({ card }: { card: string }) {
  const { manifest, encode, facts } = usePortalState()
  const area = useArea()
  const shown = resolveCard(manifest, encode({ ...facts, area }), EMPTY_VALUES, card)
  if (!shown) return null
  return (
    <section
      className={styles.card}
      data-entry={`cards/${card}`}
      data-follows
      data-not-printed
      aria-labelledby="specialist-card"
    >
      <div>
        <h2 id="specialist-card">{shown.title}</h2>
        <p>{shown.text}</p>
      </div>
      <ul>
        {shown.actions.map((item) => (
          <li key={item.id} data-entry={item.id}>
            <Item item={item} className={styles.action}>
              {item.label}
            </Item>
          </li>
        ))}
      </ul>
    </section>
  )
}
