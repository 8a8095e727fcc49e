// Opening an account for a company.
import type { ErrorMessages } from 'portal-engine/http/contract.ts'
import { openCorporateAccount, type CorporateAccount, type NewClient } from '#api/opening/clients.ts'
import { SendForm } from 'portal-engine/forms/send/send-form.tsx'
import { sendingCall } from 'portal-engine/forms/send/sending-call.ts'
import type { FormDefinition, Sends } from 'portal-engine/forms/form-definition.ts'
import type { Values } from '#forms/requests/request-fields.tsx'
import { company } from './company-questions.ts'

const messages: ErrorMessages<typeof openCorporateAccount> = {
  'company-known':
    'This company already has an account with us, or an application on its way. Nothing was sent. Call us if you think that is a mistake.',
  'modulus-failed': 'This account number can’t belong to this sort code. Nothing was sent. Check both.',
}

const { answersOf, sends, ...asked } = company
const { companyName, companyNumber, lei, people, sourceOfWealth } = sends

const together = (...ids: readonly string[]) => ({
  from: ids[0]!,
  as: (values: Values) => Object.fromEntries(ids.map((id) => [id, answersOf(values)[id] ?? ''])),
})

export const companyForm: FormDefinition<Values, CorporateAccount, NewClient> = {
  job: 'company',
  ...asked,
  unsent: (values) => `An account for ${values['companyName']?.trim() || 'a company'}`,
  consequences: () => (
    <p>
      We look up the company at Companies House, and check the people you name. We write to you within five
      working days.
    </p>
  ),
  sendLabel: 'Send the application',
  sends: {
    ...{ companyName, companyNumber, people, sourceOfWealth },
    legalEntityIdentifier: { from: 'lei', as: lei },
    registeredAddress: together('line1', 'line2', 'town', 'postcode'),
    bank: together('accountName', 'sortCode', 'accountNumber'),
  } as Sends<Values, CorporateAccount>,
  ...sendingCall(openCorporateAccount, messages),
}

export default function CompanyForm({ onSent }: { onSent: (client: NewClient) => void }) {
  return <SendForm form={companyForm} onSent={onSent} />
}
