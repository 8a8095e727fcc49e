// The filters above a list: a search, choices, dates and amounts, what of the address was left out, how much they leave,
// and the ones in force as chips. Beside the search where they are few and there is room, else behind a button.
import type { ComponentProps } from 'react'
import { currencySymbol } from '#base/money.ts'
import { Disclosure } from '../disclosure.tsx'
import { DayInput } from '../fields/day-input.tsx'
import { FilterField } from '../forms/filter-field.tsx'
import { FiltersInForce } from '../forms/filters-in-force.tsx'
import { useTyped } from '../forms/use-typed.ts'
import { useMediaQuery } from '../use-media-query.ts'
import {
  amountNames,
  cleared,
  dateNames,
  filtersInWords,
  pressed,
  SEARCH_MOST,
  type ChoiceField,
  type FilterChanges,
  type FilterFields,
  type FiltersRead,
} from './list-filters.ts'
import chipCss from '../forms/chips.module.css'
import css from './filters.module.css'

interface FiltersProps {
  filters: FilterFields
  read: FiltersRead
  onChange: (changes: FilterChanges) => void
  /** Read out whenever it changes. */
  count: string
}

/** So many have room beside the search. */
const FEW = 3

const labels = { from: 'From', to: 'Until', min: 'Amount at least', max: 'Amount at most' }

/** The filters above a list. The caller keeps them in the address. */
export function Filters({ filters, read, onChange, count }: FiltersProps) {
  const { choices, dates, amounts, placeholder } = filters
  const { values, ignored } = read
  const hasRoom = useMediaQuery('(min-width: 40rem)') && choices.length <= FEW && !dates
  const spans = Object.fromEntries(choices.flatMap(({ name, isSpan }) => (isSpan ? [[name, undefined]] : [])))
  const typed = (name: string) => ({
    kept: values[name] ?? '',
    onKeep: (text: string) =>
      onChange({
        ...((dateNames as readonly string[]).includes(name) && spans),
        [name]: text.trim() || undefined,
      }),
  })
  const fields = (
    <>
      {choices.map((field) => {
        const value = values[field.name]
        return field.isSeveral ? (
          <Several key={field.name} field={field} chosen={value?.split(',') ?? []} onChange={onChange} />
        ) : (
          <FilterField key={field.name} label={field.label}>
            <select
              value={value ?? ''}
              onChange={({ currentTarget }) =>
                onChange({
                  ...(field.isSpan && { from: undefined, to: undefined }),
                  [field.name]: currentTarget.value || undefined,
                })
              }
            >
              <option value="">All</option>
              {field.choices.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </select>
          </FilterField>
        )
      })}
      {dates &&
        dateNames.map((name) => {
          const { kept, onKeep } = typed(name)
          return (
            <FilterField key={name} label={labels[name]}>
              <DayInput value={kept} onKeep={onKeep} />
            </FilterField>
          )
        })}
      {amounts &&
        amountNames.map((name) => (
          <Typed
            key={name}
            label={labels[name]}
            symbol={amounts.currency && currencySymbol(amounts.currency)}
            inputMode="decimal"
            {...typed(name)}
          />
        ))}
    </>
  )
  const chips = filtersInWords(filters, values)
  return (
    <search className={css.filters}>
      <div className={hasRoom ? css.row : css.search} data-not-printed>
        <Typed
          label="Search"
          type="search"
          placeholder={placeholder}
          maxLength={SEARCH_MOST}
          {...typed('q')}
        />
        {hasRoom && fields}
      </div>
      {!hasRoom && (
        <Disclosure label="Filters" onDemand>
          <div className={css.fields}>{fields}</div>
        </Disclosure>
      )}
      <FiltersInForce
        count={count}
        ignored={ignored}
        chips={chips.map(({ id, label, without }) => ({ id, label, remove: () => onChange(without) }))}
        onClear={chips.length > 0 || ignored.length > 0 ? () => onChange(cleared(filters)) : undefined}
      />
    </search>
  )
}

interface TypedProps extends Omit<ComponentProps<'input'>, 'value'> {
  label: string
  symbol?: string | undefined
  kept: string
  onKeep: (typed: string) => void
}

/** What is typed stays as it is until the field is left. */
function Typed({ label, symbol, kept, onKeep, ...input }: TypedProps) {
  const typed = useTyped(kept, onKeep)
  return (
    <FilterField label={label} symbol={symbol}>
      <input autoComplete="off" {...input} {...typed} />
    </FilterField>
  )
}

interface SeveralProps {
  field: ChoiceField
  chosen: readonly string[]
  onChange: FiltersProps['onChange']
}

const Several = ({ field: { name, label, choices, offered }, chosen, onChange }: SeveralProps) => (
  <div role="group" aria-label={label} className={`${chipCss.row} ${css.several}`}>
    {choices
      .filter(({ id }) => (offered?.includes(id) ?? true) || chosen.includes(id))
      .map(({ id, label: words }) => (
        <button
          key={id}
          type="button"
          className={chipCss.chip}
          aria-pressed={chosen.includes(id)}
          onClick={() => onChange(pressed(name, chosen, id))}
        >
          {words}
        </button>
      ))}
  </div>
)
