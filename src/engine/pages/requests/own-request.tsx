// A page of requests for people with a session: its form, what happens next, and once it is sent, all that they have asked for.
import { lazy, Suspense, useState } from 'react'
import type { ServiceRequest } from '#forms/requests/request-calls.ts'
import type { Kinds } from '#base/requests/kinds/kind.ts'
import type { RequestPage } from '#base/requests/request-page.ts'
import { PhoneLine } from '#screen-api/links/phone-line.tsx'
import { useUrlState } from '#screen-api/use-url-state.ts'
import { Beside } from '#ui/beside.tsx'
import { Skeleton } from '#ui/cards/skeleton.tsx'
import { usePrefills } from '../use-contents.ts'
import { RequestSent } from './request-sent.tsx'
import SentRequests from './sent-requests.tsx'
import { WhatHappensNext } from './what-happens-next.tsx'

export interface RequestProps {
  id: string
  page: RequestPage
  kinds: Kinds
  /** It is sent, or another one is begun. */
  onEnd: (isSent: boolean) => void
}

const Form = lazy(() => import('#forms/requests/request-page.tsx'))

export default function OwnRequest({ page, onEnd, ...form }: RequestProps) {
  const [sent, setSent] = useState<ServiceRequest>()
  const [search] = useUrlState()
  const prefills = usePrefills(page)
  const end = (request?: ServiceRequest) => {
    setSent(request)
    onEnd(request !== undefined)
  }
  return (
    <Beside
      aside={
        sent ? (
          <PhoneLine />
        ) : (
          <WhatHappensNext
            page={page}
            today="You get a reference number."
            isBefore={search.get('step') !== 'check'}
          />
        )
      }
    >
      {sent ? (
        <RequestSent page={page} request={sent} onAgain={() => end()} />
      ) : (
        <section aria-labelledby="request-form">
          <h2 id="request-form" className="visually-hidden">
            {page.name}
          </h2>
          <Suspense fallback={<Skeleton height="30rem" />}>
            <Form page={page} prefills={prefills} {...form} onSent={end} />
          </Suspense>
        </section>
      )}
      {sent && <SentRequests />}
    </Beside>
  )
}
