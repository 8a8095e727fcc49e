// The day on which the page is seen. It sets the flags that have dates; without such flags there is no field.
import { useId } from 'react'
import { londonDate } from '#base/dates/london-time.ts'
import { isOffOn } from '#manifest/flag-dates.ts'
import type { Chosen } from './fact-override.ts'
import type { Inspection } from '../inspection.ts'

type Dates = Inspection['flagDates']

/**
 * The choice on this day ('' for today): a flag outside its dates is off. One that has dates and is off today is taken
 * for on inside them, because the API would decide.
 */
export function asOfDay(chosen: Chosen, dates: Dates, day: string, today = londonDate(new Date())): Chosen {
  if (day === '') return chosen
  const set = Object.entries(dates).flatMap(([flag, each]): [string, string][] => {
    const fact = `flag.${flag}`
    if (isOffOn(each, day)) return [[fact, 'false']]
    return isOffOn(each, today) && chosen[fact] === undefined ? [[fact, 'true']] : []
  })
  return { ...chosen, ...Object.fromEntries(set) }
}

/** The choice without what a day has set: these flags are the persona's again, or the live session's. */
export const withoutDay = (chosen: Chosen, dates: Dates, persona: Chosen = {}): Chosen => {
  const isDated = ([fact]: [string, unknown]) => dates[fact.replace(/^flag\./, '')] !== undefined
  const kept = Object.entries(chosen).filter((each) => !isDated(each))
  return Object.fromEntries([...kept, ...Object.entries(persona).filter(isDated)])
}

export function DayField({ day, dates, set }: { day: string; dates: Dates; set(day: string): void }) {
  const hint = useId()
  if (Object.keys(dates).length === 0) return null
  return (
    <>
      <label className="field">
        As of
        <input type="date" value={day} aria-describedby={hint} onChange={({ target }) => set(target.value)} />
      </label>
      <p id={hint} className="quiet">
        By the dates of {Object.keys(dates).join(', ')}, in London.
      </p>
    </>
  )
}
