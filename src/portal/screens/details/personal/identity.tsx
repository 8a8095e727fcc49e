// Name, date of birth, nationality and National Insurance number: corrected by us, on evidence.
import type { PersonalDetails } from '#api/people/personal-details.ts'
import { countryName } from '#domain/personal/countries.ts'
import { RouteLink } from 'portal-engine/screen-api/links/route-link.tsx'
import { formatDate } from 'portal-engine/ui/figures/dates.ts'
import { Section } from './section.tsx'
import css from './personal.module.css'

export function Identity({ details }: { details: PersonalDetails }) {
  const { name, bornOn, nationality, nationalInsurance } = details
  return (
    <Section
      name="identity"
      title="Who you are"
      facts={[
        ['Name', name],
        ['Date of birth', formatDate(bornOn)],
        ['Nationality', countryName(nationality)],
        ['National Insurance number', nationalInsurance ?? 'None held'],
      ]}
    >
      <p className={css.quiet}>
        Name or date of birth not right? <RouteLink to="correct-your-details">Ask for a correction</RouteLink>
        . For your nationality or National Insurance number,{' '}
        <RouteLink
          to="message-compose"
          search={`?${new URLSearchParams({ topic: 'My details', subject: 'My nationality or National Insurance number' })}`}
        >
          write to us
        </RouteLink>
        .
      </p>
    </Section>
  )
}
