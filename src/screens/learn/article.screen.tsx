// A page of Learn, found by its address. An address without an article lists what lies below it.
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { ApiError } from '#api/client.ts'
import { useApi } from '#api/context.ts'
import { learnPageQuery } from '#api/learn.ts'
import { PageTitle } from '#ui/page-title.tsx'
import { usePortal } from '#ui/portal.tsx'
import { QueryCard } from '#ui/query-card.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Article } from './article.tsx'
import { routePathOf } from './learn-path.ts'
import { Listing } from './listing.tsx'

export default function LearnArticle() {
  const { pathname } = useLocation()
  const routePath = routePathOf(pathname)
  return routePath.includes('/') ? (
    <Page key={routePath} routePath={routePath} />
  ) : (
    <Listing routePath={routePath} />
  )
}

function Page({ routePath }: { routePath: string }) {
  const { title } = usePortal()
  const page = useQuery({
    ...learnPageQuery(useApi(), routePath),
    retry: (count, error) => !isMissing(error) && count < 1,
  })
  if (isMissing(page.error)) return <Listing routePath={routePath} />
  if (page.data) return <Article page={page.data} />
  return (
    <>
      <PageTitle note="">{title}</PageTitle>
      <QueryCard query={page} what="this article" skeleton={<Skeleton lines={10} height="2.5rem" />}>
        {() => null}
      </QueryCard>
    </>
  )
}

const isMissing = (error: unknown) => error instanceof ApiError && error.status === 404
