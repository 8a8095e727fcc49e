// What somebody does for a living, and with whom they live.
import { saveSection } from '#api/people/personal-detail-changes.ts'
import type { PersonalDetails } from '#api/people/personal-details.ts'
import { employmentStatuses, maritalStatuses, working } from '#domain/personal/choices.ts'
import { workProblems } from '#domain/personal/details.ts'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import type { Answers } from './answers.ts'
import { SectionForm } from './section-form.tsx'
import type { Close } from './section.tsx'

const optionsOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }))

/** A job title that was typed counts only where there is a job. */
const read = ({ status = '', occupation = '', employer = '', maritalStatus = '' }: Answers) => ({
  status,
  maritalStatus,
  occupation: working.includes(status) ? occupation.trim() : '',
  employer: working.includes(status) ? employer.trim() : '',
})

export default function WorkForm({ work, close }: { work: PersonalDetails['work']; close: Close }) {
  const { version, ...start } = work
  return (
    <SectionForm
      name="work"
      call={saveSection.work}
      start={start}
      check={(answers) => workProblems(read(answers))}
      send={(api, answers) => api.call(saveSection.work, { body: { version, ...read(answers) } })}
      close={close}
    >
      {({ field, answers }) => (
        <>
          <NativeSelect {...field('status')} label="Work" data={optionsOf(employmentStatuses)} />
          {working.includes(answers['status'] ?? '') && (
            <>
              <TextInput {...field('occupation')} label="Job title" autoComplete="organization-title" />
              <TextInput {...field('employer')} label="Employer or business" autoComplete="organization" />
            </>
          )}
          <NativeSelect
            {...field('maritalStatus')}
            label="Marital status"
            data={optionsOf(maritalStatuses)}
          />
        </>
      )}
    </SectionForm>
  )
}
