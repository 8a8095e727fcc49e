// The next step after an answer: the first page of a list that this person may open. The last one is open to everybody
// in the health check, or in Learn.
import type { ReactNode } from 'react'
import { learnLink } from '#domain/learn-link.ts'
import type { HealthQuestionId } from '#domain/retirement/health-questions.ts'
import { Part } from 'portal-engine/screen-api/layout/part.tsx'
import { RouteLink } from 'portal-engine/screen-api/links/route-link.tsx'

const read = (path: string, label: string): ReactNode => {
  const link = learnLink(path)
  return link && <RouteLink {...link}>{label}</RouteLink>
}

const plan = (label: string): ReactNode => (
  <RouteLink to="retirement-planner" otherwise={read('explore/retirement', 'Read about retirement')}>
    {label}
  </RouteLink>
)

const steps: Record<HealthQuestionId, ReactNode> = {
  when: plan('Try ages in the planner'),
  spending: plan('Choose a living standard in the planner'),
  saving: (
    <>
      <Part name="pay-in">
        <RouteLink
          to="pension-contributions"
          otherwise={<RouteLink to="isa-jisa">Pay into an ISA</RouteLink>}
        >
          Pay into your pension
        </RouteLink>
      </Part>
      <Part name="open-first">
        <RouteLink to="projections">Design a portfolio to save into</RouteLink>
      </Part>
    </>
  ),
  pensions: (
    <RouteLink to="message-compose" otherwise={plan('Add what you find in the planner')}>
      Ask us how to find and bring together old pensions
    </RouteLink>
  ),
  state: read(
    'explore/retirement/state-pension',
    'Read how the State Pension works and where your forecast is',
  ),
  lasting: plan('See how long your money lasts'),
  cushion: plan('See how much you can set aside beside your plan'),
  wishes: (
    <RouteLink
      to="expression-of-wish"
      otherwise={
        <RouteLink
          to="message-compose"
          otherwise={read('explore/retirement', 'Read about pensions and families')}
        >
          Tell us your wish in a message
        </RouteLink>
      }
    >
      Say or check who should have your pension
    </RouteLink>
  ),
}

export const NextStep = ({ question }: { question: HealthQuestionId }) => <p>{steps[question]}</p>
