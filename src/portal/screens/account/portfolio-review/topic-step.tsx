// One topic of a person's circumstances: last year's answers are filled in, new questions have nothing chosen.
import { isChoice, type Topic } from '#domain/goal-review/questions.ts'
import { longestNote, type ReviewAnswers } from '#domain/goal-review/review.ts'
import { Textarea } from 'portal-engine/ui/fields/textarea.tsx'
import { Form, useProblems } from 'portal-engine/ui/forms/form.tsx'
import { RadioRow } from 'portal-engine/ui/forms/radio-row.tsx'
import { StepActions } from './step-actions.tsx'
import type { StepProps } from './step-props.ts'
import css from './portfolio-review.module.css'

const fieldId = (question: string) => `review-${question}`

interface TopicStepProps extends StepProps {
  topic: Topic
  lastAnswers: Readonly<Record<string, string>>
}

export function TopicStep({ topic, lastAnswers, answers, form, steps }: TopicStepProps) {
  const { circumstances, note, seen } = answers
  const errors = errorsOf(topic, answers)
  const { problems, form: shown, show } = useProblems<string>(fieldId, errors)
  const submit = () => {
    show(errors)
    if (Object.keys(errors).length > 0) return
    const next = { ...answers, seen: [...new Set([...seen, topic.id])] }
    form.save(next)
    steps.goOn(next)
  }
  return (
    <Form {...shown} className={css.form} onSubmit={submit}>
      {topic.questions.map((question) => (
        <RadioRow
          key={question.id}
          id={fieldId(question.id)}
          isStacked
          legend={question.legend}
          hint={[
            question.hint,
            hintOf(isChoice(question, lastAnswers[question.id]), Object.keys(lastAnswers).length > 0),
          ]
            .filter(Boolean)
            .join(' ')}
          problem={problems[question.id]}
          options={question.options.map(({ id, label }) => ({ value: id, label }))}
          chosen={circumstances[question.id]}
          onChoose={(choice) =>
            form.save({ ...answers, circumstances: { ...circumstances, [question.id]: choice } })
          }
        />
      ))}
      {topic.note && (
        <Textarea
          id={fieldId('note')}
          rows={4}
          label={topic.note.label}
          description={topic.note.hint}
          value={note}
          error={problems['note']}
          onChange={(event) => form.typed({ ...answers, note: event.currentTarget.value })}
        />
      )}
      <StepActions back={steps.back} />
    </Form>
  )
}

function errorsOf(topic: Topic, { circumstances, note }: ReviewAnswers): Record<string, string> {
  const missing = topic.questions.filter((question) => !isChoice(question, circumstances[question.id]))
  return {
    ...Object.fromEntries(missing.map(({ id, legend }) => [id, `Choose an answer: ${legend}`])),
    ...(topic.note && note.length > longestNote && { note: `Use ${longestNote} characters or fewer` }),
  }
}

function hintOf(wasAnswered: boolean, hasLastReview: boolean): string {
  if (wasAnswered) return 'This is your last answer. Change it if it is no longer true.'
  return hasLastReview ? 'This question is new this year.' : ''
}
