// A page of requests for visitors: its form, and what happens next.
import type { RequestPage } from '#base/requests/request-page.ts'
import VisitorForm from '#forms/requests/visitor-form.tsx'
import { WhatHappensNext } from './what-happens-next.tsx'
import css from './requests.module.css'

export default function VisitorRequest({ id, page }: { id: string; page: RequestPage }) {
  return (
    <>
      <div className={css.form}>
        <VisitorForm id={id} page={page} />
      </div>
      <WhatHappensNext page={page} today="You get a reference number." />
    </>
  )
}
