// The result of the health check: on track, nearly or act, with reasons and next steps that this person may take.
import { useEffect, useRef } from 'react'
import {
  chosenLabel,
  type HealthAnswers,
  type HealthResult,
  type Verdict,
} from '#domain/retirement/health-check.ts'
import { healthQuestions } from '#domain/retirement/health-questions.ts'
import { SavedLine } from 'portal-engine/forms/in-progress/saved-line.tsx'
import type { FormInProgress } from 'portal-engine/forms/in-progress/use-form-in-progress.ts'
import { useStartAgain } from '#forms/in-progress/use-start-again.ts'
import { RouteLink } from 'portal-engine/screen-api/links/route-link.tsx'
import { useOwnTitle } from 'portal-engine/screen-api/use-own-title.ts'
import { Badge, type BadgeTone } from 'portal-engine/ui/badge.tsx'
import { Button } from 'portal-engine/ui/button.tsx'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { PrintButton } from 'portal-engine/ui/tables/export-actions.tsx'
import { NextStep } from './next-step.tsx'
import layout from 'portal-engine/ui/layout.module.css'
import css from './health-check.module.css'

const verdicts: Record<Verdict, { title: string; tone: BadgeTone; text: string }> = {
  'on-track': {
    title: 'You are on track',
    tone: 'gain',
    text: 'You have what a good plan needs. Look at it again once a year, or when something changes.',
  },
  nearly: {
    title: 'You are nearly there',
    tone: 'brass',
    text: 'Most of what a good plan needs is there. These steps complete it.',
  },
  act: {
    title: 'It is time to act',
    tone: 'loss',
    text: 'Something that your retirement depends on is missing. Begin with the first step; a specialist can help.',
  },
}

interface HealthResultProps {
  answers: HealthAnswers
  result: HealthResult
  form: FormInProgress<HealthAnswers>
  onStartAgain: () => void
}

export function HealthResultPart({ answers, result, form, onStartAgain }: HealthResultProps) {
  const { title, tone, text } = verdicts[result.verdict]
  const heading = useRef<HTMLHeadingElement>(null)
  const { state, startAgain } = useStartAgain(form, onStartAgain)
  useOwnTitle(`Your result: ${title.toLowerCase()}`)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <div className={layout.column5}>
      <section aria-labelledby="health-verdict" className={css.verdict}>
        <Badge tone={tone}>Your result</Badge>
        <h2 id="health-verdict" ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <p>{text}</p>
      </section>
      <Card title={result.reasons.length === 0 ? 'Next step' : 'Why, and what to do next'}>
        <ol className={css.reasons}>
          {result.reasons.map(({ question, worth, text: reason }) => (
            <li key={question}>
              <p>
                <strong>{worth === 0 ? 'To do: ' : 'Could be better: '}</strong>
                {reason}
              </p>
              <NextStep question={question} />
            </li>
          ))}
          {result.reasons.length === 0 && (
            <li>
              <p>See what would change if you retired earlier or spent more.</p>
              <NextStep question="lasting" />
            </li>
          )}
        </ol>
      </Card>
      <Card title="Your answers">
        <dl className={css.answers}>
          {healthQuestions.map((question) => (
            <div key={question.id}>
              <dt>{question.legend}</dt>
              <dd>{chosenLabel(question, answers)}</dd>
              <dd data-not-printed>
                <RouteLink to="retirement-health-check" search={`?step=${question.id}&edit=1`}>
                  Change<span className="visually-hidden"> the answer: {question.legend}</span>
                </RouteLink>
              </dd>
            </div>
          ))}
        </dl>
        <SavedLine form={form} />
      </Card>
      {state === 'failed' && <p role="alert">We couldn’t start again: try once more.</p>}
      <div className={layout.row} data-not-printed>
        <PrintButton />
        <Button variant="quiet" icon="refresh" busy={state === 'busy'} onClick={startAgain}>
          Start again
        </Button>
      </div>
    </div>
  )
}
