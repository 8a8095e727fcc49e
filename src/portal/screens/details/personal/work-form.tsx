// The person's work and household.
import type { PersonalDetails } from '#api/people/personal-details.ts'
import { work as asked } from '#domain/personal/details.ts'
import { SectionForm, sectionAsking } from './section-form.tsx'
import type { Close } from './section.tsx'

type Work = PersonalDetails['work']

export const workForm = ({ version, ...held }: Work) => sectionAsking('work', asked, { version, held })

export default function WorkForm({ work, close }: { work: Work; close: Close }) {
  return <SectionForm form={workForm(work)} close={close} />
}
