// One portfolio: its goal, amount, horizon and risk. Still right, or what changes.
import { useState, type ReactNode } from 'react'
import { currencySymbol } from 'portal-engine/base/money.ts'
import type { PortfolioToReview } from '#api/accounts/goal-review.ts'
import {
  answerOf,
  readTerms,
  riskLevels,
  type PortfolioAnswer,
  type TermsField,
} from '#domain/goal-review/terms.ts'
import { Button } from 'portal-engine/ui/button.tsx'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { TextInput } from 'portal-engine/ui/fields/text-input.tsx'
import { useFormats } from 'portal-engine/ui/figures/hidden-amounts.ts'
import { Form, useProblems } from 'portal-engine/ui/forms/form.tsx'
import { RadioRow } from 'portal-engine/ui/forms/radio-row.tsx'
import { useFocusOnShow } from 'portal-engine/ui/use-focus-on-show.ts'
import { Lines } from './lines.tsx'
import { BackLink, StepActions } from './step-actions.tsx'
import type { StepProps } from './step-props.ts'
import { termLines } from './review-words.ts'
import layout from 'portal-engine/ui/layout.module.css'
import prose from 'portal-engine/ui/prose.module.css'
import css from './portfolio-review.module.css'

const fieldId = (name: TermsField) => `review-${name}`
const risks = riskLevels.map((level) => ({ value: String(level), label: String(level) }))

interface PortfolioStepProps extends StepProps {
  portfolio: PortfolioToReview
}

export function PortfolioStep(props: PortfolioStepProps) {
  const { portfolio, answers, form, steps } = props
  const { accountId, terms, currency, requestedRiskLevel } = portfolio
  const { pounds } = useFormats()
  const [isOpenedHere, setOpenedHere] = useState(false)
  const answer = answers.portfolios[accountId]
  const withVerdict = (verdict: PortfolioAnswer['verdict']) => ({
    ...answers,
    portfolios: {
      ...answers.portfolios,
      [accountId]: answer ? { ...answer, verdict } : answerOf(verdict, terms),
    },
  })
  const keep = () => {
    const next = withVerdict('right')
    form.save(next)
    steps.goOn(next)
  }
  const stillRight = (
    <Button variant={answer?.verdict === 'change' ? 'secondary' : 'primary'} onClick={keep}>
      Still right
    </Button>
  )
  return (
    <div className={css.form}>
      <Card>
        <Lines lines={termLines(terms, currency, pounds)} />
        {requestedRiskLevel !== null && (
          <p className={prose.muted}>
            Risk level {requestedRiskLevel} has been asked for. We are assessing whether it suits.
          </p>
        )}
      </Card>
      {answer?.verdict === 'change' ? (
        <Changed {...props} answer={answer} isOpenedHere={isOpenedHere} stillRight={stillRight} />
      ) : (
        <div role="group" aria-label="Is this still right?" className={layout.stack3}>
          <p className={css.question}>Is this still right?</p>
          {answer && <p className={prose.muted}>Your answer so far: still right.</p>}
          <div className={layout.row}>
            {stillRight}
            <Button
              onClick={() => {
                setOpenedHere(true)
                form.save(withVerdict('change'))
              }}
            >
              Change
            </Button>
            <BackLink back={steps.back} />
          </div>
        </div>
      )}
    </div>
  )
}

interface ChangedProps extends PortfolioStepProps {
  answer: PortfolioAnswer
  /** It has opened by a press, so it takes the focus. */
  isOpenedHere: boolean
  stillRight: ReactNode
}

/** What is to hold instead. */
function Changed({ portfolio, answers, form, steps, today, answer, isOpenedHere, stillRight }: ChangedProps) {
  const { accountId, terms, currency } = portfolio
  const read = readTerms(answer, terms, today)
  const errors: Partial<Record<TermsField, string>> = 'problems' in read ? read.problems : {}
  const { problems, form: shown, show } = useProblems<TermsField>(fieldId, errors)
  const fields = useFocusOnShow<HTMLDivElement>(isOpenedHere ? 'input' : 'no-field')
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
    value: answer[name],
    error: problems[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      form.typed(withAnswer({ ...answer, [name]: event.currentTarget.value })),
  })
  return (
    <Form {...shown} className={css.form} onSubmit={submit}>
      <div ref={fields} className={css.form}>
        <TextInput label="What is the money for?" maxLength={60} {...field('goal')} />
        <div className={css.pair}>
          <TextInput
            label={`Amount you need (${currencySymbol(currency)})`}
            inputMode="decimal"
            {...field('amount')}
          />
          <TextInput label="Year in which you need it" inputMode="numeric" maxLength={4} {...field('year')} />
        </div>
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
      <StepActions back={steps.back}>{stillRight}</StepActions>
    </Form>
  )
}
