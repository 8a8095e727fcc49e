// A few pages to read, from the content lists. The section is absent when there is nothing to read.
import { useQuery } from '@tanstack/react-query'
import { useApi } from 'portal-engine/http/context.ts'
import { learnQuery, type LearnItem } from '#api/inbox/learn.ts'
import { learnLink } from '#domain/learn-link.ts'
import { RouteLink } from 'portal-engine/screen-api/links/route-link.tsx'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { QueryCard } from 'portal-engine/ui/cards/query-card.tsx'
import { Skeleton } from 'portal-engine/ui/cards/skeleton.tsx'
import prose from 'portal-engine/ui/prose.module.css'
import css from './home.module.css'

const SHOWN = 3

export function LearnCards({ title }: { title: string }) {
  const learn = useQuery(learnQuery(useApi()))
  const items = learn.data && [...learn.data.homeGuides, ...learn.data.categories].slice(0, SHOWN)
  if (items?.length === 0) return null
  return (
    <section className={css.learn} aria-labelledby="learn-heading">
      <h2 id="learn-heading" className={css.heading}>
        {title}
      </h2>
      <QueryCard query={learn} what="things to read" skeleton={<Skeleton height="9rem" />}>
        {() => (
          <ul className={css.cards}>
            {items?.map((item) => (
              <li key={item.routePath}>
                <LearnCard item={item} />
              </li>
            ))}
          </ul>
        )}
      </QueryCard>
    </section>
  )
}

function LearnCard({ item }: { item: LearnItem }) {
  const target = learnLink(item.routePath)
  const { title, description } = item.properties
  return (
    <Card
      level={3}
      title={target ? <RouteLink {...target}>{title}</RouteLink> : title}
      className={css.learnCard}
    >
      <p className={prose.muted}>{description}</p>
    </Card>
  )
}
