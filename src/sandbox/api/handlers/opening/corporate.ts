// Opening an account for a company.
import { corporateAccountSchema } from '#api/opening/clients.ts'
import { fitsSortCode } from '../../bank/payee-check.ts'
import { bodyOf, ok, Refusal, type Call, type Route } from '../../call.ts'
import { tellInInbox } from '../../payments/inbox.ts'
import { endForm } from '../people/forms.ts'

function open(call: Call) {
  const { database, active } = call
  const application = bodyOf(call, corporateAccountSchema)
  const { companyName, companyNumber, bank } = application
  if (database.one('select 1 from corporate_clients where company_number = ?', companyNumber))
    throw new Refusal(409, 'This company has an account or an application', 'company-known')
  if (!fitsSortCode(bank))
    throw new Refusal(422, 'Sort code and account number do not fit together', 'modulus-failed')
  const { n } = database.one<{ n: number }>('select count(*) as n from corporate_clients')!
  const clientId = `C-${40_001 + n}`
  database.insert('corporate_clients', {
    client_id: clientId,
    person_id: active.id,
    company_number: companyNumber,
    application: JSON.stringify(application),
  })
  endForm(call, 'company')
  tellInInbox(call, {
    subject: `An account for ${companyName}: ${clientId}`,
    body: `We have your application for ${companyName}, company number ${companyNumber}. We check the company and the people named, and write to you within five working days.`,
    accountId: null,
    topic: 'My details',
  })
  return ok({ clientId })
}

export const corporateRoutes: Route[] = [
  { method: 'POST', path: '/api/clients', isOpenToViewers: false, answer: open },
]
