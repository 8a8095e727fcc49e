// The four numbers of a plan, each as a slider and as a field. Loaded later, because they are Mantine's.
import { useEffect, useRef, useState } from 'react'
import { limits, type Asked } from '#domain/projection/saved-plan.ts'
import { MantineScope } from '#ui/fields/mantine-scope.tsx'
import { NumberInput } from 'portal-engine/ui/fields/number-input.tsx'
import { Slider } from 'portal-engine/ui/fields/slider.tsx'
import css from './scenarios.module.css'

/** Milliseconds without a change after which a number is kept. */
const DEBOUNCE_MS = 400

interface PlanFieldsProps {
  asked: Asked
  /** The currency symbol of the account's amounts. */
  symbol: string
  /** At each step of a slider and each number that is typed. */
  onDraft: (name: keyof Asked, value: number) => void
  /** Once a number has stayed for a moment. */
  onChange: (name: keyof Asked, value: number) => void
}

export default function PlanFields({ asked, symbol, onDraft, onChange }: PlanFieldsProps) {
  const field = (name: keyof Asked, label: string, unit: string) => (
    <PlanField
      name={name}
      label={label}
      unit={unit}
      kept={asked[name]}
      onDraft={(value) => onDraft(name, value)}
      onKeep={(value) => onChange(name, value)}
    />
  )
  return (
    <MantineScope>
      <div className={css.fields}>
        {field('lump', 'Lump sum today', symbol)}
        {field('monthly', 'Each month', symbol)}
        {field('years', 'Years', '')}
        {field('risk', 'Risk level', '')}
      </div>
    </MantineScope>
  )
}

interface PlanFieldProps {
  name: keyof Asked
  label: string
  /** Written before the number. */
  unit: string
  kept: number
  onDraft: (value: number) => void
  onKeep: (value: number) => void
}

function PlanField({ name, label, unit, kept, onDraft, onKeep }: PlanFieldProps) {
  const { min, max, step } = limits[name]
  /** What is typed or dragged, until it is kept; over the kept number that it replaces, as any other is newer. */
  const [draft, setDraft] = useState<{ over: number; value: number | string }>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  if (draft?.value === kept) setDraft(undefined)
  const shown = draft?.over === kept ? draft.value : kept
  const isKept = (value: number | string): value is number =>
    typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max
  const change = (value: number | string) => {
    setDraft({ over: kept, value })
    clearTimeout(timer.current)
    if (!isKept(value)) return
    onDraft(value)
    timer.current = setTimeout(() => onKeep(value), DEBOUNCE_MS)
  }
  const write = (value: number) => `${unit}${value.toLocaleString('en-GB')}`
  return (
    <div className={css.field}>
      <NumberInput
        classNames={{ root: css.number }}
        label={label}
        description={`From ${write(min)} to ${write(max)}`}
        error={isKept(shown) ? undefined : `Enter a whole number from ${write(min)} to ${write(max)}`}
        {...(unit === '' ? {} : { leftSection: <span aria-hidden="true">{unit}</span> })}
        value={shown}
        onChange={change}
        min={min}
        max={max}
        step={step}
        clampBehavior="none"
        hideControls
      />
      <Slider
        value={isKept(shown) ? shown : kept}
        onChange={change}
        min={min}
        max={max}
        step={step}
        thumbLabel={`${label}, slider`}
        thumbProps={{ 'aria-valuetext': write(isKept(shown) ? shown : kept) }}
      />
    </div>
  )
}
