// Fields of forms that are sent: each knows its answer, its problem and its id by name.
import { NativeSelect, TextInput, type TextInputProps } from '@mantine/core'
import '@mantine/core/styles/Input.css'
import '@mantine/core/styles/Combobox.css'
import type { ReactNode } from 'react'
import type { FieldProps } from '../send-form.tsx'

export interface Named<Answers, Field extends keyof Answers & string> {
  form: FieldProps<Answers, Field>
  name: Field
  label: string
  description?: ReactNode
}

/** Answers are text, as typed. */
type TextAnswers<Field extends string> = Record<Field, string>

export const answerOf = <Field extends string>(name: Field, value: string) =>
  ({ [name]: value }) as Record<Field, string>

type TextFieldProps<Answers, Field extends keyof Answers & string> = Named<Answers, Field> &
  Pick<TextInputProps, 'type' | 'inputMode' | 'maxLength'>

export function TextField<Field extends string, Answers extends TextAnswers<Field>>({
  form: { answers, problems, change, fieldId },
  name,
  ...rest
}: TextFieldProps<Answers, Field>) {
  return (
    <TextInput
      id={fieldId(name)}
      size="md"
      autoComplete="off"
      error={problems[name]}
      value={answers[name]}
      onChange={({ currentTarget: { value } }) => change(answerOf(name, value) as Partial<Answers>)}
      {...rest}
    />
  )
}

/** For an amount of money. */
export function AmountField<Field extends string, Answers extends TextAnswers<Field>>(
  props: Named<Answers, Field>,
) {
  return <TextField {...props} inputMode="decimal" maxLength={20} />
}

type SelectFieldProps<Answers, Field extends keyof Answers & string> = Named<Answers, Field> & {
  options: readonly { value: string; label: string }[]
  /** Where it differs from the answer. */
  value?: string
}

export function SelectField<Field extends string, Answers extends TextAnswers<Field>>({
  form: { answers, problems, change, fieldId },
  name,
  options,
  value = answers[name],
  ...rest
}: SelectFieldProps<Answers, Field>) {
  return (
    <NativeSelect
      id={fieldId(name)}
      size="md"
      error={problems[name]}
      value={value}
      onChange={({ currentTarget }) => change(answerOf(name, currentTarget.value) as Partial<Answers>)}
      data={[...options]}
      {...rest}
    />
  )
}
