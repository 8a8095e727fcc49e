// A new address, and since when.
import type { PersonalDetails } from '#api/people/personal-details.ts'
import { address as asked, addressRules } from '#domain/personal/details.ts'
import { SectionForm, sectionAsking, type Section } from './section-form.tsx'
import type { Close } from './section.tsx'

type Address = PersonalDetails['address']

/** It follows the one that is held. */
export function addressForm({ version, since }: Address): Section {
  const form = sectionAsking('address', asked, {
    ...{ version, held: { country: 'GB' }, rules: addressRules(since) },
    saved: 'Saved. We now write to your new address.',
  })
  return {
    ...form,
    send: (api, { abroad, ...sent }) => form.send(api, { ...sent, postcode: sent['postcode'] || abroad }),
  }
}

export default function AddressForm({ address, close }: { address: Address; close: Close }) {
  return <SectionForm form={addressForm(address)} close={close} />
}
