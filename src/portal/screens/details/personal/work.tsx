// Work and family.
import { lazy } from 'react'
import type { PersonalDetails } from '#api/people/personal-details.ts'
import { employmentStatuses, maritalStatuses } from '#domain/personal/choices.ts'
import { Section } from './section.tsx'

const DetailsForm = lazy(() => import('./section-forms.tsx'))

const wordOf = (words: Readonly<Record<string, string>>, id: string) => words[id] ?? id

export function Work({ work }: Pick<PersonalDetails, 'work'>) {
  const { status, occupation, employer, maritalStatus } = work
  return (
    <Section
      name="work"
      title="Work and family"
      facts={[
        ['Work', wordOf(employmentStatuses, status)],
        ...(occupation === '' ? [] : [['Job title', occupation] as const]),
        ...(employer === '' ? [] : [['Employer or business', employer] as const]),
        ['Marital status', wordOf(maritalStatuses, maritalStatus)],
      ]}
      form={(close) => <DetailsForm details={{ work }} close={close} />}
    />
  )
}
