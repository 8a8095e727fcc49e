// Changes that need a fresh sign-in: what was typed waits on the server while the person is at the provider, and is
// filled in when they are back.
import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { ApiError, type Api } from '#api/http/client.ts'
import { useApi } from '#api/http/context.ts'
import { NEEDS_FRESH_SIGN_IN } from '#api/http/refusal.ts'
import { discardForm, formQuery, saveForm, type FormKind } from '#api/people/forms.ts'
import type { PortalPort } from '#screen-api/portal.ts'
import { useUrlState } from '#screen-api/use-url-state.ts'

/** The parameter that names the section to which somebody comes back. */
const PARAMETER = 'section'

/** Milliseconds to wait for what is kept already. */
const WAIT = 10_000

const kind: FormKind<Readonly<Record<string, string>>> = {
  job: 'contact-points',
  schema: z.record(z.string(), z.string()),
}

export const needsFreshSignIn = (error: unknown): boolean =>
  error instanceof ApiError && error.refusal?.reason === NEEDS_FRESH_SIGN_IN

interface Leaving {
  api: Api
  /** The section to which they come back. */
  name: string
  answers: Readonly<Record<string, string>>
  signInAgain: PortalPort['signInAgain']
  /** The answers are kept, and the page is about to go away. */
  onLeave?: () => void
}

/** Sends; where that needs a fresh sign-in, keeps the answers and asks for it. Throws where either fails. */
export async function sendFresh<T>(send: () => Promise<T>, leaving: Leaving): Promise<T> {
  try {
    return await send()
  } catch (error) {
    if (!needsFreshSignIn(error)) throw error
    const { api, name, answers, signInAgain, onLeave } = leaving
    const found = await formQuery(api, kind).queryFn({ signal: AbortSignal.timeout(WAIT) })
    await saveForm(api, kind, found?.version ?? 0, answers)
    onLeave?.()
    if ((await signInAgain(`?${PARAMETER}=${name}`)) === 'failed') throw error
    // The page goes away.
    return new Promise<never>(() => {})
  }
}

/** Is somebody back at this section? */
export const useIsBack = (name: string): boolean => useUrlState()[0].get(PARAMETER) === name

/** What was kept for this section, and how to be done with it. */
export function useReturn(name: string) {
  const api = useApi()
  const [search, choose] = useUrlState()
  const isBack = search.get(PARAMETER) === name
  const { data, isPending } = useQuery({ ...formQuery(api, kind), enabled: isBack })
  return {
    isLoading: isBack && isPending,
    answers: isBack ? data?.answers : undefined,
    finish() {
      if (!isBack) return
      choose({ [PARAMETER]: undefined })
      // What stays on the server is written over by the next one.
      if (data) discardForm(api, kind, data.version).catch(() => undefined)
    },
  }
}
