// What is collected next and on its way, what can be done with money, by intent, and the latest payments.
import { useQuery } from '@tanstack/react-query'
import { isUnderway } from '#domain/payments/payment-kinds.ts'
import { useApi } from '#http/context.ts'
import { mandatesQuery, type Mandate } from '#api/payments/mandates.ts'
import { paymentsQuery, type Payment } from '#api/payments/payments.ts'
import { ButtonLink } from '#screen-api/links/button-link.tsx'
import { PathLink } from '#screen-api/links/path-link.tsx'
import { RouteLink } from '#screen-api/links/route-link.tsx'
import { usePortal } from '#screen-api/portal.ts'
import { Card } from '#ui/cards/card.tsx'
import { DrawnEmptyState } from '#ui/drawings/drawing.tsx'
import { QueryCard } from '#ui/cards/query-card.tsx'
import { Skeleton } from '#ui/cards/skeleton.tsx'
import { formatDate } from '#ui/figures/dates.ts'
import { Money } from '#ui/figures/money.tsx'
import { UnavailableEntry } from '#ui/unavailable-entry.tsx'
import { TAB_TITLE_ID } from '#ui/title-ids.ts'
import { useOwnAccounts } from './own-accounts.ts'
import { PaymentsIntroduction } from './payments-introduction.tsx'
import { PaymentsTable } from './payments-table.tsx'
import prose from '#ui/prose.module.css'
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

/** What is collected next by Direct Debit, the nearest first. */
function CollectedNext() {
  const query = useQuery(mandatesQuery(useApi()))
  return (
    // Nothing below it moves once the answer is there.
    <QueryCard query={query} what="what is collected next" skeleton={<Skeleton height="8rem" />}>
      {({ mandates }) => <Collections mandates={mandates} />}
    </QueryCard>
  )
}

function Collections({ mandates }: { mandates: readonly Mandate[] }) {
  const next = mandates
    .flatMap(({ next: collection, ...mandate }) => (collection ? [{ ...mandate, collection }] : []))
    .toSorted((a, b) => a.collection.on.localeCompare(b.collection.on))
  if (next.length === 0) return null
  return (
    <Card
      title="Collected next"
      tone="wash"
      aside={<RouteLink to="regular-contributions">Direct Debits</RouteLink>}
    >
      <ul className={css.next}>
        {next.slice(0, LATEST).map(({ id, accountName, currency, collection }) => (
          <li key={id}>
            <span>{accountName}</span>
            <span className={prose.quiet}>{formatDate(collection.on)}</span>
            <Money pence={collection.pence} currency={currency} exact />
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** What people come to do, and the pages for it, in the manifest's groups. */
function Intents() {
  const { items, groups } = usePortal().tabs()
  const shown = groups
    .map(({ label, items: ids }) => ({ title: label, entries: items.filter(({ id }) => ids.includes(id)) }))
    .filter(({ entries }) => entries.length > 0)
  return (
    <div className={css.intents}>
      {shown.map(({ title, entries }) => (
        <section key={title} className={css.intent} aria-label={title}>
          <h3>{title}</h3>
          <ul className={css.tiles}>
            {entries.map(({ id, label, description, href, unavailable }) => (
              <li key={id} className={css.tile} data-entry={id}>
                {unavailable === undefined ? (
                  <PathLink to={href}>{label}</PathLink>
                ) : (
                  <UnavailableEntry reason={unavailable} id={`tile-${id}`}>
                    {label}
                  </UnavailableEntry>
                )}
                {unavailable === undefined && <span className={prose.quiet}>{description}</span>}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

export default function PaymentsHub() {
  const payments = useQuery(paymentsQuery(useApi()))
  const hasNoAccounts = useOwnAccounts().length === 0
  // All of a few may be on their way, and listed above.
  const isTwice = payments.data?.length !== 0 && payments.data?.every(({ status }) => isUnderway(status))
  return (
    <>
      <h2 id={TAB_TITLE_ID} tabIndex={-1} className="visually-hidden">
        What would you like to do?
      </h2>
      {hasNoAccounts && (
        <Card>
          <DrawnEmptyState
            drawing="coins"
            title="Payments begin with an account"
            action={
              <ButtonLink to="projections" variant="primary">
                Open an account
              </ButtonLink>
            }
          >
            Once you have one, you pay in, take out and set up Direct Debits here.
          </DrawnEmptyState>
        </Card>
      )}
      <OnItsWay payments={payments.data ?? []} />
      <CollectedNext />
      <Intents />
      <PaymentsIntroduction />
      {!isTwice && !hasNoAccounts && (
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
                <p className={prose.quiet}>
                  Nothing asked for here yet. Direct Debits and money that came before are among the
                  transactions of each account.
                </p>
              ) : (
                <PaymentsTable caption="Latest payments" payments={all.slice(0, LATEST)} />
              )
            }
          </QueryCard>
        </Card>
      )}
    </>
  )
}
