// The person who applies, as the firm knows them: nothing is asked twice, and what is wrong is corrected at its place.
import { useQuery } from '@tanstack/react-query'
import { useApi } from 'portal-engine/http/context.ts'
import { personalDetailsQuery, type PersonalDetails } from '#api/people/personal-details.ts'
import { countryName } from '#domain/personal/countries.ts'
import { RouteLink } from 'portal-engine/screen-api/links/route-link.tsx'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { QueryCard } from 'portal-engine/ui/cards/query-card.tsx'
import { Skeleton } from 'portal-engine/ui/cards/skeleton.tsx'
import { Facts } from 'portal-engine/ui/lists/facts.tsx'
import { formatDate } from 'portal-engine/ui/figures/dates.ts'
import css from '../opening.module.css'

export function WhoApplies() {
  const details = useQuery(personalDetailsQuery(useApi()))
  return (
    <Card title="Who applies">
      <div className={css.stack}>
        <QueryCard query={details} what="these details" skeleton={<Skeleton lines={6} />}>
          {(known) => <Facts className={css.facts} facts={factsOf(known)} />}
        </QueryCard>
        <p>
          <RouteLink to="personal-details">Something is wrong here</RouteLink>
        </p>
      </div>
    </Card>
  )
}

function factsOf({ name, bornOn, nationality, nationalInsurance, address, tax }: PersonalDetails) {
  const { line1, line2, town, postcode, country } = address
  return [
    ['Name', name],
    ['Date of birth', formatDate(bornOn)],
    ['Nationality', countryName(nationality)],
    ['National Insurance number', nationalInsurance ?? 'None'],
    ['Address', [line1, line2, town, postcode, countryName(country)].filter(Boolean).join(', ')],
    ['Resident for tax in', tax.residencies.map((each) => countryName(each.country)).join(', ')],
  ] as const
}
