// The pages below an address that has no article of its own; an unknown address says where to start.
import { learnLink } from '#domain/learn-link.ts'
import { RouteLink } from '#screen-api/links/route-link.tsx'
import { Card } from '#ui/cards/card.tsx'
import { EmptyState } from '#ui/cards/empty-state.tsx'
import { sections, type Listing as ListingData, type Section } from './learn-path.ts'
import { PageCards } from './page-cards.tsx'
import css from './learn.module.css'

export function Listing({ listing }: { listing: ListingData }) {
  if (listing.isUnknown) return <Starts />
  if (listing.pages.length > 0) return <PageCards pages={listing.pages} />
  return (
    <Card>
      <EmptyState title="Nothing here yet">Articles appear here as we publish them.</EmptyState>
    </Card>
  )
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
