// The forms of the sections of which the domain says all that is asked.
import type { PersonalDetails } from '#api/people/personal-details.ts'
import { address, addressRules, email, emailRules, support, work } from '#domain/personal/details.ts'
import { SectionForm, sectionAsking, type Section } from './section-form.tsx'
import type { Close } from './section.tsx'

/** A new address follows the one that is held. */
export function addressForm({ version, since }: PersonalDetails['address']): Section {
  const form = sectionAsking('address', address, {
    ...{ version, held: { country: 'GB' }, rules: addressRules(since) },
    saved: 'Saved. We now write to your new address.',
  })
  return {
    ...form,
    send: (api, { abroad, ...sent }) => form.send(api, { ...sent, postcode: sent['postcode'] || abroad }),
  }
}

export const emailForm = ({ address }: PersonalDetails['email']): Section =>
  sectionAsking('email', email, {
    rules: emailRules(address),
    saveLabel: 'Send the link',
    saved: 'We have sent a link to the new address.',
  })

export const workForm = ({ version, ...held }: PersonalDetails['work']): Section =>
  sectionAsking('work', work, { version, held })

export const supportForm = ({ version, needs, note }: PersonalDetails['support']): Section =>
  sectionAsking('support', support, { version, held: { needs: needs.join(' '), note } })

const forms = { address: addressForm, email: emailForm, work: workForm, support: supportForm }

interface DetailsFormProps {
  details: Partial<Pick<PersonalDetails, keyof typeof forms>>
  close: Close
}

/** Of the one section that is given. */
export default function DetailsForm({ details, close }: DetailsFormProps) {
  const [[name, held]] = Object.entries(details) as [[keyof typeof forms, never]]
  return <SectionForm form={forms[name](held)} close={close} />
}
