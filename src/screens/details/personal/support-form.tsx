// Kinds of support to choose from, and room for one's own words.
import { saveSection } from '#api/people/personal-detail-changes.ts'
import type { PersonalDetails } from '#api/people/personal-details.ts'
import { supportNeeds } from '#domain/personal/choices.ts'
import { NOTE_MOST, supportProblems } from '#domain/personal/details.ts'
import { Textarea } from '#ui/fields/textarea.tsx'
import type { Answers } from './answers.ts'
import { SectionForm } from './section-form.tsx'
import type { Close } from './section.tsx'
import css from './personal.module.css'

const ON = 'on'
const all = Object.entries(supportNeeds)

const read = (answers: Answers) => ({
  needs: all.map(([need]) => need).filter((need) => answers[need] === ON),
  note: (answers['note'] ?? '').trim(),
})

export default function SupportForm({
  support,
  close,
}: {
  support: PersonalDetails['support']
  close: Close
}) {
  const { version, needs, note } = support
  return (
    <SectionForm
      name="support"
      call={saveSection.support}
      start={{ note, ...Object.fromEntries(needs.map((need) => [need, ON])) }}
      check={(answers) => supportProblems(read(answers))}
      send={(api, answers) => api.call(saveSection.support, { body: { version, ...read(answers) } })}
      close={close}
    >
      {({ field, answers, change }) => (
        <>
          <fieldset className={css.needs}>
            <legend>What would help you?</legend>
            {all.map(([need, label]) => (
              <label key={need} className={css.need}>
                <input
                  type="checkbox"
                  checked={answers[need] === ON}
                  onChange={({ currentTarget }) => change({ [need]: currentTarget.checked ? ON : '' })}
                />
                {label}
              </label>
            ))}
          </fieldset>
          <Textarea
            {...field('note')}
            label="Anything else (optional)"
            description={`Up to ${NOTE_MOST} characters`}
            rows={3}
            autoComplete="off"
          />
        </>
      )}
    </SectionForm>
  )
}
