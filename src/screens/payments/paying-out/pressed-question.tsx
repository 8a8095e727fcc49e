// The question about scams. It cannot be skipped, and only a clear no goes on.
import type { FieldProps } from '#screen-api/send-form/send-form.tsx'
import { RadioRow } from '#ui/forms/radio-row.tsx'
import type { Pressed } from './answers.ts'

interface PressedQuestionProps {
  form: FieldProps<{ pressed: Pressed }, 'pressed'>
}

const choices = [
  { value: 'no', label: 'No' },
  { value: 'yes', label: 'Yes' },
  { value: 'unsure', label: 'I’m not sure' },
]

export function PressedQuestion({ form: { answers, problems, change, fieldId } }: PressedQuestionProps) {
  return (
    <RadioRow
      id={fieldId('pressed')}
      legend="Has anybody asked you to move this money, told you what to answer here, or promised a return?"
      hint="Criminals pose as banks, the police and firms like us, and sound convincing. None of them would ever tell you to move money to keep it safe."
      problem={problems.pressed}
      options={choices}
      chosen={answers.pressed}
      onChoose={(value) => change({ pressed: value as Pressed })}
    />
  )
}
