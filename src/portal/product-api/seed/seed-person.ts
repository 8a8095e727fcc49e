// Seeds everything about one person, on their first use. Keeps start-up fast and people apart.
import { addDays, addMonths } from 'portal-engine/base/dates/london-time.ts'
import { workingDaysAfter } from 'portal-engine/base/dates/working-days.ts'
import type { BasketItem } from '#domain/opening/basket.ts'
import type { Seeding } from '#product-api/data/seeding.ts'
import { addApplication, addOpening, openedPlans } from '#product-api/ledger/openings.ts'
import { trustedAmount } from '#product-api/data/checked-amount.ts'
import { continueAccounts, seedAccounts } from '#product-api/accounts/continue-accounts.ts'
import { seedDocuments } from '#product-api/papers/stored/documents.ts'
import { seedBankAccounts } from './seeded-bank-accounts.ts'
import { seedDevices } from './seeded-devices.ts'
import { seedGoalReview } from './seeded-goal-review.ts'
import { seedMessages } from './seeded-messages.ts'
import { expectationsOf } from './seeded-people.ts'
import { seedPensionFacts } from './seeded-pension-facts.ts'
import { planFor } from './seeded-plans.ts'
import { seedWishes } from './seeded-wishes.ts'

export function seedPerson(seeding: Seeding): void {
  const { database, person, today } = seeding
  const expected = expectationsOf(person.id)
  database.transaction(() => {
    const plan = planFor(person.id, today)
    const children = plan.children.map((child, index) => ({
      id: `CH-${person.userId}-${index + 1}`,
      ...child,
    }))
    for (const { id, name, bornOn } of children) {
      database.insert('children', { id, person_id: person.id, name, born_on: bornOn })
    }
    seedBankAccounts(seeding)
    seedAccounts(seeding, plan.accounts, children)
    seedPensionFacts(seeding)
    seedWishes(seeding)
    seedDevices(seeding)
    seedDocuments(seeding)
    seedMessages(seeding, expected.unread)
    seedBackup(seeding, expected.basket)
    seedOpenings(seeding)
    seedParameters(seeding)
    seedGoalReview(seeding)
    seedPreferences(seeding)
    markSeeded(seeding)
  })
}

/** Adds the days since `today`, the one on which the person was seeded, up to the day of valuation. */
export function continuePerson(seeding: Seeding): void {
  const { database, person, today } = seeding
  database.transaction(() => {
    continueAccounts(seeding, [...planFor(person.id, today).accounts, ...openedPlans(database, person.id)])
    seedDocuments(seeding)
    markSeeded(seeding)
  })
}

function markSeeded({ database, person, valuedOn }: Seeding): void {
  database.run('update people set is_seeded = 1, valued_on = ? where id = ?', valuedOn, person.id)
}

function seedBackup({ database, person, today }: Seeding, count: number): void {
  const items: BasketItem[] = [
    {
      id: 'basket-1',
      wrapper: 'ISA',
      name: 'Rainy day ISA',
      goal: 'Rainy day',
      riskLevel: 3,
      years: 5,
      initialPence: 2_000_00,
      monthlyPence: 100_00,
    },
    {
      id: 'basket-2',
      wrapper: 'GIA',
      name: 'Kitchen savings',
      goal: 'New kitchen',
      riskLevel: 4,
      years: 8,
      initialPence: 12_500_00,
      monthlyPence: 0,
    },
    {
      id: 'basket-3',
      wrapper: 'Pension',
      name: 'Later life',
      goal: 'Retirement',
      riskLevel: 6,
      years: 20,
      initialPence: 5_000_00,
      monthlyPence: 250_00,
    },
  ]
  const savedAt = `${addDays(today, -7)}T18:05:00.000Z`
  const basket = count === 0 ? null : JSON.stringify({ savedAt, items: items.slice(0, count) })
  const json = person.id === 'failing-services' ? '{"savedAt":"' : basket
  database.insert('backups', { person_id: person.id, json })
}

/** Dev Patel's application is with us: his identity is being checked until tomorrow's close. */
function seedOpenings({ database, person, today }: Seeding): void {
  if (person.id !== 'registered') return
  const sentOn = addDays(today, -6)
  const application = addApplication(database, {
    person_id: person.id,
    outcome: 'review',
    sent_at: `${sentOn}T11:20:00.000Z`,
    sent_by: person.name,
    bank_account: null,
  })
  const checkedOn = workingDaysAfter(today, 1)
  addOpening(database, application, {
    item: {
      id: 'item-1',
      wrapper: 'ISA',
      name: 'Stocks and Shares ISA',
      goal: '',
      riskLevel: 4,
      years: 10,
      initialPence: trustedAmount(4_000_00),
      monthlyPence: trustedAmount(0),
    },
    startedOn: sentOn,
    checkedOn,
    opensOn: workingDaysAfter(checkedOn, 1),
    fundedOn: workingDaysAfter(checkedOn, 4),
  })
}

function seedParameters({ database, person, today }: Seeding): void {
  const isReviewNear = person.id === 'client' || person.id === 'inviter'
  database.insert('parameters', {
    person_id: person.id,
    specialist_name: 'Helen Ward',
    specialist_phone: '020 7946 0142',
    review_due_on: isReviewNear ? addDays(today, 21) : addMonths(today, 5),
    is_paperless: 1,
    // Noor Aziz has never been here before.
    last_sign_in_at: person.id === 'failing-services' ? null : `${addDays(today, -3)}T18:42:00.000Z`,
  })
}

/** Everybody has seen the introductions except Amelia Hart, who has nothing stored. */
function seedPreferences({ database, person }: Seeding): void {
  if (person.id === 'client') return
  database.insert('preferences', {
    person_id: person.id,
    is_first_visit: 0,
    is_first_visit_to_my_accounts: 0,
    is_first_visit_to_payments: 0,
    has_dismissed_comparators: 0,
  })
}
