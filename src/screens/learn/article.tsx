// An article as the content service structures it: headings, paragraphs and lists of plain text, never markup.
import type { LearnPage } from '#api/learn.ts'
import { formatDate } from '#ui/dates.ts'
import { PageTitle } from '#ui/page-title.tsx'
import { RouteLink } from '#ui/portal.tsx'
import { RiskWarning } from '#ui/risk-warning.tsx'
import { linkOf, pictureAddress, sectionOf, sections } from './learn-path.ts'
import { PageCards } from './page-cards.tsx'
import css from './learn.module.css'

export function Article({ page }: { page: LearnPage }) {
  const picture = pictureAddress(page.featuredImage, window.location.origin)
  return (
    <>
      <Trail routePath={page.routePath} />
      <PageTitle note={aboutOf(page)}>{page.title}</PageTitle>
      <article className={css.article}>
        <p className={css.lead}>{page.description}</p>
        {picture !== undefined && <img className={css.picture} src={picture} alt="" />}
        {page.blocks.map((block, place) => (
          <Block key={place} block={block} />
        ))}
      </article>
      <PageCards title="Read on" pages={page.children} />
      <PageCards title="Related" pages={page.related} />
      <RiskWarning />
    </>
  )
}

function aboutOf({ readingMinutes, updatedOn }: LearnPage): string {
  const reading = readingMinutes === 1 ? '1 minute to read' : `${readingMinutes} minutes to read`
  return Number.isNaN(Date.parse(updatedOn)) ? reading : `${reading} · Updated ${formatDate(updatedOn)}`
}

function Block({ block }: { block: LearnPage['blocks'][number] }) {
  if (block.kind === 'heading') return <h2>{block.text}</h2>
  if (block.kind === 'paragraph') return <p>{block.text}</p>
  return (
    <ul className={css.points}>
      {block.items.map((item, place) => (
        <li key={place}>{item}</li>
      ))}
    </ul>
  )
}

function Trail({ routePath }: { routePath: string }) {
  const section = sectionOf(routePath)
  const link = linkOf(section)
  return (
    <p className={css.trail} data-not-printed>
      {link && <RouteLink {...link}>{sections[section].name}</RouteLink>}
    </p>
  )
}
