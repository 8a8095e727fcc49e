// The start of a review: why it is asked, what it asks, and where to begin or go on.
import type { GoalReview } from '#api/accounts/goal-review.ts'
import { daysBetween } from 'portal-engine/base/dates/london-time.ts'
import { withoutOwner } from 'portal-engine/base/own-names.ts'
import { topics } from '#domain/goal-review/questions.ts'
import type { ReviewAnswers } from '#domain/goal-review/review.ts'
import { ResumeCard } from 'portal-engine/forms/in-progress/resume-card.tsx'
import type { FormInProgress } from 'portal-engine/forms/in-progress/use-form-in-progress.ts'
import { Part } from 'portal-engine/screen-api/layout/part.tsx'
import { ButtonLink } from 'portal-engine/screen-api/links/button-link.tsx'
import { usePortal } from 'portal-engine/screen-api/portal.ts'
import { Button } from 'portal-engine/ui/button.tsx'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { AmountText } from 'portal-engine/ui/figures/amount-text.tsx'
import { formatDate } from 'portal-engine/ui/figures/dates.ts'
import { useFormats } from 'portal-engine/ui/figures/hidden-amounts.ts'
import layout from 'portal-engine/ui/layout.module.css'
import prose from 'portal-engine/ui/prose.module.css'
import css from './portfolio-review.module.css'

interface StartProps {
  review: GoalReview
  form: FormInProgress<ReviewAnswers>
  /** Opens this step, or the check where everything was answered. */
  onStep: (step: string) => void
  firstStep: string
  /** The first step that is not answered. */
  nextStep: string
}

export function Start({ review, form, onStep, firstStep, nextStep }: StartProps) {
  const { activeUserName } = usePortal()
  const last = review.last
  return (
    <div className={layout.column4}>
      <p className={css.due}>{dueWords(review)}</p>
      <Part name="acting">
        <p>
          This is {activeUserName}’s review, so answer as {activeUserName} would. We record that you gave the
          answers.
        </p>
      </Part>
      {form.stored && (
        <ResumeCard
          found={form.stored}
          form={form}
          onContinue={() => onStep(nextStep)}
          onStartAgain={() => onStep(firstStep)}
        />
      )}
      <div className={css.start}>
        <Card title="Why we ask">
          <div className={css.prose}>
            <p>
              We must invest in a way that suits you: your goals, finances and experience, and how much you
              could afford to lose. Once a year we check that what we know is still true.
            </p>
            <p>
              It takes about ten minutes. We save every answer, so you can stop and come back, even on another
              device.
            </p>
            <div className={layout.row}>
              {!form.stored && (
                <Button variant="primary" onClick={() => onStep(firstStep)}>
                  Start
                </Button>
              )}
              {last && <ButtonLink to="portfolio-review-summary">See your last review</ButtonLink>}
            </div>
          </div>
        </Card>
        <ToCheck portfolios={review.portfolios} />
      </div>
    </div>
  )
}

/** What the review goes through, as it is known today. */
function ToCheck({ portfolios }: { portfolios: GoalReview['portfolios'] }) {
  const { userName } = usePortal()
  const { pounds } = useFormats()
  return (
    <Card title="What you will check">
      <ul className={css.toCheck}>
        {portfolios.map(({ accountId, name, currency, terms: { goal, riskLevel } }) => (
          <li key={accountId}>
            <span>{withoutOwner(name, userName)}</span>
            <span className={prose.quiet}>
              <AmountText>
                {goal
                  ? `${withoutOwner(goal.name, userName)}: ${pounds(goal.targetPence, currency)} by ${goal.targetOn.slice(0, 4)}`
                  : 'No goal set'}
              </AmountText>
              {' · '}risk level {riskLevel}
            </span>
          </li>
        ))}
        <li>
          <span>Your circumstances</span>
          <span className={prose.quiet}>
            {topics.length} topics, from {topics[0]!.title.toLowerCase()} to{' '}
            {topics.at(-1)!.title.toLowerCase()}
          </span>
        </li>
      </ul>
    </Card>
  )
}

function dueWords({ dueOn, today }: GoalReview): string {
  if (dueOn === null) return 'You can tell us about a change at any time.'
  if (daysBetween(today, dueOn) > 30)
    return `The next review is due on ${formatDate(dueOn)}. You can update anything now.`
  return dueOn < today
    ? `This review was due on ${formatDate(dueOn)}.`
    : `This review is due on ${formatDate(dueOn)}.`
}
