// The questions about a new portfolio. Loaded lazily with Mantine's fields.
import { TextInput } from '@mantine/core'
import '@mantine/core/styles/Input.css'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Form, useProblems } from '#ui/forms/form.tsx'
import { wrapperNames, type BasketItem } from '#domain/basket.ts'
import { RadioRow } from '#ui/forms/radio-row.tsx'
import { useUnsavedChanges } from '#screen-api/use-unsaved-changes.ts'
import {
  blankPortfolio,
  readPortfolio,
  RISK_LEVELS,
  type PortfolioField,
  type PortfolioText,
  type Room,
} from './portfolio-form.ts'
import { parsePounds } from '#domain/pounds.ts'
import css from './opening.module.css'

interface PortfolioFieldsProps {
  room: Room
  /** The first payment as it is typed, for the costs beside the form. */
  onAmount: (pence: number) => void
  onAdd: (item: BasketItem) => void
}

const fieldId = (name: PortfolioField) => `portfolio-${name}`
const wrappers = Object.entries(wrapperNames).map(([value, label]) => ({ value, label }))
const risks = RISK_LEVELS.map((value) => ({ value, label: value }))

export default function PortfolioFields({ room, onAmount, onAdd }: PortfolioFieldsProps) {
  const [text, setText] = useState<PortfolioText>(blankPortfolio)
  useUnsavedChanges(Object.values(text).some((value) => value !== ''))
  const { problems, attempt, show } = useProblems<PortfolioField>()
  const change = (part: Partial<PortfolioText>) => {
    setText({ ...text, ...part })
    if (part.initial !== undefined) onAmount(parsePounds(part.initial) ?? 0)
  }
  const submit = () => {
    const read = readPortfolio(text, crypto.randomUUID(), room)
    if ('problems' in read) return show(read.problems)
    show({})
    setText(blankPortfolio)
    onAmount(0)
    onAdd(read.item)
  }
  const field = (name: Exclude<PortfolioField, 'wrapper' | 'risk'>) => ({
    id: fieldId(name),
    size: 'md' as const,
    autoComplete: 'off',
    value: text[name],
    error: problems[name],
    onChange: (event: { currentTarget: { value: string } }) => change({ [name]: event.currentTarget.value }),
  })
  const radios = (name: 'wrapper' | 'risk') => ({
    id: fieldId(name),
    chosen: text[name],
    problem: problems[name],
    onChoose: (value: string) => change({ [name]: value } as Partial<PortfolioText>),
  })
  return (
    <Form className={css.form} problems={problems} fieldId={fieldId} attempt={attempt} onSubmit={submit}>
      <RadioRow legend="Type of account" options={wrappers} {...radios('wrapper')} />
      <TextInput
        label="Name"
        description="What you would like to call this portfolio"
        maxLength={60}
        {...field('name')}
      />
      <TextInput
        label="Goal (optional)"
        description="For example a new kitchen, or retirement"
        maxLength={60}
        {...field('goal')}
      />
      <div className={css.pair}>
        <TextInput label="First payment (£)" inputMode="decimal" {...field('initial')} />
        <TextInput label="Monthly payment (£, optional)" inputMode="decimal" {...field('monthly')} />
      </div>
      <TextInput className={css.short} label="For how many years?" inputMode="numeric" {...field('years')} />
      <RadioRow
        legend="Risk level"
        hint="From 1, the steadiest, to 7, the boldest. A higher level can rise further and fall further."
        options={risks}
        {...radios('risk')}
      />
      <div>
        <Button type="submit" look="primary" icon="basket">
          Add to basket
        </Button>
      </div>
    </Form>
  )
}
