// Where the person lives, and where they lived before.
import { lazy } from 'react'
import type { PersonalDetails } from '#api/people/personal-details.ts'
import { countryName } from '#domain/personal/countries.ts'
import type { AddressLines } from '#domain/personal/details.ts'
import { Disclosure } from 'portal-engine/ui/disclosure.tsx'
import { formatDate } from 'portal-engine/ui/figures/dates.ts'
import { Section } from './section.tsx'
import css from './personal.module.css'

const DetailsForm = lazy(() => import('./section-forms.tsx'))

type AddressProps = Pick<PersonalDetails, 'address' | 'formerAddresses'>

export function Address({ address, formerAddresses }: AddressProps) {
  return (
    <Section
      name="address"
      title="Address"
      facts={[
        ['Address', <Lines key="lines" {...address} />],
        ['Since', formatDate(address.since)],
      ]}
      form={(close) => <DetailsForm details={{ address }} close={close} />}
    >
      {formerAddresses.length > 0 && (
        <Disclosure label={`Former addresses (${formerAddresses.length})`}>
          <dl className={css.facts}>
            {formerAddresses.map((former) => (
              <div key={former.since}>
                <dt>
                  {formatDate(former.since)} to {formatDate(former.until)}
                </dt>
                <dd>
                  <Lines {...former} />
                </dd>
              </div>
            ))}
          </dl>
        </Disclosure>
      )}
    </Section>
  )
}

function Lines({ line1, line2, town, postcode, country }: AddressLines) {
  const lines = [line1, line2, town, postcode, country === 'GB' ? '' : countryName(country)]
  return (
    <span className={css.lines}>
      {lines.filter(Boolean).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </span>
  )
}
