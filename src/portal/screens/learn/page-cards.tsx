// Links to other Learn pages, each with its description. A path outside Learn gets no link.
import { useId } from 'react'
import { learnLink } from '#domain/learn-link.ts'
import { RouteLink } from 'portal-engine/screen-api/links/route-link.tsx'
import { Drawing, type DrawingName } from 'portal-engine/ui/drawings/drawing.tsx'
import { readingWords, type Listing } from './learn-path.ts'
import css from './learn.module.css'

const drawings: readonly DrawingName[] = ['growth', 'years', 'ring', 'family']

interface PageCardsProps {
  /** Without one, the page's own title says what the cards are. */
  title?: string
  pages: Listing['pages']
}

export function PageCards({ title, pages }: PageCardsProps) {
  const id = useId()
  const links = pages.flatMap((page) => {
    const link = learnLink(page.routePath)
    return link ? [{ ...page, link }] : []
  })
  if (links.length === 0) return null
  const Heading = title === undefined ? 'h2' : 'h3'
  return (
    <section className={css.pages} aria-labelledby={title === undefined ? undefined : id}>
      {title !== undefined && <h2 id={id}>{title}</h2>}
      <ul className={css.cards}>
        {links.map(({ routePath, title: name, description, readingMinutes, link }, place) => (
          <li key={routePath} className={css.card}>
            {title === undefined && <Drawing name={drawings[place % drawings.length]!} />}
            <Heading>
              <RouteLink {...link}>{name}</RouteLink>
            </Heading>
            <p>{description}</p>
            {readingMinutes !== undefined && <p className={css.minutes}>{readingWords(readingMinutes)}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
