// A page of text: what config/pages/ says, for the people who may read each section.
import { lazy, Suspense } from 'react'
import type { PageBlock, PageText, TextPage, TextPageSection } from '#manifest/page-contents.ts'
import type { PartName } from '#screen-api/names.ts'
import { usePortal } from '#screen-api/portal.ts'
import { formatDate } from '#ui/figures/dates.ts'
import { PageTitle } from '#ui/page-title.tsx'
import prose from '#ui/prose.module.css'
import { inOrder, PageTexts } from './page-texts.tsx'
import { useContents } from './use-contents.ts'
import css from './text.module.css'

const SentRequests = lazy(() => import('./requests/sent-requests.tsx'))

export default function TextScreen() {
  const { title, part } = usePortal()
  const { introduction, contents, requests, sections, reviewedOn } = useContents<TextPage>()
  const shown = sections.filter(({ id, isPart }) => !isPart || part(id as PartName))
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <div className={css.page}>
        {introduction && (
          <p className={prose.lead}>
            <PageTexts texts={introduction} />
          </p>
        )}
        {requests && (
          <Suspense fallback={null}>
            <SentRequests />
          </Suspense>
        )}
        {contents && (
          <nav aria-label="On this page" className={css.contents}>
            <ul>
              {shown.map(({ id, heading }) => (
                <li key={id}>
                  <a href={`#${id}`}>{heading}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {shown.map((section) => (
          <Section key={section.id} {...section} />
        ))}
        <p className={prose.quiet}>Last reviewed on {formatDate(reviewedOn)}.</p>
      </div>
    </>
  )
}

function Section({ id, heading, blocks }: TextPageSection) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={css.section} tabIndex={-1}>
      <h2 id={`${id}-heading`}>{heading}</h2>
      {inOrder(Block, blocks)}
    </section>
  )
}

function Block({ value: { kind, texts } }: { value: PageBlock }) {
  const Tag = TAGS[kind]
  return Tag === 'ul' || Tag === 'ol' ? (
    <Tag>{inOrder(Item, texts)}</Tag>
  ) : (
    <Tag>
      <PageTexts texts={texts[0]!} />
    </Tag>
  )
}

const TAGS = { heading: 'h3', paragraph: 'p', items: 'ul', steps: 'ol' } as const

const Item = ({ value }: { value: PageText[] }) => (
  <li>
    <PageTexts texts={value} />
  </li>
)
