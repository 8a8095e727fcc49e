// Harbour Bank's customers at the start: the personas of config/personas.json, with what they have at the bank.
import { userId, type UserId } from 'portal-engine/http/ids.ts'
import type { PersonasFile } from 'portal-engine/manifest/read/types.gen.ts'
import personasFile from '../config/personas.json' with { type: 'json' }
import type { Company, Payment } from '../api/calls.ts'

export interface Customer {
  id: UserId
  name: string
  kind: 'private' | 'business'
  companyDetails: 'none' | 'due' | 'confirmed'
  flags: Record<string, boolean>
  accounts: { id: string; name: string; balance: number }[]
  payments: Payment[]
  company: Company
}

const { personas } = personasFile as PersonasFile

/** By subject at the provider. */
export const customers = (): Map<string, Customer> =>
  new Map(
    personas.flatMap((persona): [string, Customer][] => {
      const { subject, name, flags, situations } = persona
      const situation = situations[0]
      if (subject === undefined || situation === undefined) return []
      const isBusiness = situation.customer === 'business'
      const customer: Customer = {
        id: userId.parse(persona['user-id']),
        name,
        kind: isBusiness ? 'business' : 'private',
        companyDetails: isBusiness ? 'due' : 'none',
        flags: Object.fromEntries(flags.map((flag) => [flag, true])),
        accounts: isBusiness
          ? [{ id: 'b1', name: 'Business account', balance: 1_842_050 }]
          : [
              { id: 'c1', name: 'Current account', balance: 120_420 },
              { id: 's1', name: 'Savings account', balance: 640_000 },
            ],
        payments: [
          { id: 'p3', date: '2026-11-20', to: 'Whitby Water', pence: 4_215 },
          { id: 'p2', date: '2026-11-12', to: 'Quay Grocers', pence: 6_780 },
          { id: 'p1', date: '2026-11-02', to: 'Abbey Lettings', pence: 85_000 },
        ],
        company: { name: isBusiness ? 'Finch Boats Ltd' : '', number: isBusiness ? '07654321' : '' },
      }
      return [[subject, customer]]
    }),
  )
