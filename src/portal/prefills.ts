// What this firm knows of its clients, for questions that pages fill in.
import { getPersonalDetails } from '#api/people/personal-details.ts'
import { countryName } from '#domain/personal/countries.ts'
import { prefill } from 'portal-engine/http/prefills.ts'

export const prefills = {
  'personal-details': prefill(getPersonalDetails, {
    name: 'personal details',
    fields: {
      name: { is: 'text', of: ({ name }) => name },
      'born-on': { is: 'date', of: ({ bornOn }) => bornOn },
      person: { is: 'parts', parts: ['name', 'bornOn'], of: ({ name, bornOn }) => ({ name, bornOn }) },
      nationality: { is: 'text', of: ({ nationality }) => nationality },
      email: { is: 'text', of: ({ email }) => email.address },
      phone: { is: 'text', of: ({ phone }) => phone.shown },
      address: {
        is: 'parts',
        parts: ['line1', 'line2', 'town', 'postcode', 'country'],
        of: ({ address: { line1, line2, town, postcode, country } }) => ({
          ...{ line1, line2, town, postcode },
          country: country === 'GB' ? '' : countryName(country),
        }),
      },
      employer: { is: 'text', of: ({ work }) => work.employer },
      occupation: { is: 'text', of: ({ work }) => work.occupation },
    },
  }),
}
