// Another phone number, as people write it.
import { saveSection } from '#api/people/personal-detail-changes.ts'
import type { PersonalDetails } from '#api/people/personal-details.ts'
import { parsePhone } from '#domain/personal/phone.ts'
import { TextInput } from '#ui/fields/text-input.tsx'
import { SectionForm } from './section-form.tsx'
import type { Close } from './section.tsx'

export default function PhoneForm({ phone, close }: { phone: PersonalDetails['phone']; close: Close }) {
  const read = ({ number = '' }) => parsePhone(number)
  return (
    <SectionForm
      name="phone"
      call={saveSection.phone}
      start={{ number: phone.shown }}
      check={(answers): Record<string, string> =>
        read(answers) === undefined
          ? { number: 'Enter a phone number like 07700 900123 or +33 1 23 45 67 89' }
          : {}
      }
      send={(api, answers) => api.call(saveSection.phone, { body: { number: read(answers) ?? '' } })}
      close={close}
    >
      {({ field }) => (
        <TextInput
          {...field('number')}
          type="tel"
          label="Phone number"
          description="With the country code when it is not British"
          autoComplete="tel"
        />
      )}
    </SectionForm>
  )
}
