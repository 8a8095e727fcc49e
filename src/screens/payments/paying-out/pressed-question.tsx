// The question about scams. It cannot be skipped, and only a clear no goes on.
import { RadioRow } from '#ui/forms/radio-row.tsx'
import type { Pressed } from './answers.ts'

interface PressedQuestionProps {
  id: string
  problem: string | undefined
  chosen: Pressed
  onChoose: (pressed: Pressed) => void
}

const choices = [
  { value: 'no', label: 'No' },
  { value: 'yes', label: 'Yes' },
  { value: 'unsure', label: 'I’m not sure' },
]

export function PressedQuestion({ id, problem, chosen, onChoose }: PressedQuestionProps) {
  return (
    <RadioRow
      id={id}
      legend="Has anybody asked you to move this money, told you what to answer here, or promised a return?"
      hint="Criminals pose as banks, the police and firms like us, and sound convincing. None of them would ever tell you to move money to keep it safe."
      problem={problem}
      options={choices}
      chosen={chosen}
      onChoose={(value) => onChoose(value as Pressed)}
    />
  )
}
