// The values of the portal view: fetched numbers and lists, and the names from the session.
import { useMemo } from 'react'
import type { FetchedValue } from '#runtime/needed-values.ts'
import type { Values } from '#runtime/view.ts'
import { isSignedIn } from '#session/types.ts'
import { useServices, useSessionState, useStore } from './portal-services.tsx'

/** What the API has returned so far. */
export type Fetched = Pick<Values, 'numbers' | 'lists'>

/** The values from the API. `request` starts fetching a value, for this and every later person. */
export interface FetchedValues {
  get(): Fetched
  subscribe(listener: () => void): () => void
  request(name: FetchedValue): void
}

export const INITIAL_FETCHED: Fetched = { numbers: {}, lists: {} }

/** For signed-out pages. */
export const signedOutValues: FetchedValues = {
  get: () => INITIAL_FETCHED,
  subscribe: () => () => {},
  request: () => {},
}

export function useValues(): Values {
  const session = useSessionState()
  const fetched = useStore(useServices().values)
  const people = isSignedIn(session) ? session : undefined
  const userName = people?.loggedIn.userName ?? ''
  const activeName = people?.active.userName ?? ''
  return useMemo(() => ({ ...fetched, userName, activeName }), [fetched, userName, activeName])
}
