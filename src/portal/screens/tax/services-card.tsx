// Services that use an ISA allowance from a general account: bed and ISA, and the new allowance on 6 April.
import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { mayGive, mayTake, type TaxServiceKind } from '#domain/tax/tax-service-rules.ts'
import type { Account } from '#api/accounts/accounts.ts'
import { useApi } from 'portal-engine/http/context.ts'
import { taxServicesQuery } from '#api/tax/tax-services.ts'
import { usePortal } from 'portal-engine/screen-api/portal.ts'
import { Button } from 'portal-engine/ui/button.tsx'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { QueryCard } from 'portal-engine/ui/cards/query-card.tsx'
import { Skeleton } from 'portal-engine/ui/cards/skeleton.tsx'
import { openForm } from './open-form.tsx'
import { ServiceRequest } from './service-request.tsx'
import prose from 'portal-engine/ui/prose.module.css'
import css from './tax.module.css'

/** The services that use an ISA allowance, in words. */
const services: readonly { kind: TaxServiceKind; title: string; action: string; text: string }[] = [
  {
    kind: 'BedAndIsa',
    title: 'Bed and ISA',
    action: 'Move money into my ISA',
    text: 'On the next working day we sell investments in your general account and buy them again in your ISA. The sale can make a taxable gain.',
  },
  {
    kind: 'AutomaticUse',
    title: 'Use the new allowance on 6 April',
    action: 'Use my new allowance',
    text: 'We do the same on the first working day of the new tax year, so the money is sheltered all year.',
  },
]

const ServiceForm = lazy(() => import('./service-form.tsx'))

export function ServicesCard({ accounts }: { accounts: readonly Account[] }) {
  const requests = useQuery(taxServicesQuery(useApi()))
  const from = accounts.filter(
    ({ type, baseCurrency, owners, valuePence }) =>
      mayGive({ type, currency: baseCurrency, owners: owners.length }) && valuePence > 0,
  )
  const to = accounts.filter((each) => mayTake({ ...each, currency: each.baseCurrency }))
  return (
    <Card title="Use your ISA allowance">
      {from.length === 0 || to.length === 0 ? (
        <p className={prose.lead}>
          These services move investments from a general account in pounds into an ISA. You need both with us.
        </p>
      ) : (
        <QueryCard query={requests} what="your requests" skeleton={<Skeleton height="14rem" />}>
          {(all) => (
            <div className={css.services}>
              {services.map(({ kind, title, action, text }) => {
                const latest = all.find((each) => each.kind === kind && each.status !== 'TakenBack')
                const isOpen = latest?.status === 'Requested' || latest?.status === 'InProgress'
                return (
                  <section key={kind} className={css.service} aria-labelledby={`service-${kind}`}>
                    <h3 id={`service-${kind}`} className={css.sub}>
                      {title}
                    </h3>
                    <p>{text}</p>
                    {latest && <ServiceRequest request={latest} accounts={accounts} />}
                    {!isOpen && <Ask kind={kind} title={title} action={action} from={from} to={to} />}
                  </section>
                )
              })}
            </div>
          )}
        </QueryCard>
      )}
    </Card>
  )
}

interface AskProps {
  kind: TaxServiceKind
  title: string
  action: string
  from: readonly Account[]
  to: readonly Account[]
}

function Ask({ kind, title, action, from, to }: AskProps) {
  const { activeUserName } = usePortal()
  const open = () =>
    openForm(title, (close) => (
      <ServiceForm kind={kind} from={from} to={to} owner={activeUserName} close={close} />
    ))
  return (
    <div className={css.actions}>
      <Button onClick={open}>{action}</Button>
    </div>
  )
}
