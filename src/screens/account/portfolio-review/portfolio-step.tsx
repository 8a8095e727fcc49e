// One portfolio: its goal, amount, horizon and risk. Still right, or what changes.
import { currencySymbol } from '#base/money.ts'
import type { PortfolioToReview } from '#api/accounts/goal-review.ts'
import {
  answerOf,
  readTerms,
  riskLevels,
  type PortfolioAnswer,
  type Terms,
  type TermsField,
} from '#domain/goal-review/terms.ts'
import { Card } from '#ui/cards/card.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { useFormats } from '#ui/figures/hidden-amounts.ts'
import { Form, useProblems } from '#ui/forms/form.tsx'
import { RadioRow } from '#ui/forms/radio-row.tsx'
import { Lines } from './lines.tsx'
import { StepActions } from './step-actions.tsx'
import type { StepProps } from './step-props.ts'
import { termLines } from './words.ts'
import css from './portfolio-review.module.css'

type Field = 'verdict' | TermsField
const fieldId = (name: Field) => `review-${name}`
const risks = riskLevels.map((level) => ({ value: String(level), label: String(level) }))

export function PortfolioStep({
  portfolio,
  answers,
  form,
  steps,
  today,
}: StepProps & { portfolio: PortfolioToReview }) {
  const { accountId, terms, currency, requestedRiskLevel } = portfolio
  const { pounds } = useFormats()
  const answer = answers.portfolios[accountId]
  const errors = errorsOf(answer, terms, today)
  const { problems, attempt, show } = useProblems<Field>(errors)
  const withAnswer = (next: PortfolioAnswer) => ({
    ...answers,
    portfolios: { ...answers.portfolios, [accountId]: next },
  })
  const submit = () => {
    show(errors)
    if (Object.keys(errors).length > 0) return
    form.save(answers)
    steps.goOn(answers)
  }
  const field = (name: TermsField) => ({
    id: fieldId(name),
    value: answer?.[name] ?? '',
    error: problems[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      form.typed(withAnswer({ ...answer!, [name]: event.currentTarget.value })),
  })
  return (
    <Form className={css.form} problems={problems} fieldId={fieldId} attempt={attempt} onSubmit={submit}>
      <Card>
        <Lines lines={termLines(terms, currency, today, pounds)} />
        {requestedRiskLevel !== null && (
          <p className={css.quiet}>
            Risk level {requestedRiskLevel} has been asked for. We are assessing whether it suits.
          </p>
        )}
      </Card>
      <RadioRow
        id={fieldId('verdict')}
        legend="Is this still right?"
        problem={problems.verdict}
        options={[
          { value: 'right', label: 'Still right' },
          { value: 'change', label: 'Change' },
        ]}
        chosen={answer?.verdict}
        onChoose={(verdict) =>
          form.save(
            withAnswer(
              answer
                ? { ...answer, verdict: verdict as PortfolioAnswer['verdict'] }
                : answerOf(verdict as PortfolioAnswer['verdict'], terms),
            ),
          )
        }
      />
      {answer?.verdict === 'change' && (
        <>
          <TextInput label="What is the money for?" maxLength={60} {...field('goal')} />
          <div className={css.pair}>
            <TextInput
              label={`Amount you need (${currencySymbol(currency)})`}
              inputMode="decimal"
              {...field('amount')}
            />
            <TextInput
              label="Year in which you need it"
              inputMode="numeric"
              maxLength={4}
              {...field('year')}
            />
          </div>
          <RadioRow
            id={fieldId('risk')}
            legend="Risk level"
            hint="From 1, the steadiest, to 7, the boldest. A higher level can rise further and fall further."
            problem={problems.risk}
            options={risks}
            chosen={answer.risk}
            onChoose={(risk) => form.save(withAnswer({ ...answer, risk, confirmedRisk: '' }))}
          />
        </>
      )}
      <StepActions back={steps.back} />
    </Form>
  )
}

function errorsOf(
  answer: PortfolioAnswer | undefined,
  now: Terms,
  today: string,
): Partial<Record<Field, string>> {
  if (!answer) return { verdict: 'Say whether this is still right' }
  const read = readTerms(answer, now, today)
  return 'problems' in read ? read.problems : {}
}
