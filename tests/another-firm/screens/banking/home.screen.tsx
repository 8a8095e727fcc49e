// The accounts and what is in each.
import { useQuery } from '@tanstack/react-query'
import { useApi } from 'portal-engine/http/context.ts'
import { ButtonLink } from 'portal-engine/screen-api/links/button-link.tsx'
import { usePortal } from 'portal-engine/screen-api/portal.ts'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { QueryCard } from 'portal-engine/ui/cards/query-card.tsx'
import { Money } from 'portal-engine/ui/figures/money.tsx'
import { PageTitle } from 'portal-engine/ui/page-title.tsx'
import { accountsQuery } from '../../api/calls.ts'
import css from './home.module.css'

export default function Home() {
  const accounts = useQuery(accountsQuery(useApi()))
  const { title, userName } = usePortal()
  return (
    <>
      <PageTitle note={userName} actions={<ButtonLink to="payments">Payments</ButtonLink>}>
        {title}
      </PageTitle>
      <QueryCard query={accounts} what="your accounts" skeleton={<div className={css.skeleton} />}>
        {(all) => (
          <div className={css.accounts}>
            {all.map(({ id, name, balance }) => (
              <Card key={id} title={name}>
                <p className={css.balance}>
                  <Money pence={balance} exact />
                </p>
              </Card>
            ))}
          </div>
        )}
      </QueryCard>
    </>
  )
}
