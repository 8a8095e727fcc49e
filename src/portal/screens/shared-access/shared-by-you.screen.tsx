// Who may view the own accounts: inviting somebody, and the people invited so far.
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useApi } from 'portal-engine/http/context.ts'
import { sharedByYouQuery } from '#api/people/sharing.ts'
import { Part } from 'portal-engine/screen-api/layout/part.tsx'
import { ButtonLink } from 'portal-engine/screen-api/links/button-link.tsx'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { DrawnEmptyState } from 'portal-engine/ui/drawings/drawing.tsx'
import { QueryCard } from 'portal-engine/ui/cards/query-card.tsx'
import { Skeleton } from 'portal-engine/ui/cards/skeleton.tsx'
import { AccessTabs } from './access-tabs.tsx'
import { DelegatesCard } from './delegates-card.tsx'
import { LastOutcome, RequestList } from './request-list.tsx'
import { useChange } from './use-change.ts'
import { useReport } from './use-report.ts'
import * as limits from '#domain/limits.gen.ts'
import notice from 'portal-engine/ui/notice.module.css'
import layout from 'portal-engine/ui/layout.module.css'
import css from './shared-access.module.css'

const InviteForm = lazy(() => import('./invite-form.tsx'))

const FAILED = 'Shared By You Requests Failed'

export default function SharedByYou() {
  const requests = useQuery(sharedByYouQuery(useApi()))
  const { run, outcome } = useChange('inviter')
  useReport(requests.error, FAILED)
  return (
    <>
      <AccessTabs />
      <div className={layout.column5} data-wide>
        <Card title="People you share with">
          <LastOutcome outcome={outcome} />
          <QueryCard
            query={requests}
            what="the people you share with"
            failure={FAILED}
            skeleton={<Skeleton lines={4} height="4rem" />}
          >
            {(list) => (
              <RequestList
                caption="Your invitations, waiting ones first"
                side="inviter"
                requests={list}
                run={run}
                empty="Nobody yet. People you invite appear here, for example your partner or your accountant."
                nothing="You are not sharing with anybody at the moment."
              />
            )}
          </QueryCard>
        </Card>
        <Part
          name="inviting"
          otherwise={
            <Card>
              <DrawnEmptyState
                drawing="family"
                title="You need an account to share"
                action={<ButtonLink to="projections">Open an account</ButtonLink>}
              >
                Once you have one, you can invite somebody to view it, for example your partner or your
                accountant. They can see accounts and documents, but can’t change anything.
              </DrawnEmptyState>
            </Card>
          }
        >
          <Card title="Invite somebody" follows>
            <div className={css.inviting}>
              <WhatTheySee />
              <Suspense fallback={<Skeleton lines={3} height="4.25rem" />}>
                <InviteForm />
              </Suspense>
            </div>
          </Card>
        </Part>
        <DelegatesCard />
      </div>
    </>
  )
}

const WhatTheySee = () => (
  <div className={`${notice.info} ${css.seen}`}>
    <h3>They can see</h3>
    <ul>
      <li>Your accounts and what they are worth</li>
      <li>Your documents</li>
    </ul>
    <h3>They can’t</h3>
    <ul>
      <li>Move money</li>
      <li>Change anything</li>
    </ul>
    <p>
      An invitation stays open for {limits['invitation-days'].value} days. You can stop sharing at any time.
    </p>
  </div>
)
