// Expressions of wish of the active user. Read by a delegate too; signed and reviewed by the holder alone, with a fresh
// sign-in, and only if the flag is on.
import { lastNumber } from '#product-api/data/last-number.ts'
import {
  addsUp,
  getExpressionOfWish,
  reviewWish,
  signWish,
  type NewWish,
  type Wish,
} from '#api/people/expression-of-wish.ts'
import { addMonths } from 'portal-engine/base/dates/london-time.ts'
import { mayBeBornOn } from '#domain/expression-of-wish.ts'
import * as limits from '#domain/limits.gen.ts'
import type { Call, Route } from 'portal-engine/sandbox/calls/call.ts'
import { accountsOf } from '#product-api/ledger/ledger.ts'
import { notifyOutside } from 'portal-engine/sandbox/calls/outbox.ts'
import { notifyInInbox } from '#product-api/data/notify.ts'
import { pageOf } from '#product-api/data/paging.ts'
import { apiError, route } from 'portal-engine/sandbox/calls/route.ts'
import { endForm } from '#product-api/data/stored-forms.ts'

interface WishRow {
  id: string
  reference: string
  nominees: string
  signed_at: string
  reviewed_on: string
  replaced_at: string | null
}

const shown = (row: WishRow): Wish => ({
  id: row.id,
  reference: row.reference,
  nominees: (JSON.parse(row.nominees) as NewWish['nominees']).map((nominee, place) => ({
    id: String(place + 1),
    ...nominee,
  })),
  signedAt: row.signed_at,
  reviewedOn: row.reviewed_on,
  reviewDueOn: addMonths(row.reviewed_on, limits['wish-review-months'].value),
  replacedAt: row.replaced_at,
})

/** The newest first. */
const wishesOf = ({ database, active }: Call): Wish[] =>
  database
    .all<WishRow>('select * from wishes where person_id = ? order by signed_at desc, rowid desc', active.id)
    .map(shown)

export const currentOf = (call: Call) => wishesOf(call).find(({ replacedAt }) => replacedAt === null)

/** Can this person sign one here? */
export const hasWishes = ({ flagsOf, active }: Call): boolean =>
  flagsOf(active)['expression-of-wish'] === true

function requireFlag(call: Call): void {
  if (!hasWishes(call))
    throw apiError(getExpressionOfWish.errors, 'flag-off', 'There is no expression of wish for this person')
}

/** In the inbox, by email and by text. Says no name: others may read over a shoulder. */
function notify(call: Call, subject: string): void {
  const body =
    'You can find it in the portal, under Account details. If this was not you, call us at once: nothing is final.'
  notifyInInbox(call, { subject, body, accountId: null, topic: 'My details' })
  notifyOutside(call, call.active, { subject, body })
}

export const routes: Route[] = [
  route(getExpressionOfWish, (call, { query }) => {
    requireFlag(call)
    const pensions = accountsOf(call.database, call.active.id).filter(({ type }) => type === 'Pension')
    const replaced = wishesOf(call).flatMap((wish) =>
      wish.replacedAt === null ? [] : [{ id: wish.id, at: wish.signedAt, wish }],
    )
    const { page, nextCursor } = pageOf('wishes', replaced, query)
    return {
      current: currentOf(call) ?? null,
      earlier: page.map(({ wish }) => wish),
      nextCursor,
      pensions: pensions.map(({ name }) => name),
    }
  }),

  route(signWish, (call, { body: wish }) => {
    requireFlag(call)
    const { database, active, now, today } = call
    const { errors } = signWish
    const replaced = currentOf(call)
    if (wish.replaces !== undefined && wish.replaces !== (replaced?.id ?? null))
      throw apiError(errors, 'changed', 'Another wish was signed meanwhile')
    if (!addsUp(wish)) throw apiError(errors, 'total', 'The shares do not add up to 100%')
    if (wish.nominees.some(({ bornOn }) => bornOn !== null && !mayBeBornOn(bornOn, today)))
      throw apiError(errors, 'born-on', 'bornOn: nobody is born on that day')
    const n = lastNumber(database, 'wishes')
    const signedAt = now.toISOString()
    if (replaced) database.run('update wishes set replaced_at = ? where id = ?', signedAt, replaced.id)
    database.insert('wishes', {
      ...{ id: `EW-${n + 1}`, reference: `EW-${10_400 + n + 1}`, person_id: active.id },
      nominees: JSON.stringify(wish.nominees),
      ...{ signed_at: signedAt, reviewed_on: today, replaced_at: null },
    })
    endForm(call, 'wish')
    const signed = currentOf(call)!
    notify(call, `Your expression of wish was signed: ${signed.reference}`)
    return signed
  }),

  route(reviewWish, (call, { params }) => {
    requireFlag(call)
    const current = currentOf(call)
    if (!current || current.id !== params.id)
      throw apiError(reviewWish.errors, 'replaced', 'Another wish has taken its place')
    call.database.run('update wishes set reviewed_on = ? where id = ?', call.today, current.id)
    return currentOf(call)!
  }),
]
