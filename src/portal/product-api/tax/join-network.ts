// Joining a network: the invitation as the invited person sees it, and what accepting it changes.
import { newRateFrom } from '#domain/fees/fee-rate.ts'
import { rateText } from '#domain/fees/rate-text.ts'
import type { ApiUser, PersonOnDay } from 'portal-engine/sandbox/calls/call.ts'
import type { Database } from 'portal-engine/sandbox/data/database.ts'
import { feeRateOn, setFeeRate } from '#product-api/ledger/fee-rates.ts'
import { accountsOf } from '#product-api/ledger/ledger.ts'
import { feeRateFor, type MemberRow } from '#product-api/ledger/networks.ts'
import { notifyInInbox } from '#product-api/data/notify.ts'
import { longDate } from '#product-api/data/long-date.ts'
import type { NetworkInvitationShown } from 'portal-engine/sandbox/calls/product-api.ts'

/** Where somebody who was invited can accept. */
export const invitationPath = (id: string): string => `/sandbox/network-invitations/${encodeURIComponent(id)}`

export function invitationShown(database: Database, id: string): NetworkInvitationShown | undefined {
  const row = database.one<MemberRow>('select * from network_members where id = ? and is_lead = 0', id)
  const lead =
    row &&
    database.one<MemberRow>(
      'select * from network_members where network_id = ? and is_lead = 1',
      row.network_id,
    )
  return row && lead && { name: row.name, inviter: lead.name, isAccepted: row.status === 'Active' }
}

/** What a member who is not a person of the sandbox has paid in. */
const NEWCOMER_PENCE = 60_000_00

/**
 * Lets the invited person join: as themselves, if the address is that of a person in no network. From the first of
 * next month on everybody pays the rate of all contributions together. False if nothing waits under this id.
 */
export function joinNetwork(
  moment: Omit<PersonOnDay, 'active'>,
  id: string,
  personOf: (id: string) => ApiUser,
) {
  const { database, today } = moment
  const row = database.one<MemberRow>(`select * from network_members where id = ? and status = 'Invited'`, id)
  if (!row) return false
  const person = database.one<{ id: string }>(
    `select id from people where lower(email) = lower(?) and id not in (select person_id from network_members where person_id is not null)`,
    row.email,
  )
  database.run(
    `update network_members set status = 'Active', since = ?, person_id = ?, contributions_pence = ? where id = ?`,
    today,
    person?.id ?? null,
    person ? 0 : NEWCOMER_PENCE,
    id,
  )
  const from = newRateFrom(today)
  const members = database.all<MemberRow>(
    `select * from network_members where network_id = ? and status = 'Active' and person_id is not null`,
    row.network_id,
  )
  for (const { person_id } of members) {
    const active = personOf(person_id!)
    const rateBps = feeRateFor(database, active.id)
    for (const account of accountsOf(database, active.id))
      if (feeRateOn(database, account.id, from) !== rateBps) setFeeRate(database, account.id, from, rateBps)
    notifyInInbox(
      { ...moment, active },
      {
        subject: `${row.name} has joined the network`,
        body: `From now on, what you all pay in counts together. From ${longDate(from)} your rate is ${rateText(rateBps)} a year.`,
        accountId: null,
        topic: 'Fees',
      },
    )
  }
  return true
}
