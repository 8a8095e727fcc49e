// Preferences of the logged-in user, whoever's accounts are on screen.
import type { Preferences } from '#api/people/preferences.ts'
import { defaultPreferences } from '#domain/browser/preferences.ts'
import { isTrue, noContent, ok, Refusal, type Call, type Route } from '../../call.ts'

const columnOf = {
  isfirstvisit: 'is_first_visit',
  isfirstvisittomyaccounts: 'is_first_visit_to_my_accounts',
  isfirstvisittopayments: 'is_first_visit_to_payments',
  hasDismissedPerformanceComparatorsModal: 'has_dismissed_comparators',
} as const

function stored({ database, user }: Call): Preferences | undefined {
  const row = database.one<Record<(typeof columnOf)[keyof typeof columnOf], number>>(
    'select * from preferences where person_id = ?',
    user.id,
  )
  return (
    row && {
      isFirstVisit: isTrue(row.is_first_visit),
      isFirstVisitToMyAccounts: isTrue(row.is_first_visit_to_my_accounts),
      isFirstVisitToPaymentsAndTransfers: isTrue(row.is_first_visit_to_payments),
      hasDismissedPerformanceComparatorsModal: isTrue(row.has_dismissed_comparators),
    }
  )
}

/** Storing one preference stores the defaults of the others. */
function store(call: Call, name: keyof typeof columnOf, value: boolean) {
  const { database, user } = call
  database.run(
    'insert into preferences values (?, ?, ?, ?, ?) on conflict do nothing',
    user.id,
    Number(defaultPreferences.isFirstVisit),
    Number(defaultPreferences.isFirstVisitToMyAccounts),
    Number(defaultPreferences.isFirstVisitToPaymentsAndTransfers),
    Number(defaultPreferences.hasDismissedPerformanceComparatorsModal),
  )
  database.run(`update preferences set ${columnOf[name]} = ? where person_id = ?`, Number(value), user.id)
  return noContent
}

function firstVisit(name: 'isfirstvisit' | 'isfirstvisittomyaccounts' | 'isfirstvisittopayments'): Route[] {
  const path = `/api/uiuserprefs/${name}`
  return [
    { method: 'DELETE', path, isOpenToViewers: true, answer: (call) => store(call, name, false) },
    { method: 'POST', path, isOpenToViewers: true, answer: (call) => store(call, name, true) },
  ]
}

function setDismissed(call: Call) {
  const value = call.params['value']
  if (value !== 'true' && value !== 'false') throw new Refusal(400, 'value: true or false')
  return store(call, 'hasDismissedPerformanceComparatorsModal', value === 'true')
}

function read(call: Call) {
  const preferences = stored(call)
  if (!preferences) throw new Refusal(404, 'No preferences are stored')
  return ok(preferences)
}

export const preferenceRoutes: Route[] = [
  { method: 'GET', path: '/api/uiuserprefs', isOpenToViewers: true, answer: read },
  ...firstVisit('isfirstvisit'),
  ...firstVisit('isfirstvisittomyaccounts'),
  ...firstVisit('isfirstvisittopayments'),
  {
    method: 'PUT',
    path: '/api/uiuserprefs/hasDismissedPerformanceComparatorsModal/:value',
    isOpenToViewers: true,
    answer: setDismissed,
  },
]
