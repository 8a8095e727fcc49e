// Another phone number, as people write it.
import type { BodyOf } from '#http/contract.ts'
import { saveSection } from '#api/people/personal-detail-changes.ts'
import type { PersonalDetails } from '#api/people/personal-details.ts'
import { PHONE_MOST } from '#domain/personal/contact-lengths.ts'
import { parsePhone } from '#domain/personal/phone.ts'
import { SectionForm, sectionOf, type SectionTable } from './section-form.tsx'
import type { Close } from './section.tsx'

export const phoneForm = (
  phone: PersonalDetails['phone'],
): SectionTable<{ number: string }, BodyOf<typeof saveSection.phone>> => ({
  ...sectionOf('phone', saveSection.phone),
  held: { number: phone.shown },
  questions: [
    {
      id: 'number',
      kind: 'text',
      label: 'Phone number',
      hint: 'Include the country code if it is not a UK number',
      type: 'tel',
      autoComplete: 'tel',
      most: PHONE_MOST,
      check: (typed) =>
        parsePhone(typed) === undefined
          ? 'Enter a phone number like 07700 900123 or +33 1 23 45 67 89'
          : undefined,
    },
  ],
  sends: { number: ({ number }) => parsePhone(number) ?? '' },
})

export default function PhoneForm({ phone, close }: { phone: PersonalDetails['phone']; close: Close }) {
  return <SectionForm form={phoneForm(phone)} close={close} />
}
