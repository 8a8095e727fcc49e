// An account for a company: the form, and the client number once it is sent.
import { lazy, Suspense, useState } from 'react'
import { RiskWarning } from '#screens/shared/cards/risk-warning.tsx'
import { RouteLink } from 'portal-engine/screen-api/links/route-link.tsx'
import { usePortal } from 'portal-engine/screen-api/portal.ts'
import { useUrlState } from 'portal-engine/screen-api/use-url-state.ts'
import { Button } from 'portal-engine/ui/button.tsx'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { Skeleton } from 'portal-engine/ui/cards/skeleton.tsx'
import { PageTitle } from 'portal-engine/ui/page-title.tsx'
import { useFocusOnShow } from 'portal-engine/ui/use-focus-on-show.ts'
import css from './opening.module.css'

const CompanyForm = lazy(() => import('./corporate/company-form.tsx'))

export default function Corporate() {
  const { title } = usePortal()
  const [, choose] = useUrlState()
  const [clientId, setClientId] = useState<string>()
  return (
    <>
      <PageTitle note="For companies registered in the United Kingdom. We save your answers as you go.">
        {title}
      </PageTitle>
      {clientId === undefined ? (
        <section className={`${css.stack} ${css.company}`} aria-labelledby="about-the-company">
          <h2 id="about-the-company" className="visually-hidden">
            About the company
          </h2>
          <Suspense fallback={<Skeleton height="40rem" />}>
            <CompanyForm
              onSent={(client) => {
                choose({ step: undefined })
                setClientId(client.clientId)
              }}
            />
          </Suspense>
        </section>
      ) : (
        <Sent clientId={clientId} onAnother={() => setClientId(undefined)} />
      )}
      <RiskWarning />
    </>
  )
}

function Sent({ clientId, onAnother }: { clientId: string; onAnother: () => void }) {
  const line = useFocusOnShow<HTMLParagraphElement>()
  return (
    <Card title="We have your application">
      <div className={css.stack}>
        <p ref={line} tabIndex={-1}>
          The company’s client number is <strong>{clientId}</strong>. We check the company and the people
          named, and write to you within five working days. A message with these details is in your inbox.
        </p>
        <RouteLink to="messages">Read your messages</RouteLink>
        <div>
          <Button variant="quiet" onClick={onAnother}>
            Apply for another company
          </Button>
        </div>
      </div>
    </Card>
  )
}
