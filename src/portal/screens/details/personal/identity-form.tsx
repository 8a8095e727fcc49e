// Asking for another name or date of birth, with documents that show the change.
import { useState } from 'react'
import type { BodyOf } from '#http/contract.ts'
import { serverNow } from '#http/server-time.ts'
import { requestIdentityChange } from '#api/people/personal-detail-changes.ts'
import type { PersonalDetails } from '#api/people/personal-details.ts'
import { londonDate } from '#base/dates/london-time.ts'
import type { AttachedFile } from '#base/files/attached-files.ts'
import { DETAIL_MOST, identityProblems } from '#domain/personal/details.ts'
import { usePortal } from '#screen-api/portal.ts'
import { Button } from '#ui/button.tsx'
import { FilePicker } from '#ui/forms/file-picker.tsx'
import { FormFailure } from '#ui/forms/form-failure.tsx'
import layout from '#ui/layout.module.css'
import { dateIn, DateQuestion, type DateValues } from './date-question.tsx'
import { SectionForm, sectionOf, type SectionTable } from './section-form.tsx'
import type { Close } from './section.tsx'

/** Files stay in the page: only what is typed is kept. */
type IdentityValues = {
  name: string
  reason: string
  evidence: readonly AttachedFile[]
} & DateValues<'bornOn'>

/** `id` is that of the request; `chosen` are the documents, which `choose` changes. */
export function identityForm(
  details: PersonalDetails,
  id: string,
  chosen: readonly AttachedFile[],
  choose: (files: AttachedFile[]) => void,
): SectionTable<IdentityValues, BodyOf<typeof requestIdentityChange>> {
  const [year = '', month = '', day = ''] = details.bornOn.split('-')
  const errorsIn = (values: IdentityValues, name: string): Record<string, string> => {
    const error = identityProblems(
      { ...values, bornOn: dateIn(values, 'bornOn') },
      { held: details, today: londonDate(serverNow()) },
    )[name]
    return error === undefined ? {} : { [name]: error }
  }
  return {
    ...sectionOf('identity', requestIdentityChange),
    held: {
      ...{ name: details.name, reason: '', evidence: chosen },
      ...{ 'bornOn-day': day, 'bornOn-month': month, 'bornOn-year': year },
    },
    questions: [
      {
        id: 'name',
        kind: 'text',
        label: 'Full name',
        most: DETAIL_MOST,
        autoComplete: 'name',
        check: (_, values) => errorsIn(values, 'name')['name'],
      },
      {
        id: 'bornOn-day',
        kind: 'custom',
        label: 'Date of birth',
        first: 'bornOn',
        field: (form) => (
          <DateQuestion
            form={form}
            name="bornOn"
            legend="Date of birth"
            hint="For example, 31 3 1980"
            isBirthday
          />
        ),
        errors: (values) => errorsIn(values, 'bornOn'),
      },
      {
        id: 'reason',
        kind: 'text',
        label: 'What has changed?',
        hint: 'For example, I have married',
        most: DETAIL_MOST,
        check: (_, values) => errorsIn(values, 'reason')['reason'],
      },
      {
        id: 'evidence',
        kind: 'custom',
        label: 'Documents that show it',
        field: ({ fieldId, errors, values }) => (
          <FilePicker
            id={fieldId('evidence')}
            label="Documents that show it"
            hint="A marriage certificate, a deed poll, a passport or a birth certificate."
            files={values.evidence}
            onChange={choose}
            problem={errors['evidence']}
          />
        ),
        errors: (values) => errorsIn(values, 'evidence'),
      },
    ],
    saveLabel: 'Send request',
    saved: 'Sent. A copy is in your messages.',
    sends: {
      name: ({ name }) => name.trim(),
      bornOn: { from: 'bornOn-day', as: (values) => dateIn(values, 'bornOn') ?? details.bornOn },
      reason: ({ reason }) => reason.trim(),
      evidence: ({ evidence }) => [...evidence],
    },
    send: (api, body) => api.call(requestIdentityChange, { params: { id }, body }),
  }
}

export default function IdentityForm({ details, close }: { details: PersonalDetails; close: Close }) {
  const [id] = useState(() => crypto.randomUUID())
  const [chosen, choose] = useState<readonly AttachedFile[]>([])
  const { asksForSignIn } = usePortal()
  // Files cannot be kept while the person signs in, so they are asked for their password before they choose any.
  const [asksFirst] = useState(asksForSignIn)
  if (asksFirst) return <PasswordFirst close={close} />
  return (
    <SectionForm form={identityForm(details, id, chosen, choose)} hasMore={chosen.length > 0} close={close} />
  )
}

function PasswordFirst({ close }: { close: Close }) {
  const { signInAgain } = usePortal()
  const [failure, setFailure] = useState('')
  const ask = async () => {
    const asked = await signInAgain()
    if (asked !== 'redirecting') setFailure(asked.failed)
  }
  return (
    <div className={layout.stack5}>
      {failure !== '' && <FormFailure>{failure}</FormFailure>}
      <p>Enter your password to change your name or date of birth. Then the form opens here.</p>
      <div className={layout.row}>
        <Button variant="primary" onClick={() => void ask()}>
          Enter your password
        </Button>
        <Button onClick={() => close()}>Cancel</Button>
      </div>
    </div>
  )
}
