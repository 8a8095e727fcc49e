// One typed field of the planner: its answer, whether it is still our starting value, and its problem.
import { valueOf, type SingleField } from '#domain/retirement/planner-answers.ts'
import { NativeSelect } from 'portal-engine/ui/fields/native-select.tsx'
import { MoneyInput } from 'portal-engine/ui/fields/money-input.tsx'
import { TextInput } from 'portal-engine/ui/fields/text-input.tsx'
import type { PlanOnScreen } from './use-plan.ts'

interface SingleProps {
  name: SingleField
  label: string
  hint?: string
  isMoney?: boolean
  onScreen: PlanOnScreen
}

const OURS = 'Our starting value.'

/** Changes one answer. */
const withField = ({ answers }: PlanOnScreen, name: SingleField, value: string) => ({
  ...answers,
  fields: { ...answers.fields, [name]: value },
})

interface SingleTextProps extends SingleProps {
  /** False where the page says it for several fields at once. */
  saysOurs?: boolean
}

export function SingleText({ name, label, hint, isMoney, saysOurs = true, onScreen }: SingleTextProps) {
  const { answers, facts, problems, change } = onScreen
  const isOurs = saysOurs && answers.fields[name] === undefined
  return (
    <TypedText
      id={`plan-${name}`}
      label={label}
      hint={[hint, isOurs && OURS].filter(Boolean).join(' ')}
      value={valueOf(answers, facts, name)}
      problem={problems[name]}
      isMoney={isMoney}
      onType={(value) => change(withField(onScreen, name, value))}
    />
  )
}

interface SelectProps extends Omit<SingleProps, 'isMoney'> {
  options: readonly { value: string; label: string }[]
}

export function SingleSelect({ name, label, hint, options, onScreen }: SelectProps) {
  const { answers, facts, change } = onScreen
  const isOurs = answers.fields[name] === undefined
  return (
    <NativeSelect
      id={`plan-${name}`}
      label={label}
      description={[hint, isOurs && OURS].filter(Boolean).join(' ') || undefined}
      value={valueOf(answers, facts, name)}
      data={options.map(({ value, label: text }) => ({ value, label: text }))}
      onChange={({ currentTarget }) => change(withField(onScreen, name, currentTarget.value))}
    />
  )
}

interface TypedTextProps {
  id: string
  label: string
  hint?: string
  value: string
  problem: string | undefined
  isMoney?: boolean | undefined
  onType: (value: string) => void
}

export function TypedText({ id, label, hint, value, problem, isMoney = false, onType }: TypedTextProps) {
  const Field = isMoney ? MoneyInput : TextInput
  return (
    <Field
      id={id}
      label={label}
      description={hint || undefined}
      inputMode="decimal"
      maxLength={20}
      value={value}
      error={problem}
      errorProps={{ role: 'alert' }}
      onChange={({ currentTarget }) => onType(currentTarget.value)}
    />
  )
}
