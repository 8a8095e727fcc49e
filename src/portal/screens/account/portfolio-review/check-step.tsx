// Every answer on one page, each with a link to its step, and the submission.
import type { GoalReview } from '#api/accounts/goal-review.ts'
import { withoutOwner } from 'portal-engine/base/own-names.ts'
import { choiceLabel, topics } from '#domain/goal-review/questions.ts'
import { missingIn } from '#domain/goal-review/review.ts'
import { readTerms } from '#domain/goal-review/terms.ts'
import { SendingLine } from '#forms/send/sending-line.tsx'
import { PhoneLink } from 'portal-engine/screen-api/links/phone-line.tsx'
import { Part } from 'portal-engine/screen-api/layout/part.tsx'
import { RouteLink } from 'portal-engine/screen-api/links/route-link.tsx'
import { usePortal } from 'portal-engine/screen-api/portal.ts'
import { Button } from 'portal-engine/ui/button.tsx'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { useFormats } from 'portal-engine/ui/figures/hidden-amounts.ts'
import { BackLink } from './step-actions.tsx'
import { Lines } from './lines.tsx'
import type { StepProps } from './step-props.ts'
import { useSubmission } from './use-submission.ts'
import { stepSearch } from './use-steps.ts'
import { changedLines, termLines, type Line } from './review-words.ts'
import notice from 'portal-engine/ui/notice.module.css'
import layout from 'portal-engine/ui/layout.module.css'

interface CheckStepProps extends StepProps {
  review: GoalReview
  /** Keeps the page as it is, whatever is fetched meanwhile. */
  hold: (isHeld: boolean) => void
}

export function CheckStep({ review, answers, form, steps, today, hold }: CheckStepProps) {
  const { userName, activeUserName } = usePortal()
  const { pounds } = useFormats()
  const portfolios = review.portfolios.map((one) => ({ ...one, name: withoutOwner(one.name, userName) }))
  const missing = missingIn(portfolios, answers, today)
  const submission = useSubmission(form, hold)
  return (
    <div className={layout.column4}>
      {missing.length > 0 && (
        <div className={`${notice.problem} ${layout.stack2}`}>
          <p>Before you can submit your answers:</p>
          <ul>
            {missing.map(({ step, message }) => (
              <li key={step}>
                <RouteLink to="portfolio-review" search={stepSearch(step, true)} isCurrent={false}>
                  {message}
                </RouteLink>
              </li>
            ))}
          </ul>
        </div>
      )}
      {portfolios.map(({ accountId, name, currency, terms }) => {
        const answer = answers.portfolios[accountId]
        const read = answer && readTerms(answer, terms, today)
        const changes = read && 'terms' in read ? changedLines(terms, read.terms, currency, pounds) : []
        const isRight = answer?.verdict === 'right'
        const verdict = answer ? (isRight ? 'Still right' : 'Change') : 'Not answered'
        return (
          <Summary
            key={accountId}
            title={name}
            step={`portfolio-${accountId}`}
            lines={[
              { label: 'Your answer', value: verdict },
              ...(isRight ? termLines(terms, currency, pounds) : changes),
            ]}
          />
        )
      })}
      {topics.map((topic) => (
        <Summary
          key={topic.id}
          title={topic.title}
          step={`about-${topic.id}`}
          lines={[
            ...topic.questions.map((question) => ({
              label: question.legend,
              value: choiceLabel(question, answers.circumstances[question.id]),
            })),
            ...(topic.note && answers.note.trim() ? [{ label: 'What could help', value: answers.note }] : []),
          ]}
        />
      ))}
      <Part name="acting">
        <p>
          These are {activeUserName}’s answers. By submitting them you confirm that you may answer for{' '}
          {activeUserName}, and that as far as you know they are true and complete.
        </p>
      </Part>
      <SendingLine sending={submission.sending} onAsk={submission.ask}>
        <p>
          Your answers are still here. Try again, or call us on <PhoneLink />.
        </p>
      </SendingLine>
      <div className={layout.row}>
        <Button
          variant="primary"
          busy={submission.isBusy}
          onClick={() => (missing[0] ? steps.goTo(missing[0].step) : submission.start())}
        >
          Submit the review
        </Button>
        <BackLink back={steps.back} />
      </div>
    </div>
  )
}

function Summary({ title, step, lines }: { title: string; step: string; lines: readonly Line[] }) {
  return (
    <Card
      title={title}
      level={3}
      aside={
        <RouteLink to="portfolio-review" search={stepSearch(step, true)} isCurrent={false}>
          Edit<span className="visually-hidden"> {title}</span>
        </RouteLink>
      }
    >
      <Lines lines={lines} />
    </Card>
  )
}
