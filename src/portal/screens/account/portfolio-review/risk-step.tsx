// Another risk level, before and after: what is assumed of both, what they could come to, and whether it is asked for.
import { useState } from 'react'
import { classColour } from 'portal-engine/ui/charts/allocation.ts'
import { AllocationBar } from 'portal-engine/ui/charts/allocation-bar.tsx'
import type { GoalReview, PortfolioToReview } from '#api/accounts/goal-review.ts'
import { riskCaution, wantedRisk, type ReviewAnswers } from '#domain/goal-review/review.ts'
import { changesOf, readTerms, type PortfolioAnswer, type Terms } from '#domain/goal-review/terms.ts'
import { RiskWarning } from '#screens/shared/cards/risk-warning.tsx'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { Form, useProblems } from 'portal-engine/ui/forms/form.tsx'
import { RadioRow } from 'portal-engine/ui/forms/radio-row.tsx'
import { BeforeAfter } from './before-after.tsx'
import { StepActions } from './step-actions.tsx'
import type { StepProps } from './step-props.ts'
import { yearsUntil } from './review-words.ts'
import notice from 'portal-engine/ui/notice.module.css'
import layout from 'portal-engine/ui/layout.module.css'
import css from './portfolio-review.module.css'

const fieldId = () => 'review-confirm'

interface RiskStepProps extends StepProps {
  portfolio: PortfolioToReview
  review: GoalReview
}

export function RiskStep({ portfolio, review, answers, form, steps, today }: RiskStepProps) {
  const { accountId, terms } = portfolio
  const answer = answers.portfolios[accountId]!
  const risk = wantedRisk(answer, terms, today)!
  const [choice, setChoice] = useState<string | undefined>(
    answer.confirmedRisk === answer.risk ? 'ask' : undefined,
  )
  const errors = choice === undefined ? { confirm: 'Choose one of the two' } : {}
  const { problems, form: shown, show } = useProblems<'confirm'>(fieldId, errors)
  const goal = goalOf(answer, terms, today)
  const years = goal ? yearsUntil(goal.targetOn, today) : 10
  const caution = goal && riskCaution(terms.riskLevel, risk, years)
  const submit = () => {
    show(errors)
    if (choice === undefined) return
    const next = withAnswer(
      answers,
      accountId,
      choice === 'ask' ? { ...answer, confirmedRisk: answer.risk } : kept(answer, terms, today),
    )
    form.save(next)
    steps.goOn(next)
  }
  return (
    <Form {...shown} className={css.form} onSubmit={submit}>
      <Card title={`Level ${terms.riskLevel} and level ${risk} side by side`}>
        <div className={layout.column4}>
          <Mixes portfolio={portfolio} riskLevel={risk} />
          <BeforeAfter
            portfolio={portfolio}
            riskLevel={risk}
            years={years}
            goalPence={goal?.targetPence}
            feeBps={review.feeRateBps}
          />
          <RiskWarning about="projection" />
        </div>
      </Card>
      {caution && <p className={notice.problem}>{caution}</p>}
      <p>
        We change nothing yet. First we assess whether risk level {risk} suits your goals, your finances and
        your experience, and then we write to you. Until then this portfolio stays at level {terms.riskLevel}.
      </p>
      <RadioRow
        id={fieldId()}
        legend={`Do you want to ask for risk level ${risk}?`}
        problem={problems.confirm}
        isStacked
        options={[
          { value: 'ask', label: `Yes, ask for risk level ${risk}` },
          { value: 'keep', label: `No, stay at risk level ${terms.riskLevel}` },
        ]}
        chosen={choice}
        onChoose={setChoice}
      />
      <StepActions back={steps.back} />
    </Form>
  )
}

function goalOf(answer: PortfolioAnswer, now: Terms, today: string) {
  const read = readTerms(answer, now, today)
  return 'terms' in read ? read.terms.goal : now.goal
}

const withAnswer = (answers: ReviewAnswers, accountId: string, answer: PortfolioAnswer): ReviewAnswers => ({
  ...answers,
  portfolios: { ...answers.portfolios, [accountId]: answer },
})

/** The answer with the risk level unchanged; if nothing else differs, it is “still right”. */
function kept(answer: PortfolioAnswer, now: Terms, today: string): PortfolioAnswer {
  const level = { ...answer, risk: String(now.riskLevel), confirmedRisk: '' }
  const read = readTerms(answer, now, today)
  const others = 'terms' in read ? changesOf(now, read.terms).filter((field) => field !== 'risk') : []
  return others.length > 0 ? level : { ...level, verdict: 'right' }
}

interface MixesProps {
  portfolio: PortfolioToReview
  riskLevel: number
}

/** The targets of a portfolio at two risk levels, one bar each. */
function Mixes({ portfolio: { mixes, terms }, riskLevel }: MixesProps) {
  const bar = (level: number, label: string) => (
    <AllocationBar
      of="What we aim to hold"
      label={label}
      parts={(mixes.find((one) => one.riskLevel === level)?.parts ?? []).map(
        ({ assetClass, weightTenths }) => ({
          id: assetClass,
          label: assetClass,
          amount: weightTenths,
          colour: classColour(assetClass),
        }),
      )}
    />
  )
  return (
    <div className={layout.column4}>
      <h3>What we aim to hold</h3>
      <div className={`${css.pair} ${css.bars}`}>
        {bar(terms.riskLevel, `Level ${terms.riskLevel}, now`)}
        {bar(riskLevel, `Level ${riskLevel}`)}
      </div>
    </div>
  )
}
