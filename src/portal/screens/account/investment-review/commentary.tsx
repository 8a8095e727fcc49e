// The manager's words about the quarter and about what may follow.
import { useId } from 'react'
import type { Review } from '#api/accounts/reviews.ts'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { formatDate } from 'portal-engine/ui/figures/dates.ts'
import { nameOf } from './quarters.ts'
import prose from 'portal-engine/ui/prose.module.css'
import css from './investment-review.module.css'

interface CommentaryProps {
  review: Review
  nextExpectedOn: string | null
}

export function Commentary({ review, nextExpectedOn }: CommentaryProps) {
  const id = useId()
  return (
    <Card>
      <article className={css.article} aria-labelledby={id}>
        <div className={css.prose}>
          <h3 id={id}>Commentary</h3>
          <Paragraphs texts={review.commentary} />
          <p className={prose.fine}>
            {nameOf(review)}, published on {formatDate(review.publishedOn)} by {review.author}.
            {nextExpectedOn !== null && ` The next review is expected on ${formatDate(nextExpectedOn)}.`}
          </p>
        </div>
        <div className={css.prose}>
          <h3>Outlook</h3>
          <Paragraphs texts={review.outlook} />
        </div>
      </article>
    </Card>
  )
}

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => <p key={text}>{text}</p>)
}
