// What the items of an application must meet, and how it ends.
import { apply } from '#api/opening/applications.ts'
import { addMonths } from 'portal-engine/base/dates/london-time.ts'
import { turns18On } from '#domain/payments/turning-18.ts'
import { formatPence } from 'portal-engine/base/money.ts'
import { openingDates, problemOfApplicant, type Outcome } from '#domain/opening/account-opening.ts'
import type { BasketItem } from '#domain/opening/basket.ts'
import { amountBounds, problemOfMoney } from '#domain/payments/amounts.ts'
import { overAllowance, type AllowancePeriod } from '#domain/tax/allowance-periods.ts'
import type { Call } from 'portal-engine/sandbox/calls/call.ts'
import { apiError } from 'portal-engine/sandbox/calls/route.ts'
import { NEW_CHILD, ownIsa, type OfAllowance } from '#product-api/payments/rules/allowance-use.ts'
import { accountsOf } from '#product-api/ledger/ledger.ts'
import { checkedAmount, trustedAmount, type CheckedAmount } from '#product-api/data/checked-amount.ts'
import { periodsFor } from '#product-api/payments/rules/monthly-room.ts'
import { detailsOf } from '#product-api/people/details/held-details.ts'
import { itemOf, monthlyTerms, openingsOf, type GatedItem } from '#product-api/ledger/openings.ts'

const { errors } = apply

/** The items, once their payments are checked. Throws an ErrorResponse unless this person may open all of these. */
export function checkedBasket(call: Call, items: readonly BasketItem[]): GatedItem[] {
  const { bornOn, tax } = detailsOf(call)
  const applicant = { bornOn, taxCountries: tax.residencies.map(({ country }) => country) }
  for (const item of items) {
    const problem = problemOfApplicant(item.wrapper, applicant, call.today)
    if (problem !== undefined) throw apiError(errors, problem, `${item.name}: ${problem}`)
    checkItem(call, item)
  }
  checkAllowances(call, items)
  return items.map((item) => ({
    ...item,
    initialPence: gatedPence(item.initialPence),
    monthlyPence: gatedPence(item.monthlyPence),
  }))
}

/** A payment into an account to be opened; there may be none. Throws an ErrorResponse. */
function gatedPence(pence: number): CheckedAmount {
  if (pence === 0) return trustedAmount(0)
  const problem = problemOfMoney('pounds-in', pence, 'GBP')
  if (problem === undefined) return checkedAmount('pounds-in', pence, 'GBP')
  const { leastPence, mostPence } = amountBounds['pounds-in']
  if (problem === 'too-small') throw apiError(errors, 'too-small', `At least ${formatPence(leastPence)}`)
  throw apiError(errors, 'too-large', `At most ${formatPence(mostPence)}`)
}

function checkItem(call: Call, { wrapper, child, initialPence, monthlyPence }: BasketItem) {
  const { today } = call
  for (const pence of [initialPence, monthlyPence]) gatedPence(pence)
  if (initialPence + monthlyPence === 0) throw apiError(errors, 'too-small', 'Nothing would be paid in')
  if (wrapper !== 'JISA') return
  if (!child) throw apiError(errors, 'child-missing', 'A junior ISA is of a child')
  if (child.bornOn > today || turns18On(child.bornOn) <= today)
    throw apiError(errors, 'child-grown-up', 'The child is not under 18')
  if (hasJuniorIsa(call, child)) throw apiError(errors, 'child-has-one', 'The child has a junior ISA')
}

/** Has this child a junior ISA here, or one on its way? */
export function hasJuniorIsa({ database, active }: Call, child: NonNullable<BasketItem['child']>): boolean {
  const known = database.one(
    `select 1 from accounts a join children c on c.id = a.child_id
     where a.person_id = ? and a.type = 'JISA' and (c.id = ? or (c.name = ? and c.born_on = ?))`,
    ...[active.id, child.id, child.name, child.bornOn],
  )
  const isApplied = openingsOf(database, active.id)
    .map(itemOf)
    .some((item) => item.child?.name === child.name && item.child.bornOn === child.bornOn)
  return known !== undefined || isApplied
}

/** What an allowance leaves for an account that is applied for now: the ISA's, or the junior ISA's of a child. */
export function openingPeriods(
  call: Call,
  account: OfAllowance,
  items: readonly BasketItem[] = [],
): AllowancePeriod[] {
  const { opensOn, fundedOn } = openingDates(call.today, outcomeOf(call, items))
  return periodsFor(call, account, monthlyTerms(1, opensOn), { firstOn: fundedOn })
}

/** First and monthly payments of this application against what is left of each allowance. */
function checkAllowances(call: Call, items: readonly BasketItem[]): void {
  const sum = (chosen: readonly BasketItem[], part: 'initialPence' | 'monthlyPence') =>
    chosen.reduce((total, item) => total + item[part], 0)
  const check = (chosen: readonly BasketItem[], account: OfAllowance) => {
    const over = overAllowance(openingPeriods(call, account, items), {
      initialPence: sum(chosen, 'initialPence'),
      monthlyPence: sum(chosen, 'monthlyPence'),
    })
    if (!over) return
    const room = formatPence(over.mostPence)
    if (over.payment === 'monthly')
      throw apiError(errors, 'over-allowance', `There is room for ${room} a month`, {
        monthlyPence: over.mostPence,
      })
    throw apiError(errors, 'over-allowance', `There is room for ${room}`, { roomPence: over.mostPence })
  }
  check(
    items.filter(({ wrapper }) => wrapper === 'ISA'),
    ownIsa,
  )
  const junior = items.filter(({ wrapper }) => wrapper === 'JISA')
  const ofSameChild = Object.values(Object.groupBy(junior, ({ child }) => `${child?.name} ${child?.bornOn}`))
  for (const group of ofSameChild) {
    if (group!.length > 1) throw apiError(errors, 'child-has-one', 'One junior ISA for each child')
    check(group!, { type: 'JISA', child_id: group![0]!.child?.id ?? NEW_CHILD })
  }
}

/** From this much in one application, somebody at the firm looks at it first. */
const REVIEWED_FROM_PENCE = 250_000_00

/** People new at an address are not found there by the registers that are asked. */
const MONTHS_TO_BE_FOUND = 3

/** How an application for these ends. */
export function outcomeOf(call: Call, items: readonly BasketItem[]): Outcome {
  const { database, active, today } = call
  const livesThereSince = detailsOf(call).address.since
  const isKnown = accountsOf(database, active.id).length > 0
  if (!isKnown && addMonths(livesThereSince, MONTHS_TO_BE_FOUND) > today) return 'identity'

  const total = items.reduce((sum, { initialPence }) => sum + initialPence, 0)
  return total >= REVIEWED_FROM_PENCE ? 'review' : 'success'
}
