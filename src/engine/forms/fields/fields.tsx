// Fields of forms that are sent: each knows its answer, its problem and its id by name.
import type { CSSProperties, ReactNode } from 'react'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import { Textarea } from '#ui/fields/textarea.tsx'
import { Chips } from '#ui/forms/chips.tsx'
import { MoneyInput } from '#ui/fields/money-input.tsx'
import { TextInput, type TextInputProps } from '#ui/fields/text-input.tsx'
import type { FieldProps, Option } from '../form-definition.ts'
import css from './fields.module.css'

export interface Named<Values, Field extends keyof Values & string> {
  form: FieldProps<Values>
  name: Field
  label: string
  description?: ReactNode
}

/** Values are text, as typed. */
type TextValues<Field extends string> = Record<Field, string>

export const answerOf = <Field extends string>(name: Field, value: string) =>
  ({ [name]: value }) as Record<Field, string>

/** Of a field that shows so many characters. */
export const fieldOfWidth = (characters: number | undefined): Pick<TextInputProps, 'classNames' | 'style'> =>
  characters === undefined
    ? {}
    : { classNames: { root: css.short }, style: { '--characters': characters } as CSSProperties }

type TextFieldProps<Values, Field extends keyof Values & string> = Named<Values, Field> &
  Pick<TextInputProps, 'type' | 'inputMode' | 'maxLength' | 'autoComplete' | 'classNames' | 'style'>

export function TextField<Field extends string, Values extends TextValues<Field>>({
  form: { values, errors, change, fieldId },
  name,
  ...rest
}: TextFieldProps<Values, Field>) {
  return (
    <TextInput
      id={fieldId(name)}
      error={errors[name]}
      value={values[name]}
      onChange={({ currentTarget: { value } }) => change(answerOf(name, value) as Partial<Values>)}
      {...rest}
    />
  )
}

export function LongTextField<Field extends string, Values extends TextValues<Field>>({
  form: { values, errors, change, fieldId },
  name,
  rows = 3,
  ...rest
}: Named<Values, Field> & { maxLength: number; rows?: number | undefined }) {
  return (
    <Textarea
      id={fieldId(name)}
      autosize
      minRows={rows}
      error={errors[name]}
      value={values[name]}
      onChange={({ currentTarget: { value } }) => change(answerOf(name, value) as Partial<Values>)}
      {...rest}
    />
  )
}

type AmountFieldProps<Values, Field extends keyof Values & string> = Named<Values, Field> & {
  currency?: string | undefined
  isLarge?: boolean | undefined
  /** Amounts to press. */
  quick?: readonly Option[] | undefined
}

/** For an amount of money. */
export function AmountField<Field extends string, Values extends TextValues<Field>>({
  form: { values, errors, change, fieldId },
  name,
  quick,
  ...rest
}: AmountFieldProps<Values, Field>) {
  const choose = (value: string) => change(answerOf(name, value) as Partial<Values>)
  const field = (
    <MoneyInput
      id={fieldId(name)}
      error={errors[name]}
      value={values[name]}
      onChange={({ currentTarget: { value } }) => choose(value.replace(/^\s*£/, ''))}
      {...rest}
    />
  )
  if (!quick || quick.length === 0) return field
  return (
    <div className={css.amount}>
      {field}
      <Chips
        label="Often chosen"
        isAlwaysShown
        options={quick.map(({ value, label }) => ({ id: value, label }))}
        chosen={values[name]}
        onChoose={choose}
      />
    </div>
  )
}

type SelectFieldProps<Values, Field extends keyof Values & string> = Named<Values, Field> & {
  options: readonly { value: string; label: string }[]
  /** Where it differs from the answer. */
  value?: string
  autoComplete?: string
}

export function SelectField<Field extends string, Values extends TextValues<Field>>({
  form: { values, errors, change, fieldId },
  name,
  options,
  value = values[name],
  ...rest
}: SelectFieldProps<Values, Field>) {
  return (
    <NativeSelect
      id={fieldId(name)}
      error={errors[name]}
      value={value}
      onChange={({ currentTarget }) => change(answerOf(name, currentTarget.value) as Partial<Values>)}
      data={[...options]}
      {...rest}
    />
  )
}
