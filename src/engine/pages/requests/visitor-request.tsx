// A page of requests for visitors: its form, and what happens next.
import VisitorForm from '#forms/requests/visitor-form.tsx'
import type { RequestProps } from './own-request.tsx'
import { WhatHappensNext } from './what-happens-next.tsx'
import css from './requests.module.css'

export default function VisitorRequest(form: RequestProps) {
  return (
    <>
      <div className={css.form}>
        <VisitorForm {...form} />
      </div>
      <WhatHappensNext page={form.page} today="You get a reference number." />
    </>
  )
}
