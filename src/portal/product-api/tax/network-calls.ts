// The network of the active user: who is in it, invitations by its lead, and what it saves. No member's amounts are sent.
import { feeBandFor, MOST_INVITED } from '#domain/fees/fee-rate.ts'
import { feeRateFor, membersWith, netPaidBy } from '#product-api/ledger/networks.ts'
import { getNetwork, inviteToNetwork, withdrawNetworkInvitation } from '#api/tax/network.ts'
import { isTrue, ErrorResponse, type Route } from 'portal-engine/sandbox/calls/call.ts'
import { apiError, route } from 'portal-engine/sandbox/calls/route.ts'
import { savedBelow, yearUpTo } from '#product-api/ledger/fees.ts'
import { accountsOf } from '#product-api/ledger/ledger.ts'
import { sendEmail } from 'portal-engine/sandbox/calls/outbox.ts'
import { countInvitation } from '#product-api/people/invitations-sent.ts'
import { isRepeated } from '#product-api/tax/request-ids.ts'
import { marketUntil } from '#product-api/market/market.ts'
import { invitationPath } from './join-network.ts'

const sameAddress = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()

export const routes: Route[] = [
  route(getNetwork, ({ database, active, valuedOn }) => {
    const members = membersWith(database, active.id)
    const aloneBps = feeBandFor(netPaidBy(database, active.id)).rateBps
    const market = marketUntil(valuedOn)
    const saved = accountsOf(database, active.id).reduce(
      (sum, account) => sum + savedBelow(database, account, market, { ...yearUpTo(valuedOn), aloneBps }),
      0,
    )
    const you = members.find(({ person_id }) => person_id === active.id)
    return {
      role: you ? (isTrue(you.is_lead) ? 'Lead' : 'Member') : null,
      members: members.map(({ id, name, is_lead, person_id, status, since }) => ({
        id,
        name,
        isLead: isTrue(is_lead),
        isYou: person_id === active.id,
        status,
        since,
      })),
      mostInvited: MOST_INVITED,
      aloneBps,
      rateBps: feeRateFor(database, active.id),
      savedPence: Math.round(saved),
    }
  }),

  // The first invitation founds a network, which its sender leads.
  route(inviteToNetwork, (call, { params, body: input }) => {
    const { database, active, today } = call
    const { errors } = inviteToNetwork
    const id = params.invitationId
    const members = membersWith(database, active.id)
    if (isRepeated(call, `network-invitation ${id}`, input)) return
    const you = members.find(({ person_id }) => person_id === active.id)
    if (you && !isTrue(you.is_lead)) throw apiError(errors, 'not-lead', 'Only the lead of a network invites')
    if (sameAddress(input.email, active.email))
      throw apiError(errors, 'own-address', 'This is your own address')
    if (members.some(({ email }) => sameAddress(email, input.email)))
      throw apiError(errors, 'already-invited', 'This person is in the network or invited already')
    if (members.filter(({ is_lead }) => !isTrue(is_lead)).length >= MOST_INVITED)
      throw apiError(errors, 'too-many', `A network has ${MOST_INVITED} invited people at most`)
    countInvitation(call, active)
    const networkId = you?.network_id ?? active.id
    const common = { network_id: networkId, since: today, contributions_pence: 0 }
    if (!you) {
      database.insert('network_members', {
        ...common,
        id: `NM-${active.id}`,
        person_id: active.id,
        name: active.name,
        email: active.email,
        is_lead: 1,
        status: 'Active',
      })
    }
    database.insert('network_members', {
      ...common,
      id,
      person_id: null,
      name: input.name,
      email: input.email,
      is_lead: 0,
      status: 'Invited',
    })
    const path = invitationPath(id)
    sendEmail(call, input.email, {
      subject: `${active.name} invites you to a network`,
      body: `What you and ${active.name} pay in would count together for the fee. Nobody sees anybody’s amounts. To accept, open ${path}`,
    })
  }),

  route(withdrawNetworkInvitation, ({ database, active }, { params }) => {
    const { errors } = withdrawNetworkInvitation
    const members = membersWith(database, active.id)
    const row = members.find(({ id }) => id === params.invitationId)
    if (!row) throw new ErrorResponse(404, 'No such invitation')
    const isLead = members.some(({ person_id, is_lead }) => person_id === active.id && isTrue(is_lead))
    if (!isLead) throw apiError(errors, 'not-lead', 'Only the lead of a network withdraws an invitation')
    if (row.status !== 'Invited') throw apiError(errors, 'joined', 'This person has joined')
    database.run('delete from network_members where id = ?', row.id)
  }),
]
