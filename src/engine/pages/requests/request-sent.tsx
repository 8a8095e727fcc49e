// Shown in place of the form once a request is sent, until another is begun. Its heading has the focus.
import { useQuery } from '@tanstack/react-query'
import { serviceRequestsQuery, type ServiceRequest } from '#forms/requests/request-calls.ts'
import { useApi } from '#http/context.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/cards/card.tsx'
import { formatDate } from '#ui/figures/dates.ts'
import { useFocusOnShow } from '#ui/use-focus-on-show.ts'
import layout from '#ui/layout.module.css'

interface RequestSentProps {
  request: ServiceRequest
  onAgain: () => void
}

export function RequestSent({ request, onAgain }: RequestSentProps) {
  const heading = useFocusOnShow<HTMLHeadingElement>()
  const { id, reference, name, doneBy, startsOn, waitsFor } = request
  const { data: sent } = useQuery(serviceRequestsQuery(useApi()))
  const isTakenBack = sent?.some((each) => each.id === id && each.status === 'Withdrawn')
  return (
    <Card>
      <div className={layout.stack4}>
        <h2 ref={heading} tabIndex={-1}>
          {isTakenBack ? 'You have taken it back' : 'Your request is sent'}
        </h2>
        <p>
          {name}. The reference is <strong>{reference}</strong>.
        </p>
        <p>
          {isTakenBack
            ? 'We do nothing more about it.'
            : waitsFor
              ? `We have told ${waitsFor.name}, who owns the account as well. It goes on once they agree.`
              : `Expect it by ${formatDate(doneBy)}. You can take it back until we begin on ${formatDate(startsOn)}.`}
        </p>
        <div>
          <Button onClick={onAgain}>Ask for another</Button>
        </div>
      </div>
    </Card>
  )
}
