// Opening an account for a company.
import { lastNumber } from '#product-api/data/last-number.ts'
import { openCorporateAccount } from '#api/opening/clients.ts'
import { fitsSortCode } from '#product-api/payments/payee-check.ts'
import type { Route } from 'portal-engine/sandbox/calls/call.ts'
import { apiError, route } from 'portal-engine/sandbox/calls/route.ts'
import { notifyInInbox } from '#product-api/data/notify.ts'
import { endForm } from '#product-api/data/stored-forms.ts'

export const routes: Route[] = [
  route(openCorporateAccount, (call, { body: application }) => {
    const { database, active } = call
    const { errors } = openCorporateAccount
    const { companyName, companyNumber, bank } = application
    if (database.one('select 1 from corporate_clients where company_number = ?', companyNumber))
      throw apiError(errors, 'company-known', 'This company has an account or an application')
    if (!fitsSortCode(bank))
      throw apiError(errors, 'modulus-failed', 'Sort code and account number do not fit together')
    const n = lastNumber(database, 'corporate_clients')
    const clientId = `C-${40_001 + n}`
    database.insert('corporate_clients', {
      client_id: clientId,
      person_id: active.id,
      company_number: companyNumber,
      application: JSON.stringify(application),
    })
    endForm(call, 'company')
    notifyInInbox(call, {
      subject: `An account for ${companyName}: ${clientId}`,
      body: `We have your application for ${companyName}, company number ${companyNumber}. We check the company and the people named, and write to you within five working days.`,
      accountId: null,
      topic: 'My details',
    })
    return { clientId }
  }),
]
