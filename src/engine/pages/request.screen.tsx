// A page on which people ask the firm for something: its form, and what they have asked for before.
import { lazy, Suspense, useState } from 'react'
import type { ServiceRequest } from '#forms/requests/request-calls.ts'
import type { RequestPage } from '#base/requests/request-page.ts'
import { usePortal } from '#screen-api/portal.ts'
import { Skeleton } from '#ui/cards/skeleton.tsx'
import { PageTitle } from '#ui/page-title.tsx'
import { RequestSent } from './requests/request-sent.tsx'
import SentRequests from './requests/sent-requests.tsx'
import { useContents } from './use-contents.ts'
import css from './requests/requests.module.css'

const Form = lazy(() => import('#forms/requests/request-page.tsx'))
const VisitorForm = lazy(() => import('#forms/requests/visitor-form.tsx'))

export default function RequestScreen() {
  const { title, page } = usePortal()
  const contents = useContents<RequestPage>()
  const [sent, setSent] = useState<ServiceRequest>()
  const { lead, 'sent-by': sentBy } = contents
  const isForVisitors = sentBy === 'visitor'
  return (
    <>
      <PageTitle {...(lead !== undefined && { note: lead })}>{title}</PageTitle>
      <div className={css.page}>
        {sent ? (
          <RequestSent request={sent} page={contents} onAgain={() => setSent(undefined)} />
        ) : (
          <section aria-labelledby="request-form">
            <h2 id="request-form" className="visually-hidden">
              {contents.name}
            </h2>
            <Suspense
              fallback={isForVisitors ? <div className={css.waiting} /> : <Skeleton height="30rem" />}
            >
              {isForVisitors ? (
                <VisitorForm id={page!.id} page={contents} />
              ) : (
                <Form id={page!.id} page={contents} onSent={setSent} />
              )}
            </Suspense>
          </section>
        )}
        {!isForVisitors && <SentRequests />}
      </div>
    </>
  )
}
