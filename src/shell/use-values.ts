// Numbers, names and lists beside the facts. A number is fetched once something shown to this person asks for it.
import { skipToken, useQuery, type QueryFunction } from '@tanstack/react-query'
import { useCallback, useContext, useMemo, useState } from 'react'
import { openingBackupQuery, type OpeningBackup } from '#api/account-opening.ts'
import { ApiContext } from '#api/context.ts'
import { learnQuery, type Learn, type LearnItem } from '#api/learn.ts'
import { unreadCountQuery } from '#api/messages.ts'
import type { ContentList, ListEntry, Values } from '#runtime/view.ts'
import { isSignedIn } from '#session/types.ts'
import { useSession } from './portal-services.tsx'

const NOT_ASKED = { unread: false, basket: false, lists: false }
type Asked = keyof typeof NOT_ASKED

export interface AskedValues {
  values: Values
  /** The values, noticing which of them are read. */
  asking(values: Values): Values
}

export function useValues(): AskedValues {
  const session = useSession()
  const api = useContext(ApiContext)
  const [asked, setAsked] = useState(NOT_ASKED)
  const unread = useAsked<number>(api && asked.unread ? unreadCountQuery(api) : undefined)
  const basket = useAsked<OpeningBackup>(api && asked.basket ? openingBackupQuery(api) : undefined)
  const learn = useAsked<Learn>(api && asked.lists ? learnQuery(api) : undefined)
  const people = isSignedIn(session) ? session : undefined
  const userName = people?.loggedIn.userName ?? ''
  const activeName = people?.active.userName ?? ''
  const values = useMemo(
    (): Values => ({
      unread: unread.data ?? 0,
      basket: basket.data?.basket.items.length ?? 0,
      userName,
      activeName,
      lists: {
        'learn-categories': listOf(learn.isError, learn.data?.categories),
        'learn-guides': listOf(learn.isError, learn.data?.homeGuides),
      },
    }),
    [unread.data, basket.data, learn.isError, learn.data, userName, activeName],
  )
  const asking = useCallback((plain: Values): Values => {
    const note = (name: Asked) =>
      queueMicrotask(() => setAsked((before) => (before[name] ? before : { ...before, [name]: true })))
    return new Proxy(plain, {
      get(target, name: keyof Values) {
        if (name in NOT_ASKED) note(name as Asked)
        return target[name]
      },
    })
  }, [])
  return { values, asking }
}

interface Asking {
  queryKey: readonly unknown[]
  queryFn?: unknown
}

/** Fetches once there is something to ask: somebody is signed in, and something shown needs it. */
function useAsked<T>(asking: Asking | undefined) {
  return useQuery<T>({
    queryKey: asking?.queryKey ?? ['nothing'],
    queryFn: (asking?.queryFn as QueryFunction<T> | undefined) ?? skipToken,
  })
}

function listOf(failed: boolean, items: readonly LearnItem[] | undefined): ContentList {
  if (items) return { state: 'ready', entries: items.map(entryOf) }
  return failed ? { state: 'failed' } : { state: 'loading' }
}

function entryOf({ routePath, name, properties, children }: LearnItem): ListEntry {
  const hidden = Object.entries(properties).flatMap(([property, value]) => (value === true ? [property] : []))
  // Below /learn/<section>/, as the manifest's routes name the section themselves.
  return {
    path: routePath.replace(/^[^/]+\//, ''),
    label: name,
    ...(hidden.length > 0 ? { hidden } : {}),
    children: children.map(entryOf),
  }
}
