// The values of the portal view: fetched numbers and lists, and the names from the session.
import { useMemo } from 'react'
import type { Values } from '#runtime/values.ts'
import { isSignedIn } from '#session/types.ts'
import {
  useServices,
  useSessionState,
  useStore,
  type FetchedValues,
  type Fetched,
} from './portal-services.tsx'

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
