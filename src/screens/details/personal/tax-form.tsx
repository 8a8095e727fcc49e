// Countries of tax residency, each with a tax number or the reason why there is none.
import { useEffect, useRef } from 'react'
import { saveSection } from '#api/people/personal-detail-changes.ts'
import type { PersonalDetails } from '#api/people/personal-details.ts'
import { countries } from '#domain/personal/countries.ts'
import { COUNTRIES_MOST, taxProblems } from '#domain/personal/details.ts'
import { Button } from '#ui/button.tsx'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { SectionForm, type Fields } from './section-form.tsx'
import { heldNumbers, noNumberOptions, readResidencies, startOf, withoutPlace } from './residencies.ts'
import type { Close } from './section.tsx'
import css from './personal.module.css'

const all = [{ value: '', label: 'Choose a country' }, ...countries()]

export default function TaxForm({ tax, close }: { tax: PersonalDetails['tax']; close: Close }) {
  const held = heldNumbers(tax)
  return (
    <SectionForm
      name="tax"
      call={saveSection.tax}
      start={startOf(tax)}
      check={(answers) => taxProblems(readResidencies(answers, held), new Set(held.keys()))}
      send={(api, answers) =>
        api.call(saveSection.tax, {
          body: { version: tax.version, residencies: readResidencies(answers, held) },
        })
      }
      close={close}
    >
      {(fields) => <Residencies fields={fields} held={held} />}
    </SectionForm>
  )
}

interface ResidenciesProps {
  fields: Fields
  /** The numbers that are held, masked, by country. */
  held: ReadonlyMap<string, string>
}

function Residencies({ fields, held }: ResidenciesProps) {
  const count = Number(fields.answers['count'])
  const before = useRef(count)
  const { id } = fields
  // The focus goes to the country that was added; where one went, to the first.
  useEffect(() => {
    if (count === before.current) return
    document.getElementById(id(`country-${count > before.current ? count - 1 : 0}`))?.focus()
    before.current = count
  }, [count, id])
  return (
    <>
      {Array.from({ length: count }, (_, place) => (
        <Residency key={place} place={place} isOnly={count === 1} fields={fields} held={held} />
      ))}
      {count < COUNTRIES_MOST && (
        <div>
          <Button icon="plus" onClick={() => fields.change({ count: String(count + 1) })}>
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

function Residency({ place, isOnly, fields: { field, answers, change }, held }: ResidencyProps) {
  const country = answers[`country-${place}`] ?? ''
  const known = held.get(country)
  const hasReason = (answers[`reason-${place}`] ?? '') !== ''
  return (
    <fieldset className={css.country}>
      <legend>Country {place + 1}</legend>
      <NativeSelect {...field(`country-${place}`)} label="Country" data={all} />
      {!hasReason && (
        <TextInput
          {...field(`number-${place}`)}
          label="Tax number"
          description={
            known === undefined
              ? country === 'GB' && 'Your National Insurance number, or your Unique Taxpayer Reference'
              : `Leave it empty to keep ${known}`
          }
        />
      )}
      <NativeSelect
        {...field(`reason-${place}`)}
        label="Is there no number?"
        data={[{ value: '', label: 'I have one' }, ...noNumberOptions]}
      />
      {!isOnly && (
        <div>
          <Button look="quiet" icon="close" onClick={() => change(withoutPlace(answers, place))}>
            Remove country {place + 1}
          </Button>
        </div>
      )}
    </fieldset>
  )
}
