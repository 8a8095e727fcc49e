// What makes it easier for the person to deal with us.
import { listInWords } from 'portal-engine/base/list-in-words.ts'
import { lazy } from 'react'
import type { PersonalDetails } from '#api/people/personal-details.ts'
import { supportNeeds } from '#domain/personal/choices.ts'
import { Section } from './section.tsx'
import css from './personal.module.css'

const DetailsForm = lazy(() => import('./section-forms.tsx'))

const words: Readonly<Record<string, string>> = supportNeeds

export function Support({ support }: Pick<PersonalDetails, 'support'>) {
  const { needs, note } = support
  return (
    <Section
      name="support"
      title="Extra support"
      facts={[
        [
          'You asked for',
          needs.length === 0 ? 'Nothing yet' : listInWords(needs.map((need) => words[need] ?? need)),
        ],
        ...(note === '' ? [] : [['In your words', note] as const]),
      ]}
      form={(close) => <DetailsForm details={{ support }} close={close} />}
    >
      <p className={css.quiet}>
        Tell us only what you want to. The people who look after you see it, so you don’t have to say it
        again. We use it for nothing else, and you can remove it at any time.
      </p>
    </Section>
  )
}
