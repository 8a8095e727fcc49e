// Keeps choices in the URL, so that they survive Back and a reload. An empty choice has no parameter.
import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useSearchParams, type Location } from 'react-router'

/** The newest change of a page's address, also of another component, until the next address is shown. */
let onItsWay: { from: Location; search: URLSearchParams } | undefined

/** The query parameters of this screen, and a function that changes some of them without scrolling. */
export function useUrlState(): [URLSearchParams, (changes: Record<string, string | undefined>) => void] {
  const [search, setSearch] = useSearchParams()
  const location = useLocation()
  // A change may come from a callback of an earlier render.
  const latest = useRef({ location, search, setSearch })
  useEffect(() => {
    latest.current = { location, search, setSearch }
  })
  const change = useCallback((changes: Record<string, string | undefined>) => {
    const shown = latest.current
    const current = onItsWay?.from === shown.location ? onItsWay.search : shown.search
    const next = new URLSearchParams(current)
    for (const [name, value] of Object.entries(changes)) {
      if (value === undefined || value === '') next.delete(name)
      else next.set(name, value)
    }
    // Navigating to the same address would load the page again.
    if (String(next) === String(current)) return
    // Changes in a row add up, whoever makes them.
    onItsWay = { from: shown.location, search: next }
    shown.setSearch(next, { replace: true, preventScrollReset: true })
  }, [])
  return [search, change]
}
