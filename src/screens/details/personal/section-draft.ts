// What somebody types into the form of a section waits on the server until it is saved: a fresh sign-in, an expired one or a
// reload costs nothing. The address names the section that is open.
import { useEffect } from 'react'
import * as z from 'zod/mini'
import { ApiError } from '#api/http/client.ts'
import { NEEDS_FRESH_SIGN_IN } from '#api/http/refusal.ts'
import type { FormKind } from '#api/people/forms.ts'
import { useFormInProgress, type FormInProgress } from '#forms/kept/use-form-in-progress.ts'
import type { PortalPort } from '#screen-api/portal.ts'
import { useUrlState } from '#screen-api/use-url-state.ts'

/** The parameter that names the open section. */
const PARAMETER = 'section'

/** Fields that differ from what is held, as they are typed, by name. */
type Typed = Readonly<Record<string, string>>
export type SectionDraft = FormInProgress<Typed>

const kinds = new Map<string, FormKind<Typed>>()

/** Each section has a kind of its own, and only one. */
function kindOf(section: string): FormKind<Typed> {
  const kind = kinds.get(section) ?? { job: `details-${section}`, schema: z.record(z.string(), z.string()) }
  kinds.set(section, kind)
  return kind
}

/** Of two tabs that type, the last counts: what is held has a version of its own, which nobody overwrites unseen. */
export function useSectionDraft(section: string): SectionDraft {
  const draft = useFormInProgress(kindOf(section))
  const { changed, answers, keepMine, takeTheirs } = draft
  useEffect(() => {
    if (changed) (answers === undefined ? takeTheirs : keepMine)()
  }, [changed, answers, keepMine, takeTheirs])
  return draft
}

/** Keeps this on the server now; false where it could not. */
export async function keepDraft(draft: SectionDraft, typed: Typed): Promise<boolean> {
  draft.save(typed)
  return (await draft.settled()) !== undefined
}

/** Takes the draft away; what stays on the server is written over by the next one. */
export async function forgetDraft(draft: SectionDraft): Promise<void> {
  const isGone = await draft.discard().catch(() => true)
  if (!isGone) draft.takeTheirs()
}

/** The section that is open by the address, and how to say that another one is. */
export function useOpenSection(): [open: string | null, choose: (section: string | undefined) => void] {
  const [search, choose] = useUrlState()
  return [search.get(PARAMETER), (section) => choose({ [PARAMETER]: section })]
}

export const needsFreshSignIn = (error: unknown): boolean =>
  error instanceof ApiError && error.refusal?.reason === NEEDS_FRESH_SIGN_IN

interface Leaving {
  section: string
  signInAgain: PortalPort['signInAgain']
  /** Nobody is led to a sign-in from another page. */
  isShown: () => boolean
  /** Keeps what is typed; false where it could not. */
  keep: () => Promise<boolean>
  /** It is kept, and the page is about to go away. */
  onLeave?: () => void
}

/** Sends; where that needs a fresh sign-in, asks for it and comes back to the section. Throws where either fails. */
export async function sendFresh<T>(
  send: () => Promise<T>,
  { section, signInAgain, isShown, keep, onLeave }: Leaving,
): Promise<T> {
  try {
    return await send()
  } catch (error) {
    if (!needsFreshSignIn(error) || !(await keep())) throw error
    onLeave?.()
    if (!isShown() || (await signInAgain(`?${PARAMETER}=${section}`)) === 'failed') throw error
    // The page goes away.
    return new Promise<never>(() => {})
  }
}
