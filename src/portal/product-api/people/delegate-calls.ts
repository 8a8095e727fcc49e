// Who may act for whom: the two lists, and ending somebody's access to one's own account.
import { listDelegates, type AccessKind } from '#api/people/delegates.ts'
import { endDelegateAccess, listDelegatesFromClient, type AccessOfDelegate } from '#api/people/sharing.ts'
import { pageOf, type Asked } from '#product-api/data/paging.ts'
import { ErrorResponse, isTrue, type Call, type Route } from 'portal-engine/sandbox/calls/call.ts'
import { route } from 'portal-engine/sandbox/calls/route.ts'
import { personBy } from './authorise.ts'
import { endGrant } from './grants.ts'
import { notifyOfSecurity } from './notify-of-security.ts'

interface GrantRow {
  id: string
  is_active: number
  kind: AccessKind
  since: string
  registered_with: string | null
  client_user_id: string
  client_name: string
  holder_name: string
}

/** Active ones come first. */
function grants({ database, user }: Call, side: 'holder_id' | 'client_id', asked: Asked) {
  const rows = database.all<GrantRow>(
    `select g.*, c.user_id as client_user_id, c.name as client_name, h.name as holder_name
     from grants g join people c on c.id = g.client_id join people h on h.id = g.holder_id where g.scope = 'act' and g.${side} = ?`,
    user.id,
  )
  return pageOf(
    `grants-${side}`,
    rows.map((row) => ({ ...row, at: String(row.is_active) })),
    asked,
  )
}

const shown = (row: GrantRow) => ({
  isActive: isTrue(row.is_active),
  fromClientId: row.client_user_id as AccessOfDelegate['fromClientId'],
  fromClientName: row.client_name,
  toClientName: row.holder_name,
  clientId: row.id,
  kind: row.kind,
})

export const routes: Route[] = [
  route(listDelegates, (call, { query }) => {
    const { page, nextCursor } = grants(call, 'holder_id', query)
    return { delegates: page.map(shown), nextCursor }
  }),

  route(listDelegatesFromClient, (call, { query }) => {
    const { page, nextCursor } = grants(call, 'client_id', query)
    const delegates = page.map((row) => ({
      ...shown(row),
      since: row.since,
      registeredWith: row.registered_with,
    }))
    return { delegates, nextCursor }
  }),

  route(endDelegateAccess, (call, { params: { id } }) => {
    const { database, user, now } = call
    const row = database.one<{ holder_id: string; is_active: number }>(
      'select holder_id, is_active from grants where id = ? and client_id = ?',
      ...[id, user.id],
    )
    if (!row) throw new ErrorResponse(404, 'Nobody has such an access')
    if (!isTrue(row.is_active)) return
    endGrant(call, id)
    const holder = personBy(database, 'id', row.holder_id)!
    const body = `${holder.name} can no longer see your accounts or act for you here.`
    notifyOfSecurity({ database, now, active: user }, `${holder.name}’s access has ended`, body)
  }),
]
