// Who we hold, in sections: each is changed in place and saved by itself.
import { useQuery, type QueryClient } from '@tanstack/react-query'
import type { Api } from 'portal-engine/http/client.ts'
import { useApi } from 'portal-engine/http/context.ts'
import { personalDetailsQuery } from '#api/people/personal-details.ts'
import { usePortal } from 'portal-engine/screen-api/portal.ts'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { QueryCard } from 'portal-engine/ui/cards/query-card.tsx'
import { Skeleton } from 'portal-engine/ui/cards/skeleton.tsx'
import { PageTitle } from 'portal-engine/ui/page-title.tsx'
import { Address } from './personal/address.tsx'
import { ConfirmEmail } from './personal/confirm-email.tsx'
import { Email } from './personal/email.tsx'
import { Identity } from './personal/identity.tsx'
import { Phone } from './personal/phone.tsx'
import { Support } from './personal/support.tsx'
import { Tax } from './personal/tax.tsx'
import { Work } from './personal/work.tsx'
import layout from 'portal-engine/ui/layout.module.css'

export function prefetch(queryClient: QueryClient, api: Api): void {
  void queryClient.prefetchQuery(personalDetailsQuery(api))
}

export default function PersonalDetailsScreen() {
  const { title, part } = usePortal()
  const details = useQuery(personalDetailsQuery(useApi()))
  const mayEdit = part('edit-contact-points')
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <div className={layout.column5}>
        {mayEdit && <ConfirmEmail />}
        <QueryCard query={details} what="these details" skeleton={<Skeleton height="60rem" />}>
          {(data) => (
            <Card>
              <Identity details={data} />
              <Phone phone={data.phone} mayEdit={mayEdit} />
              <Email email={data.email} mayEdit={mayEdit} />
              <Address address={data.address} formerAddresses={data.formerAddresses} />
              <Work work={data.work} />
              <Tax tax={data.tax} />
              <Support support={data.support} />
            </Card>
          )}
        </QueryCard>
      </div>
    </>
  )
}
