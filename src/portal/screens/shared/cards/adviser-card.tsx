// The client's adviser and how to reach them. Not shown to people without an adviser.
import type { UseQueryResult } from '@tanstack/react-query'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { QueryCard } from 'portal-engine/ui/cards/query-card.tsx'
import { Skeleton } from 'portal-engine/ui/cards/skeleton.tsx'
import { MailAddress } from 'portal-engine/ui/mail-address.tsx'
import { RouteLink } from 'portal-engine/screen-api/links/route-link.tsx'
import prose from 'portal-engine/ui/prose.module.css'
import css from './adviser-card.module.css'

interface Adviser {
  name: string
  role: string
  phone: string
  email: string
  picture: string | null
}

export interface AdviserCardProps {
  /** Null for people without an adviser. */
  query: UseQueryResult<Adviser | null>
}

export default function AdviserCard({ query }: AdviserCardProps) {
  if (query.data === null) return null
  return (
    <Card title="Your adviser">
      <QueryCard query={query} what="your adviser" skeleton={<Skeleton height="7.5rem" />}>
        {(found) => found && <Contact adviser={found} />}
      </QueryCard>
    </Card>
  )
}

function Contact({ adviser: { name, role, phone, email, picture } }: { adviser: Adviser }) {
  return (
    <div className={css.place}>
      <div className={css.adviser}>
        {picture !== null && <img className={css.picture} src={picture} width="64" height="64" alt="" />}
        <div>
          <p className={css.name}>{name}</p>
          <p className={prose.muted}>{role}</p>
        </div>
        <ul className={css.ways}>
          <li>
            <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
          </li>
          <li>
            <RouteLink to="message-compose">Send a secure message</RouteLink>
          </li>
          <li>
            <a href={`mailto:${email}`}>
              <MailAddress>{email}</MailAddress>
            </a>
          </li>
        </ul>
      </div>
    </div>
  )
}
