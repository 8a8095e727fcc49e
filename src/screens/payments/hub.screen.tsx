// What can be done with money: the entries of the menu as tiles, and the latest payments.
import { useQuery } from '@tanstack/react-query'
import { isUnderway } from '#domain/payments/payments.ts'
import { useApi } from '#http/context.ts'
import { paymentsQuery, type Payment } from '#api/payments/payments.ts'
import { PathLink } from '#screen-api/links/path-link.tsx'
import { RouteLink } from '#screen-api/links/route-link.tsx'
import { usePortal } from '#screen-api/portal.ts'
import { Card } from '#ui/cards/card.tsx'
import { QueryCard } from '#ui/cards/query-card.tsx'
import { Skeleton } from '#ui/cards/skeleton.tsx'
import { UnavailableEntry } from '#ui/unavailable-entry.tsx'
import { TAB_TITLE_ID } from '#ui/title-ids.ts'
import { PaymentsIntroduction } from './payments-introduction.tsx'
import { PaymentsTable } from './payments-table.tsx'
import css from './payments.module.css'

const LATEST = 5

/** What has been asked for and is still to come or to go, the nearest first. */
function OnItsWay({ payments }: { payments: readonly Payment[] }) {
  const underway = payments
    .filter(({ status }) => isUnderway(status))
    .toSorted((a, b) => a.settlesOn.localeCompare(b.settlesOn))
  if (underway.length === 0) return null
  return (
    <Card title="On its way" tone="wash">
      <PaymentsTable caption="On its way" payments={underway.slice(0, LATEST)} />
    </Card>
  )
}

export default function PaymentsHub() {
  const { tabs } = usePortal()
  const payments = useQuery(paymentsQuery(useApi()))
  return (
    <>
      <h2 id={TAB_TITLE_ID} tabIndex={-1} className="visually-hidden">
        What would you like to do?
      </h2>
      <PaymentsIntroduction />
      <OnItsWay payments={payments.data ?? []} />
      <ul className={css.tiles}>
        {tabs().items.map(({ id, label, description, href, unavailable }) => (
          <li key={id} className={css.tile} data-entry={id}>
            {unavailable === undefined ? (
              <PathLink to={href}>{label}</PathLink>
            ) : (
              <UnavailableEntry reason={unavailable} id={`tile-${id}`}>
                {label}
              </UnavailableEntry>
            )}
            {unavailable === undefined && <span className={css.quiet}>{description}</span>}
          </li>
        ))}
      </ul>
      <Card
        title="Latest payments"
        aside={
          payments.data !== undefined &&
          payments.data.length > LATEST && <RouteLink to="payments-history">See all</RouteLink>
        }
      >
        <QueryCard query={payments} what="your payments" skeleton={<Skeleton lines={3} height="2.5rem" />}>
          {(all) =>
            all.length === 0 ? (
              <p className={css.quiet}>
                None yet. What you ask for here is listed, with where it stands. Money that came before is
                among the transactions of each account.
              </p>
            ) : (
              <PaymentsTable caption="Latest payments" payments={all.slice(0, LATEST)} />
            )
          }
        </QueryCard>
      </Card>
    </>
  )
}
