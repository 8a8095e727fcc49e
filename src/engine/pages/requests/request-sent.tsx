// A request that was just sent from an account: what happens next, until it is taken back or another one is begun.
import { useQuery } from '@tanstack/react-query'
import type { RequestPage } from '#base/requests/request-page.ts'
import { serviceRequestsQuery, type ServiceRequest } from '#forms/requests/request-calls.ts'
import { useApi } from '#http/context.ts'
import { Button } from '#ui/button.tsx'
import { SentCard } from './sent-card.tsx'
import { NextSteps } from './what-happens-next.tsx'

interface RequestSentProps {
  page: RequestPage
  request: ServiceRequest
  onAgain: () => void
}

export function RequestSent({ page, request, onAgain }: RequestSentProps) {
  const { id, waitsFor } = request
  const { data: sent } = useQuery(serviceRequestsQuery(useApi()))
  const isTakenBack = sent?.some((each) => each.id === id && each.status === 'Withdrawn')
  const heading = (!waitsFor && page.sent?.heading) || 'Your request is sent'
  return (
    <SentCard {...request} heading={isTakenBack ? 'You have taken it back' : heading}>
      {isTakenBack ? (
        <p>We do nothing more about it.</p>
      ) : waitsFor ? (
        <p>We have told {waitsFor.name}, who owns the account as well. It goes on once they agree.</p>
      ) : (
        <>
          {page.sent?.says !== undefined && <p>{page.sent.says}</p>}
          <NextSteps
            {...request}
            next={page.next}
            first={{
              state: 'done',
              text: 'You have sent it. Until we begin, you can take your request back.',
            }}
          />
        </>
      )}
      <div>
        <Button onClick={onAgain}>Make another request</Button>
      </div>
    </SentCard>
  )
}
