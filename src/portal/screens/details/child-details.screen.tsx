// The children of the person: who may act for each, and what happens at 16 and at 18.
import { useQuery } from '@tanstack/react-query'
import { useApi } from 'portal-engine/http/context.ts'
import { childrenQuery, type Child } from '#api/people/children.ts'
import { RouteLink } from 'portal-engine/screen-api/links/route-link.tsx'
import { usePortal } from 'portal-engine/screen-api/portal.ts'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { QueryCard } from 'portal-engine/ui/cards/query-card.tsx'
import { Skeleton } from 'portal-engine/ui/cards/skeleton.tsx'
import { formatDate } from 'portal-engine/ui/figures/dates.ts'
import { PageTitle } from 'portal-engine/ui/page-title.tsx'
import { Facts } from 'portal-engine/ui/lists/facts.tsx'
import css from './details.module.css'

export default function ChildDetails() {
  const { title } = usePortal()
  const children = useQuery(childrenQuery(useApi()))
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <QueryCard
        query={children}
        what="the details of your children"
        skeleton={<Skeleton lines={2} height="14rem" />}
      >
        {(all) => (
          <>
            {all.map((child) => (
              <ChildCard key={child.id} child={child} />
            ))}
            <p>
              Until a child is 18, nobody can take money out of their junior ISA. At 16 they may become its
              registered contact. Three months before they are 18 we write to them, and ask for a declaration.
              At 18 it becomes their own ISA, and you no longer see it.
            </p>
            <p className={css.quiet}>
              Something not right?{' '}
              <RouteLink
                to="message-compose"
                search={`?topic=${encodeURIComponent('My details')}&subject=${encodeURIComponent('Details of my children')}`}
              >
                Write to us
              </RouteLink>
              . To change a name or date we need the birth certificate.
            </p>
          </>
        )}
      </QueryCard>
    </>
  )
}

function ChildCard({ child }: { child: Child }) {
  const { name, bornOn, nationalInsurance, registeredContact, account, turns16On, turns18On } = child
  const facts = [
    ['Date of birth', formatDate(bornOn)],
    ['National Insurance number', nationalInsurance ?? 'Comes shortly before the 16th birthday'],
    ['Junior ISA', account ? account.number : 'None with us'],
    ['Registered contact', registeredContact],
    ['16th birthday', formatDate(turns16On)],
    ['18th birthday', formatDate(turns18On)],
  ] as const
  return (
    <Card title={name}>
      <Facts className={css.facts} facts={facts} />
    </Card>
  )
}
