// A new address, and since when.
import { serverNow } from '#api/http/server-time.ts'
import { saveSection } from '#api/people/personal-detail-changes.ts'
import type { PersonalDetails } from '#api/people/personal-details.ts'
import { dateOfParts } from '#domain/dates/date-parts.ts'
import { londonDate } from '#domain/dates/london-time.ts'
import { countries } from '#domain/personal/countries.ts'
import { addressProblems } from '#domain/personal/details.ts'
import { parsePostcode } from '#domain/personal/postcode.ts'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { DateFields } from '#ui/fields/date-fields.tsx'
import { partsOf, type Answers } from './answers.ts'
import { SectionForm } from './section-form.tsx'
import type { Close } from './section.tsx'

const all = countries()

const linesOf = ({ line1 = '', line2 = '', town = '', postcode = '', country = '' }: Answers) => ({
  line1: line1.trim(),
  line2: line2.trim(),
  town: town.trim(),
  postcode: (country === 'GB' && parsePostcode(postcode)) || postcode.trim(),
  country,
})

export default function AddressForm({
  address,
  close,
}: {
  address: PersonalDetails['address']
  close: Close
}) {
  const { version, since: after } = address
  const sinceOf = (answers: Answers) => dateOfParts(partsOf(answers, 'since'))
  return (
    <SectionForm
      name="address"
      call={saveSection.address}
      start={{ line1: '', line2: '', town: '', postcode: '', country: 'GB' }}
      check={(answers) =>
        addressProblems(linesOf(answers), sinceOf(answers), { today: londonDate(serverNow()), after })
      }
      send={(api, answers) =>
        api.call(saveSection.address, {
          body: { version, ...linesOf(answers), since: sinceOf(answers) ?? '' },
        })
      }
      close={close}
      saved="Saved. We now write to your new address."
    >
      {({ field, date }) => (
        <>
          <TextInput {...field('line1')} label="New address, line 1" autoComplete="address-line1" />
          <TextInput {...field('line2')} label="Line 2 (optional)" autoComplete="address-line2" />
          <TextInput {...field('town')} label="Town or city" autoComplete="address-level2" />
          <TextInput {...field('postcode')} label="Postcode" autoComplete="postal-code" />
          <NativeSelect {...field('country')} label="Country" autoComplete="country" data={all} />
          <DateFields {...date('since')} legend="When did you move?" hint="For example, 5 6 2026" />
        </>
      )}
    </SectionForm>
  )
}
