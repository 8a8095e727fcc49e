// What lies below an address that has no article of its own; nothing there is said plainly.
import { useQuery } from '@tanstack/react-query'
import { useApi } from '#api/context.ts'
import { learnQuery, type LearnItem } from '#api/learn.ts'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageTitle } from '#ui/page-title.tsx'
import { RouteLink, usePortal } from '#ui/portal.tsx'
import { QueryCard } from '#ui/query-card.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { findItem, linkOf, listed, pagesOf, sections, type Section } from './learn-path.ts'
import { PageCards } from './page-cards.tsx'
import css from './learn.module.css'

export function Listing({ routePath }: { routePath: string }) {
  const learn = useQuery(learnQuery(useApi()))
  const { title } = usePortal()
  const isSectionItself = routePath === 'explore' || routePath === 'educate'
  const item = learn.data && findItem(learn.data, routePath)
  const below = isSectionItself ? learn.data && pagesOf(learn.data, routePath) : item && listed(item.children)
  const isUnknown = learn.isSuccess && !isSectionItself && (below ?? []).length === 0
  if (isUnknown) return <NotFound />
  return (
    <>
      <PageTitle note={item?.properties.description ?? ''}>{item?.properties.title ?? title}</PageTitle>
      <QueryCard query={learn} what="these pages" skeleton={<Skeleton lines={4} height="6rem" />}>
        {() =>
          below && below.length > 0 ? (
            <PageCards pages={below.map(pageOf)} />
          ) : (
            <Card>
              <EmptyState title="Nothing here yet">Articles appear here as we publish them.</EmptyState>
            </Card>
          )
        }
      </QueryCard>
    </>
  )
}

const pageOf = ({ routePath, properties: { title, description } }: LearnItem) => ({
  routePath,
  title,
  description,
})

function NotFound() {
  return (
    <>
      <PageTitle>We couldn’t find that article</PageTitle>
      <Card>
        <p>It may have moved, or the address may be incomplete. You can start from:</p>
        <ul className={css.starts}>
          {(Object.keys(sections) as Section[]).map((section) => {
            const link = linkOf(section)
            return <li key={section}>{link && <RouteLink {...link}>{sections[section].name}</RouteLink>}</li>
          })}
        </ul>
      </Card>
    </>
  )
}
