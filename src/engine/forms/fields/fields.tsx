// Fields of forms that are sent: each knows its answer, its problem and its id by name.
import type { ReactNode } from 'react'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import { Textarea } from '#ui/fields/textarea.tsx'
import { TextInput, type TextInputProps } from '#ui/fields/text-input.tsx'
import type { FieldProps } from '../form-definition.ts'

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

type TextFieldProps<Values, Field extends keyof Values & string> = Named<Values, Field> &
  Pick<TextInputProps, 'type' | 'inputMode' | 'maxLength' | 'autoComplete'>

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
  ...rest
}: Named<Values, Field> & { maxLength: number }) {
  return (
    <Textarea
      id={fieldId(name)}
      autosize
      minRows={3}
      error={errors[name]}
      value={values[name]}
      onChange={({ currentTarget: { value } }) => change(answerOf(name, value) as Partial<Values>)}
      {...rest}
    />
  )
}

/** For an amount of money. */
export function AmountField<Field extends string, Values extends TextValues<Field>>(
  props: Named<Values, Field>,
) {
  return <TextField {...props} inputMode="decimal" maxLength={20} />
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
