// A page of text: what config/pages/ says, for the people who may read each section.
import { lazy, Suspense } from 'react'
import type { TextPage } from '#manifest/page-contents.ts'
import { PhoneLine } from '#screen-api/links/phone-line.tsx'
import type { PartName } from '#screen-api/names.ts'
import { usePortal } from '#screen-api/portal.ts'
import { formatDate } from '#ui/figures/dates.ts'
import { Contents } from '#ui/lists/contents.tsx'
import { PageTitle } from '#ui/page-title.tsx'
import prose from '#ui/prose.module.css'
import { PageTexts } from './text/page-texts.tsx'
import { Sections } from './text/sections.tsx'
import { useContents } from './use-contents.ts'
import css from './text/text.module.css'

const SentRequests = lazy(() => import('./requests/sent-requests.tsx'))

export default function TextScreen() {
  const { title, part } = usePortal()
  const { introduction, contents, requests, sections, reviewedOn } = useContents<TextPage>()
  const shown = sections.filter(({ id, isPart }) => !isPart || part(id as PartName))
  return (
    <>
      <PageTitle
        {...(introduction && {
          note: (
            <span className={css.lead}>
              <PageTexts texts={introduction} />
            </span>
          ),
        })}
      >
        {title}
      </PageTitle>
      <div className={css.page}>
        <div className={css.column}>
          {requests && (
            <Suspense fallback={null}>
              <SentRequests />
            </Suspense>
          )}
          <Sections sections={shown} />
          {!requests && <p className={prose.quiet}>Last reviewed on {formatDate(reviewedOn)}.</p>}
        </div>
        <aside className={css.beside} aria-label="About this page">
          {contents ? (
            <Contents headings={shown.map(({ id, heading }) => ({ id, text: heading }))} />
          ) : (
            <PhoneLine />
          )}
        </aside>
      </div>
    </>
  )
}
