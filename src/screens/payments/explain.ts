// Refusals of the server that every payment in can meet, as sentences.
import type { ApiRefusal } from '#api/http/client.ts'
import { formatPence } from '#domain/money.ts'

/** Undefined for a refusal of another kind. */
export function explainPaymentIn({ reason, body }: ApiRefusal): string | undefined {
  if (reason === 'over-allowance') {
    const { roomPence } = body as { roomPence?: unknown }
    const room = typeof roomPence === 'number' ? formatPence(roomPence) : 'less'
    return `The room in your allowance has changed: you can now pay in ${room}. Nothing was sent. Change the amount.`
  }
  if (reason === 'declaration-needed')
    return 'This ISA needs your declaration for this tax year first. You can make it on the page of tax allowances.'
  if (reason === 'child-grown-up')
    return 'The child is 18 or older: the account becomes their own ISA, and only they can pay in.'
  return undefined
}
