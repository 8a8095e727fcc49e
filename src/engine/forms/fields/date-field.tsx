// A date in day, month and year, or a month, as an answer of a form that is sent. What somebody knows by heart is kept as it is
// typed, "14/3/1984" or "3/1984"; a day to come is kept as an ISO date, or as nothing while it is none.
import { useState } from 'react'
import { parseTypedDate, partsOfTypedDate, typeDate } from '#base/dates/typed-date.ts'
import { DateFields } from '#ui/fields/date-fields.tsx'
import { answerOf, type Named } from './fields.tsx'

type DateFieldProps<Values, Field extends keyof Values & string> = Named<Values, Field> & {
  keeps?: 'typed' | 'month' | 'day'
}

const dayOf = (typed: string): string => parseTypedDate(typed) ?? ''

export function DateField<Field extends string, Values extends Record<Field, string>>({
  form: { values, errors, change, fieldId },
  name,
  label,
  description,
  keeps = 'typed',
}: DateFieldProps<Values, Field>) {
  const kept: string = values[name]
  const [latest, setLatest] = useState('')
  const typed = keeps !== 'day' ? kept : dayOf(latest) === kept ? latest : typeDate(kept)
  const isMonth = keeps === 'month'
  const [day, month, year] = partsOfTypedDate(isMonth ? `/${typed}` : typed)
  const parts = { day, month, year }
  return (
    <DateFields
      id={fieldId(name)}
      legend={label}
      hint={description}
      problem={errors[name]}
      parts={parts}
      isMonth={isMonth}
      onChange={(part, text) => {
        const now = { ...parts, [part]: text.replaceAll('/', '') }
        const ofMonth = `${now.month}/${now.year}`
        const whole = `${now.day}/${ofMonth}`
        setLatest(whole)
        const answer = { typed: whole, month: ofMonth, day: dayOf(whole) }[keeps]
        change(answerOf(name, answer) as Partial<Values>)
      }}
    />
  )
}
