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
