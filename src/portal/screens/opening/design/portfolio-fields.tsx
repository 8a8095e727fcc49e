// The questions about a new portfolio: what for, how much, how long, at what risk, in which account. Loaded lazily with
// Mantine's fields.
import { useState } from 'react'
import { formatPence, formatPounds } from 'portal-engine/base/money.ts'
import type { BasketItem } from '#domain/opening/basket.ts'
import { parsePounds, writePounds } from 'portal-engine/base/pounds.ts'
import { assumptionFor } from '#domain/projection/assumptions.ts'
import { afterPoorYear, POOR_YEAR_IN } from '#domain/projection/poor-year.ts'
import { wrapperNames } from '#domain/wrapper-names.ts'
import { useUnsavedChanges } from 'portal-engine/screen-api/use-unsaved-changes.ts'
import { Button } from 'portal-engine/ui/button.tsx'
import { MoneyInput } from 'portal-engine/ui/fields/money-input.tsx'
import { TextInput } from 'portal-engine/ui/fields/text-input.tsx'
import { Form, useProblems } from 'portal-engine/ui/forms/form.tsx'
import { RadioRow } from 'portal-engine/ui/forms/radio-row.tsx'
import {
  blankPortfolio,
  readPortfolio,
  RISK_LEVELS,
  type PortfolioField,
  type PortfolioText,
  type Surroundings,
} from '../portfolio-form.ts'
import { roomInWords, splitOf } from '../portfolio-room.ts'
import { ChildFields } from './child-fields.tsx'
import { RiskHelp } from './risk-help.tsx'
import notice from 'portal-engine/ui/notice.module.css'
import css from '../opening.module.css'

interface PortfolioFieldsProps {
  around: Surroundings
  /** The answers while they are typed, for what is shown next to the form. */
  onChange: (text: PortfolioText) => void
  /** One portfolio, or the two that a split makes. */
  onAdd: (items: readonly BasketItem[]) => void
}

const fieldId = (name: PortfolioField) => `portfolio-${name}`
const goals = ['Retirement', 'A home', 'Children', 'A rainy day', 'Growing wealth', 'Something else']

/** What a poor year is shown of until there is a first payment, in pence. */
const EXAMPLE = 10_000_00

/** The levels by name, each with what a poor year makes of this amount. */
const risksOf = (pence: number) =>
  RISK_LEVELS.map((value) => ({
    value,
    label: `${value} ${assumptionFor(Number(value)).name}`,
    note: formatPounds(afterPoorYear(pence, Number(value))),
  }))

export default function PortfolioFields({ around, onChange, onAdd }: PortfolioFieldsProps) {
  const [text, setText] = useState<PortfolioText>(blankPortfolio)
  useUnsavedChanges(Object.values(text).some((value) => value !== ''))
  const now = readPortfolio(text, '', around)
  const { problems, form, show } = useProblems<PortfolioField>(fieldId, 'problems' in now ? now.problems : {})
  const change = (part: Partial<PortfolioText>) => {
    const next = { ...text, ...part }
    setText(next)
    onChange(next)
  }
  const add = (given: PortfolioText, rest?: { restPence: number }) => {
    const read = readPortfolio(given, crypto.randomUUID(), around)
    if ('problems' in read) return show(read.problems)
    show({})
    change(blankPortfolio)
    onAdd(rest ? [read.item, generalFor(read.item, rest.restPence)] : [read.item])
  }
  const ofPoorYear = parsePounds(text.initial) || EXAMPLE
  const split = splitOf(text, around.isa)
  const field = (name: 'name' | 'target' | 'initial' | 'monthly' | 'years') => ({
    id: fieldId(name),
    value: text[name],
    error: problems[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      change({ [name]: value }),
  })
  const radios = (name: 'wrapper' | 'risk' | 'goal') => ({
    id: fieldId(name),
    chosen: text[name],
    problem: problems[name],
    onChoose: (value: string) => change({ [name]: value } as Partial<PortfolioText>),
  })
  return (
    <Form {...form} className={css.form} onSubmit={() => add(text)}>
      <RadioRow
        legend="What is it for? (optional)"
        isClose
        options={goals.map((goal) => ({ value: goal, label: goal }))}
        {...radios('goal')}
      />
      <TextInput
        label="Name"
        description="What you would like to call this portfolio"
        maxLength={60}
        {...field('name')}
      />
      <div className={css.pair}>
        <MoneyInput label="What will you need? (optional)" {...field('target')} />
        <TextInput
          className={css.short}
          label="For how many years?"
          inputMode="numeric"
          {...field('years')}
        />
      </div>
      <div className={css.pair}>
        <MoneyInput label="First payment" {...field('initial')} />
        <MoneyInput label="Monthly payment (optional)" {...field('monthly')} />
      </div>
      <RadioRow
        legend="Risk level"
        isStacked
        hint={`A higher level can rise further and fall further. At the end of each line: what ${formatPounds(ofPoorYear)} would be worth after a poor year (one in ${POOR_YEAR_IN}).`}
        options={risksOf(ofPoorYear)}
        {...radios('risk')}
      />
      <RiskHelp years={Number(text.years) || 0} onUse={(level) => change({ risk: String(level) })} />
      <RadioRow
        legend="Type of account"
        isStacked
        hint={hintOf(around)}
        options={Object.entries(wrapperNames).map(([value, label]) => ({ value, label }))}
        {...radios('wrapper')}
      />
      {text.wrapper === 'JISA' && (
        <ChildFields
          text={text}
          problems={problems}
          known={around.children}
          change={change}
          fieldId={fieldId}
        />
      )}
      {split && (
        <div className={notice.problem}>
          <p>
            That is more than is left of your ISA allowance. You could put {formatPence(split.isaPence)} into
            an ISA and {formatPence(split.restPence)} into a general investment account.
          </p>
          <Button onClick={() => add({ ...text, initial: writePounds(split.isaPence) }, split)}>
            Split it like this
          </Button>
        </div>
      )}
      <div>
        <Button type="submit" variant="primary" icon="basket">
          Add to basket
        </Button>
      </div>
    </Form>
  )
}

/** How much room there is, if that is known. */
function hintOf({ isa, today }: Surroundings): string {
  const room = isa ? ` ${roomInWords(isa, today)}` : ''
  return `Growth in an ISA or a junior ISA is tax-free. A pension adds tax relief, but you can’t take money out until you are older.${room}`
}

const generalFor = (item: BasketItem, initialPence: number): BasketItem => ({
  ...item,
  id: crypto.randomUUID(),
  wrapper: 'GIA',
  name: `${item.name}, beyond the ISA`,
  initialPence,
  monthlyPence: 0,
})
