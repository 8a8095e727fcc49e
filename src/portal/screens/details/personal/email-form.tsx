// Another email address.
import type { BodyOf } from '#http/contract.ts'
import { saveSection } from '#api/people/personal-detail-changes.ts'
import type { PersonalDetails } from '#api/people/personal-details.ts'
import { EMAIL_MOST } from '#domain/personal/contact-lengths.ts'
import { plainEmail } from '#base/typed-text.ts'
import { emailProblem } from '#domain/personal/details.ts'
import { SectionForm, sectionOf, type SectionTable } from './section-form.tsx'
import type { Close } from './section.tsx'

export const emailForm = (
  email: PersonalDetails['email'],
): SectionTable<{ address: string }, BodyOf<typeof saveSection.email>> => ({
  ...sectionOf('email', saveSection.email),
  held: { address: '' },
  questions: [
    {
      id: 'address',
      kind: 'text',
      label: 'New email address',
      hint: 'We’ll send a link there. Your address changes once you open it.',
      type: 'email',
      autoComplete: 'email',
      most: EMAIL_MOST,
      check: (typed) =>
        plainEmail(typed).toLowerCase() === email.address
          ? 'This is the address we already have'
          : emailProblem(plainEmail(typed)),
    },
  ],
  saveLabel: 'Send the link',
  saved: 'We have sent a link to the new address.',
  sends: { address: ({ address }) => plainEmail(address) },
})

export default function EmailForm({ email, close }: { email: PersonalDetails['email']; close: Close }) {
  return <SectionForm form={emailForm(email)} close={close} />
}
