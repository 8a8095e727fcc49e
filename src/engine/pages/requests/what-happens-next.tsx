// Beside the form of a request, before it is begun: what happens once it is sent, in steps with their days.
import { londonDate } from '#base/dates/london-time.ts'
import { workingDaysAfter } from '#base/dates/working-days.ts'
import { onOneLine } from '#base/on-one-line.ts'
import type { RequestPage } from '#base/requests/request-page.ts'
import { serverNow } from '#http/server-time.ts'
import { PhoneLine } from '#screen-api/links/phone-line.tsx'
import { Card } from '#ui/cards/card.tsx'
import { formatDate } from '#ui/figures/dates.ts'
import { Steps } from '#ui/steps.tsx'
import css from './requests.module.css'

interface WhatHappensNextProps {
  page: RequestPage
  /** What happens on the day itself. */
  today: string
  /** Where nothing else on the page says what to know before it is sent. */
  isBefore?: boolean
}

export function WhatHappensNext({ page: { before, next, within }, today, isBefore }: WhatHappensNextProps) {
  const day = (days: number) => formatDate(workingDaysAfter(londonDate(serverNow()), days))
  const sentences = next.split(/(?<=[.!?])\s+/)
  const last = sentences.at(-1)!
  const work = sentences.slice(0, -1).join(' ')
  return (
    <div className={css.beside}>
      <Card title="What happens next">
        <div className={css.beside}>
          <Steps
            steps={[
              { name: 'Today', state: 'current', text: today },
              ...(work === '' ? [] : [{ name: `From ${day(1)}`, state: 'next', text: work }]),
              { name: `By ${day(within)}`, state: 'next', text: last },
            ]}
          />
          {isBefore && before !== undefined && (
            <div className={css.before}>
              <h3>Before you send it</h3>
              <p>{onOneLine(before)}</p>
            </div>
          )}
        </div>
      </Card>
      <PhoneLine />
    </div>
  )
}
