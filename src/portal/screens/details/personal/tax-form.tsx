// Countries of tax residency, each with a tax number or the reason why there is none.
import { useEffect, useRef } from 'react'
import type { FieldProps } from 'portal-engine/forms/form-definition.ts'
import type { BodyOf } from 'portal-engine/http/contract.ts'
import { saveSection } from '#api/people/personal-detail-changes.ts'
import type { PersonalDetails } from '#api/people/personal-details.ts'
import { countries } from '#domain/personal/countries.ts'
import { COUNTRIES_MOST, DETAIL_MOST, taxProblems } from '#domain/personal/details.ts'
import { SelectField, TextField } from '#forms/fields/fields.tsx'
import { Button } from 'portal-engine/ui/button.tsx'
import {
  heldNumbers,
  noNumberOptions,
  readResidencies,
  startOf,
  withoutPlace,
  type TaxValues,
} from './residencies.ts'
import { SectionForm, sectionOf, type SectionTable } from './section-form.tsx'
import type { Close } from './section.tsx'
import css from './personal.module.css'

const all = [{ value: '', label: 'Choose a country' }, ...countries()]

export function taxForm(
  tax: PersonalDetails['tax'],
): SectionTable<TaxValues, BodyOf<typeof saveSection.tax>> {
  const held = heldNumbers(tax)
  return {
    ...sectionOf('tax', saveSection.tax),
    held: startOf(tax),
    questions: [
      {
        // Each place of the list has a field of its own.
        id: 'count',
        kind: 'custom',
        label: 'Countries',
        first: 'country-0',
        field: (form) => <Residencies form={form} held={held} />,
        errors: (values) => taxProblems(readResidencies(values, held), new Set(held.keys())),
      },
    ],
    sends: {
      version: { stated: 'the section as it was read', as: () => tax.version },
      residencies: { from: 'count', as: (values) => readResidencies(values, held) },
    },
  }
}

export default function TaxForm({ tax, close }: { tax: PersonalDetails['tax']; close: Close }) {
  return <SectionForm form={taxForm(tax)} close={close} />
}

interface ResidenciesProps {
  form: FieldProps<TaxValues>
  /** The numbers that are held, masked, by country. */
  held: ReadonlyMap<string, string>
}

function Residencies({ form, held }: ResidenciesProps) {
  const count = Number(form.values['count'])
  const before = useRef(count)
  const { fieldId, change } = form
  // The focus goes to the country that was added; where one went, to the first.
  useEffect(() => {
    if (count === before.current) return
    document.getElementById(fieldId(`country-${count > before.current ? count - 1 : 0}`))?.focus()
    before.current = count
  }, [count, fieldId])
  return (
    <>
      {Array.from({ length: count }, (_, place) => (
        <Residency key={place} place={place} isOnly={count === 1} form={form} held={held} />
      ))}
      {count < COUNTRIES_MOST && (
        <div>
          <Button icon="plus" onClick={() => change({ count: String(count + 1) })}>
            Add a country
          </Button>
        </div>
      )}
    </>
  )
}

interface ResidencyProps extends ResidenciesProps {
  place: number
  isOnly: boolean
}

function Residency({ place, isOnly, form: { values, ...form }, held }: ResidencyProps) {
  const [country, number, reason] = [`country-${place}`, `number-${place}`, `reason-${place}`]
  // A place that was added has no values yet.
  const whole = { ...form, values: { [country]: '', [number]: '', [reason]: '', ...values } }
  const chosen = whole.values[country]!
  const known = held.get(chosen)
  const hint =
    known !== undefined
      ? `Leave it empty to keep ${known}`
      : chosen === 'GB'
        ? 'Your National Insurance number, or your Unique Taxpayer Reference'
        : undefined
  return (
    <fieldset className={css.country}>
      <legend>Country {place + 1}</legend>
      <SelectField form={whole} name={country} label="Country" options={all} />
      {whole.values[reason] === '' && (
        <TextField
          form={whole}
          name={number}
          label="Tax number"
          maxLength={DETAIL_MOST}
          {...(hint !== undefined && { description: hint })}
        />
      )}
      <SelectField
        form={whole}
        name={reason}
        label="Do you have a tax number?"
        options={[
          { value: '', label: 'Yes' },
          ...noNumberOptions.map(({ value, label }) => ({ value, label: `No. ${label}` })),
        ]}
      />
      {!isOnly && (
        <div>
          <Button variant="quiet" icon="close" onClick={() => form.change(withoutPlace(values, place))}>
            Remove country {place + 1}
          </Button>
        </div>
      )}
    </fieldset>
  )
}
