// The phone number: where texts with codes go, so only its owner changes it.
import { lazy } from 'react'
import type { PersonalDetails } from '#api/people/personal-details.ts'
import { OnlyOwner, Section } from './section.tsx'

// The library that reads numbers is large, so it comes with the form.
const PhoneForm = lazy(() => import('./phone-form.tsx'))

export function Phone({ phone, mayEdit }: { phone: PersonalDetails['phone']; mayEdit: boolean }) {
  return (
    <Section
      name="phone"
      title="Phone"
      facts={[['Phone', phone.shown]]}
      form={mayEdit ? (close) => <PhoneForm phone={phone} close={close} /> : undefined}
    >
      {!mayEdit && <OnlyOwner />}
    </Section>
  )
}
