// A page of Learn, found by its address. An address without an article lists the pages below it.
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { ApiError } from 'portal-engine/http/client.ts'
import { useApi } from 'portal-engine/http/context.ts'
import { learnPageQuery } from '#api/inbox/learn-page.ts'
import { learnQuery, type Learn } from '#api/inbox/learn.ts'
import { learnLink } from '#domain/learn-link.ts'
import { RouteLink } from 'portal-engine/screen-api/links/route-link.tsx'
import { usePortal } from 'portal-engine/screen-api/portal.ts'
import { useOwnTitle } from 'portal-engine/screen-api/use-own-title.ts'
import { QueryCard } from 'portal-engine/ui/cards/query-card.tsx'
import { Skeleton } from 'portal-engine/ui/cards/skeleton.tsx'
import { PageTitle } from 'portal-engine/ui/page-title.tsx'
import { WayBack } from 'portal-engine/screen-api/links/back-to.tsx'
import { aboutArticle, Article } from './article.tsx'
import {
  listingOf,
  routePathOf,
  sectionOf,
  sections,
  type Listing as ListingData,
  type Section,
} from './learn-path.ts'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { EmptyState } from 'portal-engine/ui/cards/empty-state.tsx'
import { PageCards } from './page-cards.tsx'
import css from './learn.module.css'

/** The heading element never changes, so that it keeps the focus when its text arrives. */
export default function LearnArticle() {
  const api = useApi()
  const { title } = usePortal()
  const routePath = routePathOf(useLocation().pathname)
  const isSection = !routePath.includes('/')
  const page = useQuery({ ...learnPageQuery(api, routePath), enabled: !isSection })
  const isListing = isSection || isMissing(page.error)
  const learn = useQuery({ ...learnQuery(api), enabled: isListing })
  const listing = isListing && learn.data ? listingOf(learn.data, routePath) : undefined
  useOwnTitle(page.data?.title ?? listing?.title)
  return (
    <>
      {!isSection && <Trail routePath={routePath} />}
      <PageTitle note={page.data ? aboutArticle(page.data) : (listing?.description ?? '')}>
        {page.data?.title ?? listing?.title ?? title}
      </PageTitle>
      {isListing ? (
        <QueryCard query={learn} what="these pages" skeleton={<Skeleton lines={4} height="6rem" />}>
          {(data) =>
            listing && (
              <>
                <Listing listing={listing} />
                {isSection && <OtherSection learn={data} here={sectionOf(routePath)} />}
              </>
            )
          }
        </QueryCard>
      ) : (
        <QueryCard query={page} what="this article" skeleton={<Skeleton lines={10} height="2.5rem" />}>
          {(data) => <Article page={data} />}
        </QueryCard>
      )}
    </>
  )
}

function Trail({ routePath }: { routePath: string }) {
  const section = sectionOf(routePath)
  const link = learnLink(section)
  return <WayBack>{link && <RouteLink {...link}>{sections[section]}</RouteLink>}</WayBack>
}

const isMissing = (error: unknown) => error instanceof ApiError && error.status === 404

/** The pages below an address that has no article of its own; an unknown address says where to start. */
function Listing({ listing }: { listing: ListingData }) {
  if (listing.isUnknown) return <Starts />
  if (listing.pages.length > 0) return <PageCards pages={listing.pages} />
  return (
    <Card>
      <EmptyState title="Nothing here yet">Articles appear here as we publish them.</EmptyState>
    </Card>
  )
}

function OtherSection({ learn, here }: { learn: Learn; here: Section }) {
  const other = here === 'explore' ? 'educate' : 'explore'
  return <PageCards title={sections[other]} pages={listingOf(learn, other).pages} />
}

function Starts() {
  return (
    <Card>
      <p>It may have moved, or the address may be incomplete. You can start from:</p>
      <ul className={css.starts}>
        {(Object.keys(sections) as Section[]).map((section) => {
          const link = learnLink(section)
          return <li key={section}>{link && <RouteLink {...link}>{sections[section]}</RouteLink>}</li>
        })}
      </ul>
    </Card>
  )
}
