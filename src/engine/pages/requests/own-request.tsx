// A page of requests for people with a session: its form, and what they have asked for before.
import { lazy, Suspense, useState } from 'react'
import type { ServiceRequest } from '#forms/requests/request-calls.ts'
import type { RequestPage } from '#base/requests/request-page.ts'
import { Skeleton } from '#ui/cards/skeleton.tsx'
import { RequestSent } from './request-sent.tsx'
import SentRequests from './sent-requests.tsx'

const Form = lazy(() => import('#forms/requests/request-page.tsx'))

export default function OwnRequest({ id, page }: { id: string; page: RequestPage }) {
  const [sent, setSent] = useState<ServiceRequest>()
  return (
    <>
      {sent ? (
        <RequestSent request={sent} page={page} onAgain={() => setSent(undefined)} />
      ) : (
        <section aria-labelledby="request-form">
          <h2 id="request-form" className="visually-hidden">
            {page.name}
          </h2>
          <Suspense fallback={<Skeleton height="30rem" />}>
            <Form id={id} page={page} onSent={setSent} />
          </Suspense>
        </section>
      )}
      <SentRequests />
    </>
  )
}
