// What happens once a request is sent, in steps with their days: beside its form before it is sent, then in its place.
import { londonDate } from '#base/dates/london-time.ts'
import { workingDaysAfter } from '#base/dates/working-days.ts'
import { sentencesOf, type RequestPage } from '#base/requests/request-page.ts'
import { ToKnow } from '#forms/requests/to-know.tsx'
import { serverNow } from '#http/server-time.ts'
import { PhoneLine } from '#screen-api/links/phone-line.tsx'
import { Card } from '#ui/cards/card.tsx'
import { dateFormat } from '#ui/figures/dates.ts'
import { Steps } from '#ui/steps.tsx'
import css from './requests.module.css'

interface WhatHappensNextProps {
  page: RequestPage
  /** What happens on the day itself. */
  today: string
  /** Where nothing else on the page says what to know before it is sent. */
  isBefore?: boolean
}

export function WhatHappensNext({ page, today, isBefore }: WhatHappensNextProps) {
  const { within } = page
  return (
    <div className={css.beside}>
      <Card title="What happens next">
        <div className={css.beside}>
          <NextSteps next={page.next} first={{ state: 'current', text: today }} {...daysOf(within)} />
          {isBefore && page.before !== undefined && (
            <div className={css.before}>
              <h3>What to know</h3>
              <ToKnow page={page} />
            </div>
          )}
        </div>
      </Card>
      <PhoneLine />
    </div>
  )
}

interface Days {
  startsOn: string
  doneBy: string
}

/** Of what is sent today. */
const daysOf = (within: number): Days => {
  const today = londonDate(serverNow())
  return { startsOn: workingDaysAfter(today, 1), doneBy: workingDaysAfter(today, within) }
}

interface NextStepsProps extends Days {
  /** Sentences: the last is true on its day. */
  next: string
  first: { state: 'current' | 'done'; text: string }
}

export function NextSteps({ next, first, startsOn, doneBy }: NextStepsProps) {
  const sentences = sentencesOf(next)
  const work = sentences.slice(0, -1).join(' ')
  return (
    <Steps
      steps={[
        { name: 'Today', ...first },
        ...(work === '' ? [] : [{ name: `From ${dayOf(startsOn)}`, state: 'next', text: work }]),
        { name: `By ${dayOf(doneBy)}`, state: 'next', text: sentences.at(-1)! },
      ]}
    />
  )
}

/** "Thursday 4 December": within some weeks, so without its year. */
const dayOf = dateFormat({ weekday: 'long', day: 'numeric', month: 'long' })
