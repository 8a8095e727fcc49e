// The step of a review that the address names. Loaded later, because its fields are Mantine's.
import { useState } from 'react'
import type { GoalReview } from '#api/accounts/goal-review.ts'
import { withoutOwner } from 'portal-engine/base/own-names.ts'
import { StepFrame } from 'portal-engine/forms/in-progress/step-frame.tsx'
import { usePortal } from 'portal-engine/screen-api/portal.ts'
import { CheckStep } from './check-step.tsx'
import { PortfolioStep } from './portfolio-step.tsx'
import { RiskStep } from './risk-step.tsx'
import type { StepProps } from './step-props.ts'
import { TopicStep } from './topic-step.tsx'

type StepBodyProps = Omit<StepProps, 'today'> & { review: GoalReview }

export default function StepBody(latest: StepBodyProps) {
  const { userName } = usePortal()
  // What shows while the answers are submitted: it stays until the confirmation takes its place.
  const [held, setHeld] = useState<StepBodyProps>()
  const { review, ...props } = held ?? latest
  const { steps, form } = props
  const { current } = steps
  const step = { ...props, today: review.today }
  if (!current) return null
  const frame = { place: steps.place, count: steps.count, form }
  if (current.kind === 'check')
    return (
      <StepFrame key={current.id} {...frame} heading="Check your answers">
        <CheckStep
          {...step}
          review={review}
          hold={(isHeld) => setHeld(isHeld ? (held ?? latest) : undefined)}
        />
      </StepFrame>
    )
  if (current.kind === 'topic')
    return (
      <StepFrame key={current.id} {...frame} heading={current.topic.title}>
        <TopicStep {...step} topic={current.topic} lastAnswers={review.last?.answers ?? {}} />
      </StepFrame>
    )
  const portfolio = review.portfolios.find(({ accountId }) => accountId === current.accountId)!
  const name = withoutOwner(portfolio.name, userName)
  return current.kind === 'risk' ? (
    <StepFrame key={current.id} {...frame} heading={`Another risk level: ${name}`}>
      <RiskStep {...step} review={review} portfolio={portfolio} />
    </StepFrame>
  ) : (
    <StepFrame key={current.id} {...frame} heading={name}>
      <PortfolioStep {...step} portfolio={portfolio} />
    </StepFrame>
  )
}
