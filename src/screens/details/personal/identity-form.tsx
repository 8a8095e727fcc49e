// Asking for another name or date of birth, with documents that show the change.
import { useState } from 'react'
import { serverNow } from '#api/http/server-time.ts'
import { requestIdentityChange } from '#api/people/personal-detail-changes.ts'
import type { PersonalDetails } from '#api/people/personal-details.ts'
import { dateOfParts } from '#domain/dates/date-parts.ts'
import { londonDate } from '#domain/dates/london-time.ts'
import type { AttachedFile } from '#domain/documents/attached-files.ts'
import { identityProblems } from '#domain/personal/details.ts'
import { TextInput } from '#ui/fields/text-input.tsx'
import { DateFields } from '#ui/fields/date-fields.tsx'
import { FilePicker } from '#ui/forms/file-picker.tsx'
import { partsOf, type Answers } from './answers.ts'
import { SectionForm } from './section-form.tsx'
import type { Close } from './section.tsx'

export default function IdentityForm({ details, close }: { details: PersonalDetails; close: Close }) {
  const { name, bornOn } = details
  const [id] = useState(() => crypto.randomUUID())
  const [evidence, setEvidence] = useState<AttachedFile[]>([])
  const [year = '', month = '', day = ''] = bornOn.split('-')
  const read = (answers: Answers) => ({
    name: (answers['name'] ?? '').trim(),
    bornOn: dateOfParts(partsOf(answers, 'bornOn')),
    reason: (answers['reason'] ?? '').trim(),
    evidence,
  })
  return (
    <SectionForm
      name="identity"
      call={requestIdentityChange}
      start={{ name, 'bornOn-day': day, 'bornOn-month': month, 'bornOn-year': year, reason: '' }}
      hasMore={evidence.length > 0}
      check={(answers) => identityProblems(read(answers), { held: details, today: londonDate(serverNow()) })}
      send={(api, answers) => {
        const change = read(answers)
        const body = { ...change, bornOn: change.bornOn ?? bornOn }
        return api.call(requestIdentityChange, { params: { id }, body })
      }}
      action="Send request"
      saved="Sent. A copy is in your messages."
      close={close}
    >
      {({ field, date, id: idOf, problems }) => (
        <>
          <TextInput {...field('name')} label="Full name" autoComplete="name" />
          <DateFields {...date('bornOn')} legend="Date of birth" hint="For example, 31 3 1980" isBirthday />
          <TextInput
            {...field('reason')}
            label="What has changed?"
            description="For example, I have married"
          />
          <FilePicker
            id={idOf('evidence')}
            label="Documents that show it"
            hint="A certificate of marriage, a deed poll, a passport or a certificate of birth."
            files={evidence}
            onChange={setEvidence}
            problem={problems['evidence']}
          />
        </>
      )}
    </SectionForm>
  )
}
