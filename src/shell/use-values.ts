// Numbers, names and lists beside the facts. A number is fetched once something shown to this person asks for it.
import { useCallback, useMemo } from 'react'
import type { ContentList, Values } from '#runtime/view.ts'
import { isSignedIn } from '#session/types.ts'
import { useServices, useSession, useStore } from './portal-services.tsx'

/** What the API has answered so far. */
export interface Fetched {
  unread: number
  basket: number
  lists: Readonly<Record<string, ContentList>>
}

/** The values that come from the API, as the shell reads them. `ask` has one fetched, from now on and for everybody. */
export interface FetchedValues {
  get(): Fetched
  subscribe(listener: () => void): () => void
  ask(name: keyof Fetched): void
}

export const NOTHING_FETCHED: Fetched = {
  unread: 0,
  basket: 0,
  lists: { 'learn-categories': { state: 'loading' }, 'learn-guides': { state: 'loading' } },
}

/** For a page that nobody is signed in on. */
export const noValues: FetchedValues = {
  get: () => NOTHING_FETCHED,
  subscribe: () => () => {},
  ask: () => {},
}

export interface AskedValues {
  values: Values
  /** The values, noticing which of them are read. */
  asking(values: Values): Values
}

export function useValues(): AskedValues {
  const session = useSession()
  const source = useServices().values
  const fetched = useStore(source)
  const people = isSignedIn(session) ? session : undefined
  const userName = people?.loggedIn.userName ?? ''
  const activeName = people?.active.userName ?? ''
  const values = useMemo(
    (): Values => ({ ...fetched, userName, activeName }),
    [fetched, userName, activeName],
  )
  const asking = useCallback(
    (plain: Values): Values =>
      new Proxy(plain, {
        get(target, name: keyof Values) {
          // Not while React draws: what is asked for may be there at once.
          if (name in NOTHING_FETCHED) queueMicrotask(() => source.ask(name as keyof Fetched))
          return target[name]
        },
      }),
    [source],
  )
  return { values, asking }
}
