// A page of requests for visitors: its form, and what happens next.
import VisitorForm from '#forms/requests/visitor-form.tsx'
import type { RequestProps } from './own-request.tsx'
import { WhatHappensNext } from './what-happens-next.tsx'
import { Beside } from '#ui/beside.tsx'

export default function VisitorRequest(form: RequestProps) {
  return (
    <Beside aside={<WhatHappensNext page={form.page} today="You get a reference number." />}>
      <VisitorForm {...form} />
    </Beside>
  )
}
