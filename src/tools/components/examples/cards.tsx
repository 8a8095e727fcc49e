import { useQuery } from '@tanstack/react-query'
import { Beside } from '#ui/beside.tsx'
import { CardBoundary, CardErrorsContext } from '#ui/cards/card-boundary.tsx'
import { Card } from '#ui/cards/card.tsx'
import { EmptyState } from '#ui/cards/empty-state.tsx'
import { ErrorCard } from '#ui/cards/error-card.tsx'
import { QueryCard } from '#ui/cards/query-card.tsx'
import { RemovedLine } from '#ui/cards/removed-line.tsx'
import { Skeleton } from '#ui/cards/skeleton.tsx'
import { DrawnEmptyState } from '#ui/drawings/drawing.tsx'
import { Introduction } from '#ui/introduction.tsx'
import notice from '#ui/notice.module.css'
import { Example } from '../example.tsx'

const nothing = () => undefined

/** As the shell does for errors that only the card has. */
const ofCard = { isOfCard: () => true, report: nothing, signInAfter: nothing }

function Breaks(): never {
  throw new Error('An example of a card that cannot be drawn')
}

export function CardExamples() {
  const query = useQuery({ queryKey: ['example'], queryFn: () => 'Loaded' })
  return (
    <>
      <Example name="Card: plain, and as a wash">
        <Card title="Your accounts" level={3}>
          Three accounts
        </Card>
        <Card title="Good to know" level={3} tone="wash">
          A note beside the page
        </Card>
      </Example>
      <Example name="Beside: a form, and what one wants to know of it">
        <Beside aside={<Card tone="wash">£15,000 left after it</Card>}>
          <Card>How much?</Card>
        </Beside>
      </Example>
      <Example name="QueryCard, with its Skeleton until the answer comes">
        <QueryCard query={query} what="the example" skeleton={<Skeleton lines={2} />}>
          {(text) => <Card>{text}</Card>}
        </QueryCard>
      </Example>
      <Example name="Skeleton">
        <Skeleton lines={3} />
      </Example>
      <Example name="ErrorCard">
        <ErrorCard what="your transactions" reference="Q7KD-2F" onRetry={nothing} />
      </Example>
      <Example name="CardBoundary around a card that cannot be drawn">
        <CardErrorsContext value={ofCard}>
          <CardBoundary what="this card" resetKey={0} onRetry={nothing}>
            <Breaks />
          </CardBoundary>
        </CardErrorsContext>
      </Example>
      <Example name="EmptyState, DrawnEmptyState">
        <EmptyState title="No messages yet">We write to you here.</EmptyState>
        <DrawnEmptyState drawing="letter" title="No documents yet">
          Statements appear here.
        </DrawnEmptyState>
      </Example>
      <Example name="Notices: good to know, to be done, a problem">
        <p className={notice.info}>We answer by 4 December 2026.</p>
        <p className={notice.due}>You have not finished this form.</p>
        <p className={notice.problem}>We couldn’t send your reply.</p>
      </Example>
      <Example name="RemovedLine">
        <RemovedLine name="Growth plan" onUndo={nothing} />
      </Example>
      <Example name="Introduction">
        <Introduction title="New here?" onDismiss={nothing}>
          <li>Your accounts stand below.</li>
        </Introduction>
      </Example>
    </>
  )
}
