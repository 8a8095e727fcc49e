// The home of a registered person: how far an application is, a saved one to go on with, and why to invest.
import type { UseQueryResult } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { unknownQueue, type Opening } from '#api/opening/account-opening.ts'
import { PhoneLink } from 'portal-engine/screen-api/links/phone-line.tsx'
import { RiskWarning } from '#screens/shared/cards/risk-warning.tsx'
import { GrantedAccounts } from '#screens/shared/cards/lazy-cards.tsx'
import { Part } from 'portal-engine/screen-api/layout/part.tsx'
import { ButtonLink } from 'portal-engine/screen-api/links/button-link.tsx'
import { usePortal } from 'portal-engine/screen-api/portal.ts'
import { standingOf } from '#screens/shared/opening-standing.ts'
import { useOpenings } from '#screens/shared/use-openings.ts'
import { ButtonAnchor } from 'portal-engine/ui/button.tsx'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { QueryCard } from 'portal-engine/ui/cards/query-card.tsx'
import { Skeleton } from 'portal-engine/ui/cards/skeleton.tsx'
import { PageTitle } from 'portal-engine/ui/page-title.tsx'
import { HomeIntroduction } from './home-introduction.tsx'
import { HomeSkeleton, useReadiness } from './home-skeleton.tsx'
import { LearnCards } from './learn-cards.tsx'
import { SavedApplication } from './saved-application.tsx'
import prose from 'portal-engine/ui/prose.module.css'
import css from './home.module.css'

/** Only somebody who has applied has it. */
const OpeningProgress = lazy(() => import('./opening-progress.tsx'))
const FirstAccount = lazy(() => import('./first-account.tsx'))

export default function RegisteredHome() {
  const { userName } = usePortal()
  const openings = useOpenings()
  const [firstName] = userName.split(' ')
  const isReady = useReadiness(!openings.isLoading)
  return (
    <>
      <PageTitle>Welcome, {firstName}</PageTitle>
      <Part name="granted-accounts">
        <GrantedAccounts />
      </Part>
      {isReady ? <Overview openings={openings} /> : <HomeSkeleton />}
    </>
  )
}

function Overview({ openings }: { openings: UseQueryResult<Opening[]> }) {
  const call = usePortal().external('book-a-call')
  const standing = standingOf(openings.data ?? [])
  const open = standing ? 'Open another account' : 'Open an account'
  const hasNone = openings.data?.length === 0 && openings.data !== unknownQueue
  return (
    <>
      <HomeIntroduction>
        {!hasNone && (
          <li>
            <strong>Your application</strong> shows how far it is, and what happens next.
          </li>
        )}
        <li>
          <strong>{open}</strong> starts a new application. You can save it and come back.
        </li>
      </HomeIntroduction>
      <div className={css.grid}>
        <div className={css.main}>
          {!hasNone && (
            <Card title="Your application">
              <QueryCard query={openings} what="your application" skeleton={<Skeleton height="13rem" />}>
                {(queue) =>
                  queue === unknownQueue ? (
                    <p className={prose.muted}>
                      We can’t show any progress right now. If you have applied, your application is safe;
                      call us on <PhoneLink /> and we will tell you how it is going.
                    </p>
                  ) : (
                    <Suspense fallback={<Skeleton height="13rem" />}>
                      {standing && (
                        <div className={css.standing}>
                          <p>{standing.now}</p>
                          <p>{standing.toDo}</p>
                        </div>
                      )}
                      {queue.map((opening) => (
                        <OpeningProgress key={opening.id} opening={opening} />
                      ))}
                    </Suspense>
                  )
                }
              </QueryCard>
            </Card>
          )}
          <SavedApplication />
        </div>
        <div className={css.side}>
          <Card title={standing ? 'Have another goal?' : open} tone="wash">
            <div className={css.invite}>
              <p>
                Choose a goal, see what could happen, and apply when you are ready. It takes about ten
                minutes.{hasNone && ' Then you see each step here, with the day we expect it.'}
              </p>
              <ButtonLink to="projections" variant={standing ? 'secondary' : 'primary'}>
                {open}
              </ButtonLink>
              <ButtonAnchor variant="quiet" href={call.href} icon="phone">
                {call.label}
              </ButtonAnchor>
            </div>
          </Card>
        </div>
      </div>
      <Suspense fallback={<Skeleton height="18rem" />}>
        <FirstAccount />
      </Suspense>
      <LearnCards title="Guides" />
      <RiskWarning />
    </>
  )
}
