// Accounts on their way, and the saved basket.
import { getOpeningBackup, getOpeningStatus, type Opening } from '#api/opening/account-opening.ts'
import { saveOpeningBackup } from '#api/opening/basket-saving.ts'
import { openingSteps, stepEnds, stepOn } from '#domain/opening/account-opening.ts'
import { parseBasket } from '#domain/opening/basket.ts'
import { wrapperNames } from '#domain/wrapper-names.ts'
import type { Call, Route } from 'portal-engine/sandbox/calls/call.ts'
import { apiError, route } from 'portal-engine/sandbox/calls/route.ts'
import { accountsOf } from '#product-api/ledger/ledger.ts'
import {
  datesOf,
  itemOf,
  openingsOf,
  type ApplicationRow,
  type OpeningRow,
} from '#product-api/ledger/openings.ts'

/** What is not funded yet, in the order in which it was applied for. */
function waiting(call: Call): Opening[] {
  return openingsOf(call.database, call.active.id).flatMap((row): Opening[] => {
    const step = stepOf(call, row)
    if (step >= openingSteps.length) return []
    const { name, wrapper } = itemOf(row)
    const ends = stepEnds(row.started_on, datesOf(row))
    return [
      {
        id: row.id,
        reference: row.reference,
        accountType: wrapperNames[wrapper],
        name,
        startedOn: row.started_on,
        updatedOn: updatedOn(call, row),
        accountId: row.account_id,
        outcome: outcomeOf(call, row),
        steps: openingSteps.map((label, index) => ({
          name: label,
          state: stateOf(index, step),
          on: ends[index]!,
        })),
      },
    ]
  })
}

/** An account without money is not funded, whatever the day. */
function stepOf({ database, active, today }: Call, row: OpeningRow): number {
  const step = stepOn(today, datesOf(row))
  const account = accountsOf(database, active.id).find(({ id }) => id === row.account_id)
  return account?.status === 'AwaitingMoney' ? Math.min(step, openingSteps.length - 1) : step
}

const outcomeOf = ({ database }: Call, row: OpeningRow) =>
  database.one<Pick<ApplicationRow, 'outcome'>>(
    'select outcome from applications where id = ?',
    row.application_id,
  )!.outcome

const updatedOn = ({ today }: Call, row: OpeningRow): string =>
  [row.funded_on, row.opens_on, row.checked_on].find((day) => day <= today) ?? row.started_on

function stateOf(index: number, current: number) {
  if (index === current) return 'current'
  return index < current ? 'done' : 'to-do'
}

const keptJson = ({ database, active }: Call): string | null =>
  database.one<{ json: string | null }>('select json from backups where person_id = ?', active.id)?.json ??
  null

export const routes: Route[] = [
  route(getOpeningStatus, (call) => ({ queue: waiting(call) })),

  route(getOpeningBackup, (call) => ({ json: keptJson(call) })),

  route(saveOpeningBackup, (call, { body: { json, replaces } }) => {
    const kept = keptJson(call)
    // The same basket may come again where the first answer was lost.
    if (json !== kept && replaces !== undefined && replaces !== parseBasket(kept).basket.savedAt)
      throw apiError(saveOpeningBackup.errors, 'changed', 'Another basket was saved meanwhile', {
        json: kept,
      })
    call.database.run('update backups set json = ? where person_id = ?', json, call.active.id)
    return { json }
  }),
]
