// The wishes that Ben Osei and Rose Lin have signed; everybody else has none yet.
import type { NewWish } from '#api/people/expression-of-wish.ts'
import { addDays, addMonths } from 'portal-engine/base/dates/london-time.ts'
import type { Relation } from '#domain/expression-of-wish.ts'
import type { Seeding } from '#product-api/data/seeding.ts'

type Nominee = NewWish['nominees'][number]

const person = (
  name: string,
  relation: Relation,
  bornOn: string,
  contact: string,
  share: number,
): Nominee => ({
  ...{ kind: 'person', name, relation, bornOn, charityNumber: null, contact, share },
})

const ama = (share: number) =>
  person('Ama Osei', 'spouse-or-civil-partner', '1983-09-21', 'ama.osei@example.com', share)
const hospice: Nominee = {
  ...{ kind: 'charity', name: 'Riverside Hospice', relation: null, bornOn: null, charityNumber: '1099887' },
  ...{ contact: '14 Weir Lane, Bath BA1 5AB', share: 10_00 },
}
const trust: Nominee = {
  ...{ kind: 'trust', name: 'The Osei Children’s Trust', relation: null, bornOn: null, charityNumber: null },
  ...{ contact: 'Trustee Yaw Osei, 020 7946 0855', share: 30_00 },
}

/** The oldest first, with how many months ago each was signed. */
const wishes: Record<string, readonly { monthsAgo: number; nominees: readonly Nominee[] }[]> = {
  'client-with-children': [
    { monthsAgo: 38, nominees: [ama(100_00)] },
    { monthsAgo: 13, nominees: [ama(60_00), trust, hospice] },
  ],
  'rose-lin': [
    {
      monthsAgo: 5,
      nominees: [
        person('Grace Lin', 'child', '1970-05-02', 'grace.lin@example.com', 50_00),
        person('Peter Lin', 'child', '1973-11-19', 'peter.lin@example.com', 50_00),
      ],
    },
  ],
}

export function seedWishes({ database, person: { id, userId }, today }: Seeding): void {
  const signed = wishes[id] ?? []
  const days = signed.map(({ monthsAgo }) => addDays(addMonths(today, -monthsAgo), -3))
  for (const [place, { nominees }] of signed.entries()) {
    const on = days[place]!
    const next = days[place + 1]
    database.insert('wishes', {
      ...{ id: `EW-${userId}-${place + 1}`, reference: `EW-${userId.slice(2)}${place + 1}`, person_id: id },
      ...{ nominees: JSON.stringify(nominees), signed_at: `${on}T10:05:00.000Z`, reviewed_on: on },
      replaced_at: next === undefined ? null : `${next}T10:05:00.000Z`,
    })
  }
}
