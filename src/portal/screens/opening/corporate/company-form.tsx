// Opening an account for a company.
import type { ErrorMessages } from 'portal-engine/http/contract.ts'
import { openCorporateAccount, type CorporateAccount, type NewClient } from '#api/opening/clients.ts'
import { SendForm } from 'portal-engine/forms/send/send-form.tsx'
import { sendingCall } from 'portal-engine/forms/send/sending-call.ts'
import type { FormDefinition, Sends } from 'portal-engine/forms/form-definition.ts'
import type { Values } from '#forms/requests/request-fields.tsx'
import { company } from './company-questions.ts'
import { peopleIn, peopleOf } from './company-people.ts'
import { PeopleFields } from './people-fields.tsx'

const messages: ErrorMessages<typeof openCorporateAccount> = {
  'company-known':
    'This company already has an account with us, or an application on its way. Nothing was sent. Call us if you think that is a mistake.',
  'modulus-failed': 'This account number can’t belong to this sort code. Nothing was sent. Check both.',
}

const { answersOf, sends, questions, ...asked } = company
const { companyName, companyNumber, legalEntityIdentifier, sourceOfWealth } = sends

const together = (...ids: readonly string[]) => ({
  from: ids[0]!,
  as: (values: Values) => Object.fromEntries(ids.map((id) => [id, answersOf(values)[id] ?? ''])),
})

export const companyForm: FormDefinition<Values, CorporateAccount, NewClient> = {
  job: 'company',
  ...asked,
  questions: questions.map((question) =>
    question.id !== 'people'
      ? question
      : {
          ...{ id: 'people', kind: 'custom', label: 'People', group: question.group!, first: 'person-1' },
          field: (form) => <PeopleFields {...form} />,
          errors: ({ people }): Record<string, string> =>
            Object.fromEntries(
              peopleIn(people).flatMap(({ id, name, role }) => [
                ...(name.trim() === ''
                  ? [[`person-${id}`, 'Enter the name of this person, or remove them']]
                  : []),
                ...(role === '' ? [[`role-${id}`, 'Choose the role of this person']] : []),
              ]),
            ),
          summary: ({ people }) => [
            {
              label: 'People',
              value: peopleOf(people)
                .map(({ name, role }) => `${name} (${role})`)
                .join(', '),
            },
          ],
        },
  ),
  unsent: (values) => `An account for ${values['companyName']?.trim() || 'a company'}`,
  consequences: () => (
    <p>
      We look up the company at Companies House, and check the people you name. We write to you within five
      working days.
    </p>
  ),
  sendLabel: 'Send the application',
  sends: {
    ...{ companyName, companyNumber, legalEntityIdentifier, sourceOfWealth },
    registeredAddress: together('line1', 'line2', 'town', 'postcode'),
    people: ({ people }) => peopleOf(people),
    bank: together('accountName', 'sortCode', 'accountNumber'),
  } as Sends<Values, CorporateAccount>,
  ...sendingCall(openCorporateAccount, messages),
}

export default function CompanyForm({ onSent }: { onSent: (client: NewClient) => void }) {
  return <SendForm form={companyForm} onSent={onSent} />
}
