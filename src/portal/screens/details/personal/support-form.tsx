// Kinds of support to choose from, and room for one's own words.
import type { PersonalDetails } from '#api/people/personal-details.ts'
import { support as asked } from '#domain/personal/details.ts'
import { SectionForm, sectionAsking } from './section-form.tsx'
import type { Close } from './section.tsx'

type Support = PersonalDetails['support']

export const supportForm = ({ version, needs, note }: Support) =>
  sectionAsking('support', asked, { version, held: { needs: needs.join(' '), note } })

export default function SupportForm({ support, close }: { support: Support; close: Close }) {
  return <SectionForm form={supportForm(support)} close={close} />
}
