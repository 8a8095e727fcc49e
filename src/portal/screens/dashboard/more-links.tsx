// Where else people go from home: likely pages and a few guides to read, a row each.
import { useQuery } from '@tanstack/react-query'
import { learnQuery } from '#api/inbox/learn.ts'
import { adviserQuery } from '#api/people/adviser.ts'
import { learnLink } from '#domain/learn-link.ts'
import { useApi } from 'portal-engine/http/context.ts'
import { RouteLink } from 'portal-engine/screen-api/links/route-link.tsx'
import type { RouteId } from 'portal-engine/screen-api/names.ts'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { Icon } from 'portal-engine/ui/icons.tsx'
import css from './home.module.css'

const likely: readonly { to: RouteId; label: string }[] = [
  { to: 'projections', label: 'Plan something new' },
  { to: 'documents', label: 'Find a document' },
  { to: 'message-compose', label: 'Write to us' },
  { to: 'requests', label: 'Ask us for something' },
]

const GUIDES = 2

export function MoreLinks() {
  const api = useApi()
  const { data } = useQuery(learnQuery(api))
  const { data: adviser } = useQuery(adviserQuery(api))
  return (
    <Card title="More" className={css.more} isPrinted={false}>
      <ul>
        {likely.map(({ to, label }) => (
          <li key={to}>
            <RouteLink to={to}>
              {label}
              <Icon name="chevron-right" />
            </RouteLink>
          </li>
        ))}
        {data?.homeGuides.slice(0, GUIDES).map(({ routePath, properties: { title } }) => {
          const target = learnLink(routePath)
          return (
            target && (
              <li key={routePath} className={css.guide}>
                <RouteLink {...target}>
                  {title}
                  <Icon name="chevron-right" />
                </RouteLink>
              </li>
            )
          )
        })}
        {adviser && (
          <li className={css.call}>
            <a href={`tel:${adviser.phone.replaceAll(' ', '')}`}>
              Call {adviser.name}, your adviser
              <Icon name="phone" />
            </a>
          </li>
        )}
      </ul>
    </Card>
  )
}
