// How long the money lasts, as the first thing to read.
import type { Asking } from '#screens/shared/use-worker.ts'
import type { ReadPlan } from '#domain/retirement/read-plan.ts'
import { Button } from 'portal-engine/ui/button.tsx'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { Meter } from 'portal-engine/ui/charts/meter.tsx'
import { AmountText } from 'portal-engine/ui/figures/amount-text.tsx'
import { useFormats } from 'portal-engine/ui/figures/hidden-amounts.ts'
import { useSettled } from '#screens/shared/use-settled.ts'
import type { Answer } from './messages.ts'
import {
  answerWords,
  hasNoSavings,
  isEnough,
  lastsOf,
  lastsWords,
  outcomeWords,
  askedWords,
} from './planner-words.ts'
import prose from 'portal-engine/ui/prose.module.css'
import css from './planner.module.css'

interface ResultCardProps {
  /** The plan that is worked out. */
  read: ReadPlan
  asking: Asking<Answer>
  /** Something in the plan cannot be read. */
  hasErrors: boolean
}

export function ResultCard({ read, asking, hasErrors }: ResultCardProps) {
  const { pounds } = useFormats()
  const { answer } = asking
  const outcome = answer?.asked
  const lasts = outcome ? lastsWords(outcome) : ''
  const words = outcome ? outcomeWords(outcome, pounds) : ''
  const answered = answer?.levers && outcome ? answerWords(answer.levers, outcome, pounds) : ''
  const said = useSettled([`${lasts}.`, answered, words].filter(Boolean).join(' '), answer?.isLast ?? false)
  return (
    <Card title="How long your money lasts" className={css.result}>
      {asking.hasFailed && (
        <p role="alert" className={prose.failed}>
          We couldn’t work out your plan. <Button onClick={asking.tryAgain}>Try again</Button>
        </p>
      )}
      <p role="status" className={prose.failed}>
        {hasErrors &&
          'Something in your plan can’t be read. It is marked there, and not saved or counted here.'}
      </p>
      {outcome && hasNoSavings(outcome) && !isEnough(outcome) ? (
        <>
          <p className={css.figure}>Add what you have saved</p>
          <p className={css.prose}>
            Enter your pots and what you pay in, under “Your plan”: here you then read to which age your money
            lasts, and what would make it last longer. The State Pension is counted already.
          </p>
        </>
      ) : outcome ? (
        <>
          <p className={css.figure}>{lasts}</p>
          <Meter label="How long your money lasts" {...lastsOf(outcome)} />
          {(answered !== '' || !(answer?.levers || asking.hasFailed)) && (
            <p className={answered === '' ? `${css.answered} ${prose.muted}` : css.answered}>
              <AmountText>{answered || 'Working out what you could change…'}</AmountText>
            </p>
          )}
          <p className={`${css.prose} ${prose.quiet}`}>
            <AmountText>{words}</AmountText>
          </p>
        </>
      ) : (
        !asking.hasFailed && (
          <div className={css.working}>
            <p className={css.figure}>
              <AmountText>{askedWords(read, pounds)}</AmountText>
            </p>
            <p className={prose.quiet}>We are working out how long your money lasts.</p>
          </div>
        )
      )}
      <p role="status" className="visually-hidden">
        <AmountText>{said}</AmountText>
      </p>
    </Card>
  )
}
