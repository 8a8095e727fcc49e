// Where the person pays tax as a resident, and by which number each country knows them.
import { lazy } from 'react'
import type { PersonalDetails } from '#api/people/personal-details.ts'
import { noNumberReasons } from '#domain/personal/choices.ts'
import { countryName } from '#domain/personal/countries.ts'
import { Section } from './section.tsx'

const TaxForm = lazy(() => import('./tax-form.tsx'))

const reasons: Readonly<Record<string, string>> = noNumberReasons

export function Tax({ tax }: Pick<PersonalDetails, 'tax'>) {
  return (
    <Section
      name="tax"
      title="Tax residency"
      facts={tax.residencies.map(({ country, number, reason }) => [
        countryName(country),
        number === null ? `No tax number: ${reasons[reason ?? ''] ?? reason}` : `Tax number ${number}`,
      ])}
      form={(close) => <TaxForm tax={tax} close={close} />}
    />
  )
}
