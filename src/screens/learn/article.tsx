// An article as the content service structures it: headings, paragraphs and lists of plain text, never markup.
import type { LearnPage } from '#api/learn.ts'
import { formatDate } from '#ui/dates.ts'
import { RiskWarning } from '#ui/risk-warning.tsx'
import { pictureAddress } from './learn-path.ts'
import { PageCards } from './page-cards.tsx'
import css from './learn.module.css'

/** "4 minutes to read · Updated 1 October 2026" */
export function aboutArticle({ readingMinutes, updatedOn }: LearnPage): string {
  const reading = readingMinutes === 1 ? '1 minute to read' : `${readingMinutes} minutes to read`
  return Number.isNaN(Date.parse(updatedOn)) ? reading : `${reading} · Updated ${formatDate(updatedOn)}`
}

export function Article({ page }: { page: LearnPage }) {
  const picture = pictureAddress(page.featuredImage, window.location.origin)
  return (
    <>
      <article className={css.article} aria-labelledby="page-title">
        <p className={css.lead}>{page.description}</p>
        {picture !== undefined && <img className={css.picture} src={picture} alt="" />}
        {placed(page.blocks).map(({ id, one }) => (
          <Block key={id} block={one} />
        ))}
      </article>
      <PageCards title="Read on" pages={page.children} />
      <PageCards title="Related" pages={page.related} />
      <RiskWarning />
    </>
  )
}

/** An article never changes while it is read, so places tell apart what has the same words. */
const placed = <T,>(all: readonly T[]) => all.map((one, place) => ({ id: `place-${place}`, one }))

function Block({ block }: { block: LearnPage['blocks'][number] }) {
  if (block.kind === 'heading') return <h2>{block.text}</h2>
  if (block.kind === 'paragraph') return <p>{block.text}</p>
  return (
    <ul className={css.points}>
      {placed(block.items).map(({ id, one }) => (
        <li key={id}>{one}</li>
      ))}
    </ul>
  )
}
