// An article as the content service structures it: headings, paragraphs, lists and tables of plain text, never markup.
import type { LearnBlock, LearnPage } from '#api/inbox/learn-page.ts'
import { RiskWarning } from '#screens/shared/cards/risk-warning.tsx'
import { formatDate } from 'portal-engine/ui/figures/dates.ts'
import { Contents } from 'portal-engine/ui/lists/contents.tsx'
import { PAGE_TITLE_ID } from 'portal-engine/ui/title-ids.ts'
import { pictureAddress, readingWords } from './learn-path.ts'
import { IsaAllowance } from './isa-allowance.tsx'
import { PageCards } from './page-cards.tsx'
import css from './learn.module.css'

/** "4 minutes to read · Updated 1 October 2026" */
export function aboutArticle({ readingMinutes, updatedOn }: LearnPage): string {
  return `${readingWords(readingMinutes)} · Updated ${formatDate(updatedOn)}`
}

export function Article({ page }: { page: LearnPage }) {
  const picture = pictureAddress(page.featuredImage, window.location.origin)
  return (
    <>
      <div className={css.reading}>
        <aside className={css.beside} aria-label="About this article">
          <Contents
            headings={placed(page.blocks).flatMap(({ id, one }) =>
              one.kind === 'heading' ? [{ id, text: one.text }] : [],
            )}
          />
          {page.ownFigure === 'isa-allowance' && <IsaAllowance />}
        </aside>
        <article className={css.article} aria-labelledby={PAGE_TITLE_ID}>
          <p className={css.lead}>{page.description}</p>
          {picture !== undefined && <img className={css.picture} src={picture} alt="" />}
          {placed(page.blocks).map(({ id, one }) => (
            <Block key={id} id={id} block={one} />
          ))}
          <Sources sources={page.sources} />
        </article>
      </div>
      <PageCards title="Read on" pages={page.children} />
      <PageCards title="Related" pages={page.related} />
      <RiskWarning />
    </>
  )
}

/** An article never changes while it is read, so places are the keys: two parts may have the same words. */
const placed = <T,>(all: readonly T[]) => all.map((one, place) => ({ id: `place-${place}`, one }))

function Block({ id, block }: { id: string; block: LearnBlock }) {
  if (block.kind === 'heading')
    return (
      <h2 id={id} tabIndex={-1}>
        {block.text}
      </h2>
    )
  if (block.kind === 'paragraph') return <p>{block.text}</p>
  if (block.kind === 'table') return <Figures table={block} />
  return (
    <ul className={css.points}>
      {placed(block.items).map(({ id, one }) => (
        <li key={id}>{one}</li>
      ))}
    </ul>
  )
}

function Figures({ table }: { table: Extract<LearnBlock, { kind: 'table' }> }) {
  return (
    <div className={css.scroll} role="region" aria-label={table.caption} tabIndex={0}>
      <table className={css.figures}>
        <caption>{table.caption}</caption>
        <thead>
          <tr>
            {placed(table.columns).map(({ id, one }) => (
              <th key={id} scope="col">
                {one}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {placed(table.rows).map(({ id, one: [name, ...cells] }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              {placed(cells).map((cell) => (
                <td key={cell.id} className="figures">
                  {cell.one}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Sources({ sources }: { sources: LearnPage['sources'] }) {
  if (sources.length === 0) return null
  return (
    <footer className={css.sources}>
      <h2>Sources</h2>
      <ul>
        {placed(sources).map(({ id, one }) => (
          <li key={id}>
            {one.title}, as of {formatDate(one.asOf)}
          </li>
        ))}
      </ul>
    </footer>
  )
}
