// A page on which people ask the firm for something: with a session their own form, otherwise the one for visitors.
import { lazy, Suspense, useState } from 'react'
import type { RequestPage } from '#base/requests/request-page.ts'
import { usePortal } from '#screen-api/portal.ts'
import { useUrlState } from '#screen-api/use-url-state.ts'
import { PageTitle } from '#ui/page-title.tsx'
import { BackTo } from '#screen-api/links/back-to.tsx'
import { useContents, useKinds } from './use-contents.ts'
import css from './requests/requests.module.css'

const OwnRequest = lazy(() => import('./requests/own-request.tsx'))
const VisitorRequest = lazy(() => import('./requests/visitor-request.tsx'))

export default function RequestScreen() {
  const { title, page } = usePortal()
  const contents = useContents<RequestPage>()
  const kinds = useKinds(contents)
  const [search] = useUrlState()
  const [isSent, setSent] = useState(false)
  const { lead, 'sent-by': sentBy, 'listed-on': listedOn } = contents
  // Who has filled it in has read it.
  const isAsking = !isSent && search.get('step') !== 'check'
  const Form = sentBy === 'visitor' ? VisitorRequest : OwnRequest
  return (
    <>
      <BackTo to={listedOn} />
      <PageTitle {...(lead !== undefined && isAsking && { note: lead })}>{title}</PageTitle>
      <div className={css.page}>
        <Suspense fallback={<div className={css.waiting} />}>
          <Form id={page!.id} page={contents} kinds={kinds} onEnd={setSent} />
        </Suspense>
      </div>
    </>
  )
}
