// What is typed over values that the server holds already, with a version of their own: only what differs is kept, and of
// two tabs that type, the last counts.
import { useEffect } from 'react'
import * as z from 'zod/mini'
import type { ReadForm } from '../drafts.ts'
import { useFormInProgress } from './use-form-in-progress.ts'

/** Texts by the name of their field. */
const schema = z.record(z.string(), z.string())

export interface Draft<Values> {
  isPending: boolean
  /** As the server has it; null where there is none. */
  stored: ReadForm<Partial<Values>> | null
  /** What differs from what is held. */
  typed: Partial<Values>
  edit(change: (typed: Partial<Values>) => Partial<Values>): void
  /** Keeps this on the server now; undefined where it could not. */
  keep(typed: Partial<Values>): Promise<ReadForm<Partial<Values>> | undefined>
  /** Takes the draft away; what stays on the server is written over by the next one. */
  forget(): Promise<void>
}

export function useDraft<Values extends object>(job: string): Draft<Values> {
  const kept = useFormInProgress({ job, schema: schema as unknown as z.ZodMiniType<Partial<Values>> })
  const { changed, answers, keepMine, takeTheirs } = kept
  useEffect(() => {
    if (changed) (answers === undefined ? takeTheirs : keepMine)()
  }, [changed, answers, keepMine, takeTheirs])
  return {
    isPending: kept.query.isPending,
    stored: kept.stored,
    typed: answers ?? {},
    edit: (change) => kept.edit((now) => change(now ?? {})),
    keep(typed) {
      kept.save(typed)
      return kept.settled()
    },
    async forget() {
      const isGone = await kept.discard().catch(() => true)
      if (!isGone) takeTheirs()
    },
  }
}
