// A date that people know by heart, in three fields with values of their own: "since-day" and so on.
import type { FieldProps } from '#forms/form-definition.ts'
import { dateOfParts, type DateParts } from '#base/dates/date-parts.ts'
import { DateFields } from '#ui/fields/date-fields.tsx'

export type DateValues<Name extends string> = Record<`${Name}-${keyof DateParts}`, string>

const partsOf = <Name extends string>(values: DateValues<Name>, name: Name): DateParts => ({
  day: values[`${name}-day`],
  month: values[`${name}-month`],
  year: values[`${name}-year`],
})

/** The ISO date; undefined for what is no day of the calendar. */
export const dateIn = <Name extends string>(values: DateValues<Name>, name: Name): string | undefined =>
  dateOfParts(partsOf(values, name))

interface DateQuestionProps<Name extends string, Values extends DateValues<Name>> {
  form: FieldProps<Values>
  name: Name
  legend: string
  hint: string
}

export function DateQuestion<Name extends string, Values extends DateValues<Name>>({
  form: { values, errors, change, fieldId },
  name,
  ...rest
}: DateQuestionProps<Name, Values>) {
  return (
    <DateFields
      {...rest}
      id={fieldId(name)}
      problem={errors[name]}
      parts={partsOf<Name>(values, name)}
      onChange={(part, text) => change({ [`${name}-${part}`]: text } as unknown as Partial<Values>)}
    />
  )
}
