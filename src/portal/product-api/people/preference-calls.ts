// Preferences of the logged-in user, whichever account is shown.
import {
  clearFirstVisit,
  getPreferences,
  resetFirstVisit,
  setComparatorsDismissed,
  type FirstVisit,
  type Preferences,
} from '#api/people/preferences.ts'
import { defaultPreferences } from '#domain/personal/preferences.ts'
import { isTrue, ErrorResponse, type Call, type Route } from 'portal-engine/sandbox/calls/call.ts'
import { route } from 'portal-engine/sandbox/calls/route.ts'

const columnOf = {
  isFirstVisit: 'is_first_visit',
  isFirstVisitToMyAccounts: 'is_first_visit_to_my_accounts',
  isFirstVisitToPaymentsAndTransfers: 'is_first_visit_to_payments',
  hasDismissedPerformanceComparatorsModal: 'has_dismissed_comparators',
} as const satisfies Record<keyof Preferences, string>

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
function store(call: Call, name: keyof Preferences, value: boolean): void {
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
}

const clear = (name: FirstVisit): Route => route(clearFirstVisit[name], (call) => store(call, name, false))
const reset = (name: FirstVisit): Route => route(resetFirstVisit[name], (call) => store(call, name, true))
const firstVisits = Object.keys(clearFirstVisit) as FirstVisit[]

export const routes: Route[] = [
  route(getPreferences, (call) => {
    const preferences = stored(call)
    if (!preferences) throw new ErrorResponse(404, 'No preferences are stored')
    return preferences
  }),

  ...firstVisits.flatMap((name) => [clear(name), reset(name)]),

  route(setComparatorsDismissed, (call, { params: { value } }) =>
    store(call, 'hasDismissedPerformanceComparatorsModal', value === 'true'),
  ),
]
