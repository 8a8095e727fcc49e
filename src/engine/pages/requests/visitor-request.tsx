// A page of requests for visitors: its form, and what happens next; once it is sent, that we have it.
import { useState } from 'react'
import { londonDate } from '#base/dates/london-time.ts'
import { workingDaysAfter } from '#base/dates/working-days.ts'
import VisitorForm, { type Told } from '#forms/requests/visitor-form.tsx'
import { serverNow } from '#http/server-time.ts'
import { PhoneLine } from '#screen-api/links/phone-line.tsx'
import { Beside } from '#ui/beside.tsx'
import type { RequestProps } from './own-request.tsx'
import { SentCard } from './sent-card.tsx'
import { NextSteps, WhatHappensNext } from './what-happens-next.tsx'

export default function VisitorRequest({ onEnd, ...form }: RequestProps) {
  const [told, setTold] = useState<Told>()
  const { page } = form
  if (told === undefined)
    return (
      <Beside aside={<WhatHappensNext page={page} today="You get a reference number." />}>
        <VisitorForm
          {...form}
          onSent={(answer) => {
            setTold(answer)
            onEnd(true)
          }}
        />
      </Beside>
    )
  const { reference, doneBy } = told
  return (
    <Beside aside={<PhoneLine />}>
      <SentCard heading={page.sent?.heading ?? 'We have it'} reference={reference}>
        <p>{page.sent?.says} If you call us, say the reference.</p>
        <NextSteps
          next={page.next}
          first={{ state: 'done', text: 'You have sent it.' }}
          startsOn={workingDaysAfter(londonDate(serverNow()), 1)}
          doneBy={doneBy}
        />
      </SentCard>
    </Beside>
  )
}
