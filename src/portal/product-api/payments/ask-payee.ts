// Asks who owns a bank account. All answers are counted together, whichever call asks, so that names cannot be tried out.
import { createHash } from 'node:crypto'
import { checkPayee, type PayeeQuestion } from '#api/payments/bank-accounts.ts'
import * as limits from '#domain/limits.gen.ts'
import type { Call, ErrorResponse } from 'portal-engine/sandbox/calls/call.ts'
import { apiError } from 'portal-engine/sandbox/calls/route.ts'
import { fitsSortCode, payeeAnswer, type PayeeAnswer } from './payee-check.ts'

const most = limits['payee-checks-max'].value

/** The bank's answer. The same question within 24 hours counts once: its answer tells nothing new. Throws an ErrorResponse. */
export function askPayee({ database, now, active }: Call, question: PayeeQuestion): PayeeAnswer {
  if (!fitsSortCode(question))
    throw apiError(checkPayee.errors, 'modulus-failed', 'Sort code and account number do not fit together')
  const { name, kind, sortCode, accountNumber } = question
  const mark = createHash('sha256')
    .update(JSON.stringify([name, kind, sortCode, accountNumber]))
    .digest('hex')
  const since = new Date(now.getTime() - 24 * 3_600_000).toISOString()
  const asked = database.all<{ question: string }>(
    'select question from payee_checks where person_id = ? and at > ?',
    active.id,
    since,
  )
  if (!asked.some((each) => each.question === mark)) {
    if (asked.length >= most)
      throw apiError(checkPayee.errors, 'too-many-checks', `At most ${most} checks in 24 hours`)
    database.insert('payee_checks', { person_id: active.id, at: now.toISOString(), question: mark })
  }
  return payeeAnswer({ ...question, owner: active.name })
}

/** The same refusal, which says something about the name: the check counts although the call is refused. */
export function answersName(refusal: ErrorResponse): ErrorResponse {
  refusal.keepsWork = true
  return refusal
}
