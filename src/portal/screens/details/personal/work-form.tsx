// The person's work and household.
import type { BodyOf } from '#http/contract.ts'
import { saveSection } from '#api/people/personal-detail-changes.ts'
import type { PersonalDetails } from '#api/people/personal-details.ts'
import { employmentStatuses, maritalStatuses, working } from '#domain/personal/choices.ts'
import { DETAIL_MOST, workProblems, type Work } from '#domain/personal/details.ts'
import { SectionForm, sectionOf, type SectionTable } from './section-form.tsx'
import type { Close } from './section.tsx'

const optionsOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }))

const isWorking = ({ status }: Work) => working.includes(status)

const errorOf = (name: keyof Work) => (_: string, values: Work) => workProblems(values)[name]

export function workForm({
  version,
  ...held
}: PersonalDetails['work']): SectionTable<Work, BodyOf<typeof saveSection.work>> {
  return {
    ...sectionOf('work', saveSection.work),
    held,
    questions: [
      {
        id: 'status',
        kind: 'select',
        label: 'Work',
        options: optionsOf(employmentStatuses),
        check: errorOf('status'),
      },
      {
        id: 'occupation',
        kind: 'text',
        label: 'Job title',
        most: DETAIL_MOST,
        autoComplete: 'organization-title',
        isAsked: isWorking,
        check: errorOf('occupation'),
      },
      {
        id: 'employer',
        kind: 'text',
        label: 'Employer or business',
        most: DETAIL_MOST,
        autoComplete: 'organization',
        isAsked: isWorking,
        check: errorOf('employer'),
      },
      {
        id: 'maritalStatus',
        kind: 'select',
        label: 'Marital status',
        options: optionsOf(maritalStatuses),
        check: errorOf('maritalStatus'),
      },
    ],
    sends: {
      version: { stated: 'the section as it was read', as: () => version },
      status: ({ status }) => status,
      // A job title that was typed counts only where there is a job.
      occupation: (values) => (isWorking(values) ? values.occupation.trim() : ''),
      employer: (values) => (isWorking(values) ? values.employer.trim() : ''),
      maritalStatus: ({ maritalStatus }) => maritalStatus,
    },
  }
}

export default function WorkForm({ work, close }: { work: PersonalDetails['work']; close: Close }) {
  return <SectionForm form={workForm(work)} close={close} />
}
