// The simulated paths of the plan as a fan, with what they come to in sentences.
import { useEffect } from 'react'
import type { Account } from '#api/accounts/accounts.ts'
import { assumedInflation } from '#domain/projection/assumptions.ts'
import type { Answer } from '#screens/shared/simulation/messages.ts'
import { datesOf, deflated, fanLines, resultWords } from '#screens/shared/simulation/fan.ts'
import { usePortal } from 'portal-engine/screen-api/portal.ts'
import { useUrlState } from 'portal-engine/screen-api/use-url-state.ts'
import type { Asking } from '#screens/shared/use-worker.ts'
import { Button } from 'portal-engine/ui/button.tsx'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { LineChart, LineChartSkeleton, warmLineChart } from 'portal-engine/ui/charts/lazy-line-chart.tsx'
import { AmountText } from 'portal-engine/ui/figures/amount-text.tsx'
import { useFormats } from 'portal-engine/ui/figures/hidden-amounts.ts'
import { useSettled } from '#screens/shared/use-settled.ts'
import { Chips } from 'portal-engine/ui/forms/chips.tsx'
import { unasked } from './choices.ts'
import { answerWords, goalWords, unchangedWords } from './scenario-words.ts'
import prose from 'portal-engine/ui/prose.module.css'
import css from './scenarios.module.css'

const moneyModes = [
  { id: 'day', label: 'Future pounds' },
  { id: 'today', label: 'Today’s money' },
] as const

interface FanCardProps {
  account: Account
  asking: Asking<Answer>
  /** Our yearly fee: "0.6%". */
  fee: string
}

export function FanCard({ account, asking, fee }: FanCardProps) {
  const [search, choose] = useUrlState()
  const { pounds, short } = useFormats()
  const { userName } = usePortal()
  useEffect(warmLineChart, [])
  const isToday = search.get('money') === 'today'
  const inflation = isToday ? assumedInflation : 0
  const full = (pence: number) => pounds(pence, account.baseCurrency)
  const { paths = 0, isLast = false, results = [] } = asking.answer ?? {}
  const [changed, unchanged] = results.map((one) => deflated(one, inflation))
  const result = changed ? resultWords(changed, isToday, full) : ''
  const rest =
    changed && unchanged
      ? [
          unchangedWords(changed, unchanged, unasked(account), full),
          goalWords(account, userName, changed, unchanged, full),
        ]
      : []
  const said = useSettled([result, ...rest].filter(Boolean).join(' '), isLast)
  return (
    <Card title="What could happen">
      <div className={css.stack}>
        <Chips
          label="Amounts in"
          options={moneyModes}
          chosen={isToday ? 'today' : 'day'}
          onChoose={(id) => choose({ money: id === 'today' ? id : undefined })}
        />
        {asking.hasFailed && (
          <p role="alert" className={prose.failed}>
            We couldn’t run the simulation. <Button onClick={asking.tryAgain}>Try again</Button>
          </p>
        )}
        {changed ? (
          <div className={css.answer}>
            <LineChart
              label="Simulated futures of this account"
              summary={answerWords(account, userName, changed, full)}
              dates={datesOf(account.valuedOn, changed)}
              lines={fanLines(changed, account.goal, inflation)}
              format={full}
              formatTick={(pence) => short(pence, account.baseCurrency)}
            />
          </div>
        ) : (
          !asking.hasFailed && <LineChartSkeleton />
        )}
        {changed && (
          <p className={prose.quiet}>
            {paths.toLocaleString('en-GB')} simulated futures{isToday ? ' in today’s money' : ''}, after our
            fee of {fee} a year. A stress test, not a prediction.
          </p>
        )}
        <p role="status" className="visually-hidden">
          <AmountText>{said}</AmountText>
        </p>
      </div>
    </Card>
  )
}
