// The start of the health check: what it is, and where to begin or go on.
import { chosenLabel, type HealthAnswers } from '#domain/retirement/health-check.ts'
import { healthQuestions } from '#domain/retirement/health-questions.ts'
import { ResumeCard } from 'portal-engine/forms/in-progress/resume-card.tsx'
import type { FormInProgress } from 'portal-engine/forms/in-progress/use-form-in-progress.ts'
import { Button } from 'portal-engine/ui/button.tsx'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { DrawnEmptyState } from 'portal-engine/ui/drawings/drawing.tsx'
import { Facts } from 'portal-engine/ui/lists/facts.tsx'
import layout from 'portal-engine/ui/layout.module.css'
import css from './health-check.module.css'

interface HealthStartProps {
  form: FormInProgress<HealthAnswers>
  /** What accounts, wish and plan answer already. */
  known: HealthAnswers
  onStart: () => void
  onContinue: () => void
}

export function HealthStart({ form, known, onStart, onContinue }: HealthStartProps) {
  const filled = healthQuestions.filter(({ id }) => id in known)
  const start = (
    <Button variant="primary" onClick={onStart}>
      Start
    </Button>
  )
  return (
    <div className={layout.column5}>
      {form.stored && (
        <ResumeCard found={form.stored} form={form} onContinue={onContinue} onStartAgain={onStart} />
      )}
      <Card>
        <DrawnEmptyState
          drawing="years"
          title="Eight questions, about two minutes"
          action={
            <>
              <p>
                Every answer is saved, so you can stop and come back. This is guidance, not advice. It changes
                nothing in your accounts.
              </p>
              {!form.stored && filled.length === 0 && start}
            </>
          }
        >
          They are about your plans, savings and budget. At the end you read whether you are on track, nearly
          there or should act, why, and what to do next.
        </DrawnEmptyState>
      </Card>
      {!form.stored && filled.length > 0 && (
        <Card title="What we know already">
          <div className={layout.stack4}>
            <Facts
              className={css.answers}
              facts={filled.map((question) => [question.legend, chosenLabel(question, known)])}
            />
            <p>These answers come from your accounts and your plan. You can change each.</p>
            <div className={layout.row}>{start}</div>
          </div>
        </Card>
      )}
    </div>
  )
}
