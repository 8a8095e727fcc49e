// One question of the health check, on a page of its own. Loaded later, because its form is Mantine's.
import { useState } from 'react'
import type { HealthAnswers } from '#domain/retirement/health-check.ts'
import type { HealthQuestion } from '#domain/retirement/health-questions.ts'
import { healthQuestions } from '#domain/retirement/health-questions.ts'
import { StepFrame } from 'portal-engine/forms/in-progress/step-frame.tsx'
import type { FormInProgress } from 'portal-engine/forms/in-progress/use-form-in-progress.ts'
import { ButtonLink } from 'portal-engine/screen-api/links/button-link.tsx'
import { Button } from 'portal-engine/ui/button.tsx'
import { Form, useProblems } from 'portal-engine/ui/forms/form.tsx'
import { RadioRow } from 'portal-engine/ui/forms/radio-row.tsx'
import layout from 'portal-engine/ui/layout.module.css'

interface QuestionStepProps {
  question: HealthQuestion
  place: number
  answers: HealthAnswers
  form: FormInProgress<HealthAnswers>
  /** The query of the page before; empty for the start. */
  back: string
  onNext: (answers: HealthAnswers) => void
}

const fieldId = () => 'health-answer'

export default function QuestionStep({ question, place, answers, form, back, onNext }: QuestionStepProps) {
  const { id, legend, hint, options } = question
  const [chosen, setChosen] = useState(answers[id as keyof HealthAnswers])
  const isKnown = options.some((option) => option.id === chosen)
  const missing = isKnown ? {} : { answer: 'Choose an answer' }
  const { problems, form: shown, show } = useProblems<'answer'>(fieldId, missing)
  const submit = () => {
    show(missing)
    if (!isKnown) return
    const next = { ...answers, [id]: chosen }
    form.save(next)
    onNext(next)
  }
  return (
    <StepFrame heading={legend} unit="Question" place={place} count={healthQuestions.length} form={form}>
      <Form {...shown} className={layout.column5} onSubmit={submit}>
        <RadioRow
          id={fieldId()}
          isStacked
          legend={<span className="visually-hidden">{legend}</span>}
          {...(hint !== undefined && { hint })}
          problem={problems.answer}
          options={options.map((option) => ({ value: option.id, label: option.label }))}
          chosen={chosen}
          onChoose={setChosen}
        />
        <div className={layout.row}>
          <Button type="submit" variant="primary">
            Continue
          </Button>
          <ButtonLink to="retirement-health-check" search={back} variant="quiet" isCurrent={false}>
            Back
          </ButtonLink>
        </div>
      </Form>
    </StepFrame>
  )
}
