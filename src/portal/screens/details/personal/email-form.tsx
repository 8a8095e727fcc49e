// Another email address.
import type { PersonalDetails } from '#api/people/personal-details.ts'
import { email as asked, emailRules } from '#domain/personal/details.ts'
import { SectionForm, sectionAsking } from './section-form.tsx'
import type { Close } from './section.tsx'

type Email = PersonalDetails['email']

export const emailForm = ({ address }: Email) =>
  sectionAsking('email', asked, {
    rules: emailRules(address),
    saveLabel: 'Send the link',
    saved: 'We have sent a link to the new address.',
  })

export default function EmailForm({ email, close }: { email: Email; close: Close }) {
  return <SectionForm form={emailForm(email)} close={close} />
}
