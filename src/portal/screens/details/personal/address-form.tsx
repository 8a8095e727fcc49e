// A new address, and since when.
import type { BodyOf } from '#http/contract.ts'
import { serverNow } from '#http/server-time.ts'
import { saveSection } from '#api/people/personal-detail-changes.ts'
import type { PersonalDetails } from '#api/people/personal-details.ts'
import { londonDate } from '#base/dates/london-time.ts'
import { countries } from '#domain/personal/countries.ts'
import { addressProblems, DETAIL_MOST, type AddressLines } from '#domain/personal/details.ts'
import { parsePostcode } from '#domain/personal/postcode.ts'
import { dateIn, DateQuestion, type DateValues } from './date-question.tsx'
import { SectionForm, sectionOf, type SectionTable } from './section-form.tsx'
import type { Close } from './section.tsx'

type AddressValues = AddressLines & DateValues<'since'>

/** `address` is the one that is held. */
export function addressForm({
  version,
  since: after,
}: PersonalDetails['address']): SectionTable<AddressValues, BodyOf<typeof saveSection.address>> {
  const problems = (values: AddressValues) =>
    addressProblems(values, dateIn(values, 'since'), { today: londonDate(serverNow()), after })
  const line = (id: 'line1' | 'line2' | 'town' | 'postcode', label: string, autoComplete: string) => ({
    ...{ id, label, autoComplete, kind: 'text' as const, most: DETAIL_MOST },
    check: (_: string, values: AddressValues) => problems(values)[id],
  })
  return {
    ...sectionOf('address', saveSection.address),
    held: {
      ...{ line1: '', line2: '', town: '', postcode: '', country: 'GB' },
      ...{ 'since-day': '', 'since-month': '', 'since-year': '' },
    },
    questions: [
      line('line1', 'New address, line 1', 'address-line1'),
      line('line2', 'Line 2 (optional)', 'address-line2'),
      line('town', 'Town or city', 'address-level2'),
      line('postcode', 'Postcode', 'postal-code'),
      {
        id: 'country',
        kind: 'select',
        label: 'Country',
        options: countries(),
        autoComplete: 'country',
        check: (_, values) => problems(values)['country'],
      },
      {
        id: 'since-day',
        kind: 'custom',
        label: 'When did you move?',
        first: 'since',
        field: (form) => (
          <DateQuestion form={form} name="since" legend="When did you move?" hint="For example, 5 6 2026" />
        ),
        errors(values): Record<string, string> {
          const { since } = problems(values)
          return since === undefined ? {} : { since }
        },
      },
    ],
    saved: 'Saved. We now write to your new address.',
    sends: {
      version: { stated: 'the section as it was read', as: () => version },
      line1: ({ line1 }) => line1.trim(),
      line2: ({ line2 }) => line2.trim(),
      town: ({ town }) => town.trim(),
      postcode: ({ postcode, country }) => (country === 'GB' && parsePostcode(postcode)) || postcode.trim(),
      country: ({ country }) => country,
      since: { from: 'since-day', as: (values) => dateIn(values, 'since') ?? '' },
    },
  }
}

interface AddressFormProps {
  address: PersonalDetails['address']
  close: Close
}

export default function AddressForm({ address, close }: AddressFormProps) {
  return <SectionForm form={addressForm(address)} close={close} />
}
