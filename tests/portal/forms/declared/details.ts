// The forms of a person's details and wish, each with values that somebody sends.
import { phoneForm } from '#screens/details/personal/phone-form.tsx'
import { addressForm, emailForm, supportForm, workForm } from '#screens/details/personal/section-forms.tsx'
import { taxForm } from '#screens/details/personal/tax-form.tsx'
import { wishForm } from '#screens/details/wish/wish-form.tsx'
import { problemsOf } from '../../../engine/forms/prove-form.ts'
import { TODAY, type Known } from './known.ts'

export function ofDetails({ details }: Known) {
  const address = addressForm(details.address)
  const email = emailForm(details.email)
  const phone = phoneForm(details.phone)
  const support = supportForm(details.support)
  const tax = taxForm(details.tax)
  const work = workForm(details.work)
  return {
    addressForm: () =>
      problemsOf(
        address,
        {
          ...address.held,
          ...{ line1: '4 New Road', town: 'London', postcode: 'sw1a1aa', since: '1/October/2026' },
        },
        { ...address.held, country: 'FR', line1: '4 Rue Neuve', town: 'Paris', since: '1/October/2026' },
      ),
    emailForm: () => problemsOf(email, { ...email.held, address: 'amelia@new.example' }),
    phoneForm: () => problemsOf(phone, phone.held),
    supportForm: () => problemsOf(support, { ...support.held, note: 'After six' }),
    taxForm: () => problemsOf(tax, tax.held),
    workForm: () =>
      problemsOf(work, {
        ...work.held,
        status: 'employed',
        occupation: 'Chemist',
        employer: 'Elm Ltd',
      }),
    wishForm: () =>
      problemsOf(wishForm(null, TODAY), {
        nominees: [
          {
            ...({ id: 1, kind: 'person', name: 'Tom Hart', relation: 'child', born: '28/2/2010' } as const),
            ...({ charityNumber: '', contact: 'tom@example.com', share: '100' } as const),
          },
        ],
        isUnderstood: true,
      }),
  }
}
