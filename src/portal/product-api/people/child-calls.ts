// The children of the active user, and their junior ISAs.
import { listChildren, type Child } from '#api/people/children.ts'
import { addMonths } from 'portal-engine/base/dates/london-time.ts'
import { turns18On } from '#domain/payments/turning-18.ts'
import type { Call, Route } from 'portal-engine/sandbox/calls/call.ts'
import { accountsOf } from '#product-api/ledger/ledger.ts'
import { route } from 'portal-engine/sandbox/calls/route.ts'

function childrenOf({ database, active, today }: Call): Child[] {
  const accounts = accountsOf(database, active.id)
  const rows = database.all<{ id: string; name: string; born_on: string }>(
    'select id, name, born_on from children where person_id = ? order by born_on',
    active.id,
  )
  return rows
    .filter(({ born_on }) => turns18On(born_on) > today)
    .map((row) => {
      const turns16On = addMonths(row.born_on, 16 * 12)
      const junior = accounts.find(({ type, child_id }) => type === 'JISA' && child_id === row.id)
      return {
        id: row.id,
        name: row.name,
        bornOn: row.born_on,
        nationalInsurance: today < turns16On ? null : '••••••34A',
        registeredContact: active.name,
        account: junior ? { id: junior.id, number: junior.account_number } : null,
        turns16On,
        turns18On: turns18On(row.born_on),
      }
    })
}

export const routes: Route[] = [route(listChildren, (call) => ({ children: childrenOf(call) }))]
