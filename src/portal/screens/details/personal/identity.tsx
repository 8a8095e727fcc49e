// Name, date of birth, nationality and National Insurance number: corrected by us, on evidence.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { lazy } from 'react'
import { useApi } from '#http/context.ts'
import { withdrawIdentityChange } from '#api/people/personal-detail-changes.ts'
import { personalDetailsQuery, type PersonalDetails } from '#api/people/personal-details.ts'
import { countryName } from '#domain/personal/countries.ts'
import { RouteLink } from '#screen-api/links/route-link.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { formatDate } from '#ui/figures/dates.ts'
import { Section } from './section.tsx'
import notice from '#ui/notice.module.css'
import css from './personal.module.css'

const IdentityForm = lazy(() => import('./identity-form.tsx'))

export function Identity({ details }: { details: PersonalDetails }) {
  const { name, bornOn, nationality, nationalInsurance, identityChange } = details
  const waiting = identityChange && <Badge tone="info">Being checked</Badge>
  return (
    <Section
      name="identity"
      title="Who you are"
      action="Ask for a correction"
      facts={[
        [
          'Name',
          <>
            {name} {identityChange && identityChange.name !== name && waiting}
          </>,
        ],
        [
          'Date of birth',
          <>
            {formatDate(bornOn)} {identityChange && identityChange.bornOn !== bornOn && waiting}
          </>,
        ],
        ['Nationality', countryName(nationality)],
        ['National Insurance number', nationalInsurance ?? 'None held'],
      ]}
      form={identityChange ? undefined : (close) => <IdentityForm details={details} close={close} />}
    >
      {identityChange && <Pending change={identityChange} />}
      <p className={css.quiet}>
        Nationality or National Insurance number not right?{' '}
        <RouteLink
          to="message-compose"
          search={`?${new URLSearchParams({ topic: 'My details', subject: 'My nationality or National Insurance number' })}`}
        >
          Write to us
        </RouteLink>
        .
      </p>
    </Section>
  )
}

function Pending({ change }: { change: NonNullable<PersonalDetails['identityChange']> }) {
  const api = useApi()
  const client = useQueryClient()
  const withdraw = useMutation({
    mutationFn: () => api.call(withdrawIdentityChange, { params: { id: change.id } }),
    onSuccess: (details) => client.setQueryData(personalDetailsQuery(api).queryKey, details),
  })
  return (
    <div className={`${notice.info} ${css.pending}`}>
      <p>
        On {formatDate(change.askedOn)} you asked us to change this to {change.name}, born{' '}
        {formatDate(change.bornOn)}. Your reference is {change.reference}. We check{' '}
        {change.evidence.map(({ name }) => name).join(', ')} and answer by {formatDate(change.answeredBy)}.
      </p>
      {withdraw.isError && <p role="alert">We couldn’t cancel the request. Please try again.</p>}
      <Button onClick={() => withdraw.mutate()} busy={withdraw.isPending}>
        Take the request back
      </Button>
    </div>
  )
}
