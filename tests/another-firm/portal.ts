// Harbour Bank's portal: what its API says of people, and its flags.
import type { Api } from 'portal-engine/http/client.ts'
import { definePortal } from 'portal-engine/shell/define-portal.ts'
import { flagsQuery, getCustomer } from './api/calls.ts'

async function customer(api: Api) {
  const { id, name, kind, companyDetails } = await api.call(getCustomer)
  return {
    userId: id,
    userName: name,
    flags: {},
    facts: { customer: kind, 'company-details': companyDetails },
  }
}

export default definePortal({
  people: { loggedIn: customer, active: customer },
  pathsWithoutUserId: ['/api/customer'],
  flags: flagsQuery,
  questions: () => import('./questions/kinds.ts'),
})
