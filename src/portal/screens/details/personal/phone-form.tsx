// Another phone number, as people write it.
import type { PersonalDetails } from '#api/people/personal-details.ts'
import { coded } from '#domain/questions/coded.ts'
import phone from '#domain/questions/phone.ts'
import { SectionForm, sectionAsking } from './section-form.tsx'
import type { Close } from './section.tsx'

type Phone = PersonalDetails['phone']

const asked = coded(
  [
    {
      ...{ id: 'number', kind: 'phone', label: 'Phone number', 'is-own': true },
      ...{ hint: 'Include the country code if it is not a UK number.', missing: 'Enter a phone number' },
    },
  ],
  { phone },
)

export const phoneForm = ({ shown }: Phone) => sectionAsking('phone', asked, { held: { number: shown } })

export default function PhoneForm({ phone, close }: { phone: Phone; close: Close }) {
  return <SectionForm form={phoneForm(phone)} close={close} />
}
