// Kinds of support to choose from, and room for one's own words.
import type { FieldProps } from '#forms/form-definition.ts'
import type { BodyOf } from '#http/contract.ts'
import { saveSection } from '#api/people/personal-detail-changes.ts'
import type { PersonalDetails } from '#api/people/personal-details.ts'
import { supportNeeds } from '#domain/personal/choices.ts'
import { NOTE_MOST, supportProblems } from '#domain/personal/details.ts'
import { SectionForm, sectionOf, type SectionTable } from './section-form.tsx'
import type { Close } from './section.tsx'
import css from './personal.module.css'

/** The note, and "on" by each need that was chosen. */
type SupportValues = Readonly<Record<string, string>>

const ON = 'on'
const all = Object.entries(supportNeeds)
const needsIn = (values: SupportValues) => all.map(([need]) => need).filter((need) => values[need] === ON)
const noteIn = (values: SupportValues) => (values['note'] ?? '').trim()

export function supportForm({
  version,
  needs,
  note,
}: PersonalDetails['support']): SectionTable<SupportValues, BodyOf<typeof saveSection.support>> {
  return {
    ...sectionOf('support', saveSection.support),
    held: { note, ...Object.fromEntries(needs.map((need) => [need, ON])) },
    questions: [
      {
        id: 'needs',
        kind: 'custom',
        label: 'What would help you?',
        field: (form) => <Needs form={form} />,
      },
      {
        id: 'note',
        kind: 'long-text',
        label: 'Anything else (optional)',
        hint: `Up to ${NOTE_MOST} characters`,
        most: NOTE_MOST,
        check: (_, values) => supportProblems({ needs: needsIn(values), note: noteIn(values) })['note'],
      },
    ],
    sends: {
      version: { stated: 'the section as it was read', as: () => version },
      needs: needsIn,
      note: noteIn,
    },
  }
}

function Needs({ form: { values, change } }: { form: FieldProps<SupportValues> }) {
  return (
    <fieldset className={css.needs}>
      <legend>What would help you?</legend>
      {all.map(([need, label]) => (
        <label key={need} className={css.need}>
          <input
            type="checkbox"
            checked={values[need] === ON}
            onChange={({ currentTarget }) => change({ [need]: currentTarget.checked ? ON : '' })}
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}

interface SupportFormProps {
  support: PersonalDetails['support']
  close: Close
}

export default function SupportForm({ support, close }: SupportFormProps) {
  return <SectionForm form={supportForm(support)} close={close} />
}
