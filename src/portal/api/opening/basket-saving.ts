// Saving the basket of the active user: over the one that was read, and no other.
import * as z from 'zod/mini'
import type { Basket } from '#domain/opening/basket.ts'
import type { Api } from 'portal-engine/http/client.ts'
import { put, reason } from 'portal-engine/http/contract.ts'
import { reasonOf } from 'portal-engine/http/error-message.ts'
import { instant } from 'portal-engine/http/fields.ts'
import { backupSchema, readBackup, type OpeningBackup } from './account-opening.ts'

/** Characters of a basket. */
export const JSON_MOST = 100_000

export const jsonText = z.string().check(z.maxLength(JSON_MOST), z.refine(isJson, 'must hold JSON'))

export const saveOpeningBackup = put('/api/accountopeningbackup', {
  summary: 'Saves the basket',
  openTo: 'attorney',
  body: z.object({
    json: z.nullable(jsonText),
    /** The `savedAt` of the basket that was read before, null where there was none. Where it is left out, whatever is kept is replaced. */
    replaces: z.optional(z.nullable(instant)),
  }),
  answer: backupSchema,
  errors: [
    reason('changed', 409, 'Another basket than the one in `replaces` is kept: `json`.', backupSchema),
  ],
})

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** Saves the basket on the server, so that it outlives the session. An empty basket clears it. */
export const saveBasket = async (
  api: Api,
  basket: Basket,
  replaces: string | null | undefined,
): Promise<OpeningBackup> => {
  const json = basket.items.length === 0 ? null : JSON.stringify(basket)
  return readBackup(await api.call(saveOpeningBackup, { body: { json, replaces } }))
}

/** The basket that is kept instead, where that is why this one could not be saved. */
export function keptElsewhere(error: unknown): OpeningBackup | undefined {
  const changed = reasonOf(saveOpeningBackup, error)
  return changed && readBackup(changed)
}
