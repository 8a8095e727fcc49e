// A day in one short field, as "27/3/2026" whatever the browser's language; kept as an ISO date, or as it is typed where it
// is none.
import type { ComponentProps } from 'react'
import { isCalendarDate } from '#base/dates/iso.ts'
import { parseTypedDate, typeDate } from '#base/dates/typed-date.ts'
import { useTyped } from '../forms/use-typed.ts'

interface DayInputProps extends Pick<
  ComponentProps<'input'>,
  'id' | 'aria-label' | 'aria-describedby' | 'aria-invalid'
> {
  value: string
  onKeep: (day: string) => void
}

/** A day in one short field, kept as YYYY-MM-DD. */
export function DayInput({ value, onKeep, ...rest }: DayInputProps) {
  const typed = useTyped(isCalendarDate(value) ? typeDate(value) : value, (text) =>
    onKeep(parseTypedDate(text) ?? text.trim()),
  )
  return <input placeholder="27/3/2026" autoComplete="off" {...rest} {...typed} />
}
