// Two networks: Mona Diaz leads one of three with an invitation that waits; Liam Ford is in one of two, led by his sister.
import { addDays, addMonths } from 'portal-engine/base/dates/london-time.ts'
import type { Database } from 'portal-engine/sandbox/data/database.ts'

interface NewMember {
  network: string
  person?: string
  name: string
  isLead?: boolean
  months: number
  pounds?: number
  isInvited?: boolean
}

const members: readonly NewMember[] = [
  { network: 'diaz', person: 'inviter', name: 'Mona Diaz', isLead: true, months: 30 },
  { network: 'diaz', name: 'Paula Diaz', months: 30, pounds: 148_000 },
  { network: 'diaz', name: 'Quentin Diaz', months: 14, pounds: 92_500 },
  { network: 'diaz', name: 'Rosa Diaz', months: 0, isInvited: true },
  { network: 'ford', name: 'Nora Ford', isLead: true, months: 20, pounds: 84_000 },
  { network: 'ford', person: 'invitee', name: 'Liam Ford', months: 20 },
]

export function seedNetworks(database: Database, today: string): void {
  for (const [index, { network, person, name, isLead, months, pounds = 0, isInvited }] of members.entries())
    database.insert('network_members', {
      id: `NM-${index + 1}`,
      network_id: network,
      person_id: person ?? null,
      name,
      email: `${name.toLowerCase().replace(' ', '.')}@example.com`,
      is_lead: isLead ? 1 : 0,
      status: isInvited ? 'Invited' : 'Active',
      since: isInvited ? addDays(today, -6) : addMonths(today, -months),
      contributions_pence: pounds * 100,
    })
}
