// Who may act for the signed-in person by delegated access. For information: the firm arranges it on paper.
import { useQuery } from '@tanstack/react-query'
import { useApi } from '#http/context.ts'
import { delegatesFromClientQuery } from '#api/people/delegates.ts'
import { PhoneLink } from '#screen-api/links/phone-line.tsx'
import { Card } from '#ui/cards/card.tsx'
import { QueryCard } from '#ui/cards/query-card.tsx'
import layout from '#ui/layout.module.css'
import prose from '#ui/prose.module.css'
import css from './shared-access.module.css'

/** Shown to people who have a delegate; it is last, so that nothing moves when it appears. */
export function DelegatesCard() {
  const delegates = useQuery(delegatesFromClientQuery(useApi()))
  if (delegates.data?.length === 0 || delegates.isPending) return null
  return (
    <Card title="People who may act for you">
      <QueryCard query={delegates} what="the people who may act for you" skeleton={null}>
        {(people) => (
          <div className={layout.column5}>
            <ul className={css.people}>
              {people.map(({ clientId, toClientName }) => (
                <li key={clientId}>{toClientName}</li>
              ))}
            </ul>
            <p className={prose.lead}>
              They have delegated access: what they do here is done for you, with your money. To change this,
              call us on <PhoneLink />.
            </p>
          </div>
        )}
      </QueryCard>
    </Card>
  )
}
