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
                Every answer is saved, so you can stop and come back. This is guidance, not advice, and
                changes nothing in your accounts.
              </p>
              {!form.stored && (
                <Button variant="primary" onClick={onStart}>
                  Start
                </Button>
              )}
            </>
          }
        >
          They are about your plans, savings and budget. At the end you see whether you are on track, nearly
          there or need to act, with reasons and next steps.
        </DrawnEmptyState>
      </Card>
      {!form.stored && filled.length > 0 && (
        <Card title="What we know already">
          <div className={layout.stack4}>
            <Facts
              className={css.answers}
              facts={filled.map((question) => [question.legend, chosenLabel(question, known)])}
            />
            <p>
              {filled.length === 1 ? 'This answer comes' : 'These answers come'} from your accounts and your
              plan. You can change {filled.length === 1 ? 'it' : 'each'}.
            </p>
          </div>
        </Card>
      )}
    </div>
  )
}
