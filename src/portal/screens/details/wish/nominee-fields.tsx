// The fields of one nominee: a person, a charity or a trust.
import type { FieldProps } from 'portal-engine/forms/form-definition.ts'
import { CONTACT_MOST, NOMINEE_NAME_MOST, relations } from '#domain/expression-of-wish.ts'
import { changedBy } from 'portal-engine/forms/send/change.ts'
import { DateField } from '#forms/fields/date-field.tsx'
import { SelectField, TextField } from '#forms/fields/fields.tsx'
import { Button } from 'portal-engine/ui/button.tsx'
import type { NomineeField, TypedNominee, WishAnswers } from './wish-answers.ts'
import { kindWords, relationWords } from './wish-words.ts'
import css from './wish.module.css'

export type WishFormFields = FieldProps<WishAnswers>

interface NomineeFieldsProps {
  form: WishFormFields
  nominee: TypedNominee
  place: number
  onRemove: () => void
}

const relationOptions = [
  { value: '', label: 'Choose' },
  ...relations.map((value) => ({ value, label: relationWords[value] })),
]

export function NomineeFields({ form: whole, nominee, place, onRemove }: NomineeFieldsProps) {
  const { kind, name } = nominee
  const form = fieldsOf(whole, nominee)
  const which = `${kindWords[kind]} ${place + 1}`
  return (
    <fieldset className={css.nominee}>
      <legend>{which}</legend>
      <TextField form={form} name="name" label={nameLabels[kind]} maxLength={NOMINEE_NAME_MOST + 20} />
      {kind === 'person' && (
        <>
          <SelectField form={form} name="relation" label="Who are they to you?" options={relationOptions} />
          <DateField form={form} name="born" label="Date of birth" description="Such as 27 3 1984" />
        </>
      )}
      {kind === 'charity' && (
        <TextField
          form={form}
          name="charityNumber"
          label="Charity number (optional)"
          description="As on the register of charities, such as 1099887 or SC012345"
          maxLength={20}
        />
      )}
      <TextField
        form={form}
        name="contact"
        label={kind === 'trust' ? 'A trustee, and how we can reach them' : 'How can we reach them?'}
        description="An email address, a telephone number or an address"
        maxLength={CONTACT_MOST + 20}
      />
      <div className={css.shareRow}>
        <TextField form={form} name="share" label="Share (%)" inputMode="decimal" maxLength={7} />
        <Button variant="quiet" onClick={onRemove}>
          Take out<span className="visually-hidden"> {name || which}</span>
        </Button>
      </div>
    </fieldset>
  )
}

const nameLabels = { person: 'Full name', charity: 'Name of the charity', trust: 'Name of the trust' }

type OwnValues = Pick<TypedNominee, NomineeField>

/** The whole form as that of one nominee. */
function fieldsOf({ errors, change, fieldId }: WishFormFields, nominee: TypedNominee): FieldProps<OwnValues> {
  const start = `n${nominee.id}-` as const
  const own = Object.entries(errors).filter(([name]) => name.startsWith(start))
  return {
    values: nominee,
    errors: Object.fromEntries(own.map(([name, problem]) => [name.slice(start.length), problem])),
    change: (part) =>
      change((now) => ({
        nominees: now.nominees.map((each) =>
          each.id === nominee.id ? { ...each, ...changedBy<OwnValues>(each, part) } : each,
        ),
      })),
    fieldId: (name) => fieldId(`${start}${name}`),
  }
}
