// What the page at this address is called: by the entry of its layout’s menu that leads to it with a query, else by its route.
import { useLocation } from 'react-router'
import { usePortal, type Tabs } from '../portal.ts'
import { useOwnTitle } from '../use-own-title.ts'

export function usePageTitle(): string {
  const { title } = usePortal()
  const own = useEntryOfQuery()?.label
  useOwnTitle(own)
  return own ?? title
}

/** The entry with a query that leads to what this address shows: it is the current one, and not the page as a whole. */
export function useEntryOfQuery(): Tabs['items'][number] | undefined {
  const { pathname, search } = useLocation()
  const shown = new URLSearchParams(search)
  return usePortal()
    .tabs()
    .items.find(({ href }) => {
      const [path, query] = href.split('?')
      return (
        path === pathname &&
        query !== undefined &&
        [...new URLSearchParams(query)].every(([name, value]) => shown.get(name) === value)
      )
    })
}
