// Keeps choices in the URL, so that they survive Back and a reload. An empty choice has no parameter.
import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useSearchParams, type Location } from 'react-router'

/** The newest change of a page's address, also of another component, until the next address is shown. */
let onItsWay: { from: Location; search: URLSearchParams } | undefined

type Changes = Record<string, string | undefined>

/** Changes query parameters. `isStep`: the change is an entry of the history, so that Back returns to what was there before. */
export type ChangeUrl = (changes: Changes, options?: { isStep?: boolean }) => void

/**
 * The query parameters of this screen, and a function that changes some of them without scrolling. Once the screen has
 * gone, it changes nothing: an answer that comes late does not lead people back.
 */
export function useUrlState(): [URLSearchParams, ChangeUrl] {
  const [search, setSearch] = useSearchParams()
  const location = useLocation()
  // A change may come from a callback of an earlier render.
  const shown = { location, search, setSearch }
  const latest = useRef<typeof shown | undefined>(shown)
  useEffect(() => {
    latest.current = shown
  })
  useEffect(() => () => void (latest.current = undefined), [])
  const change = useCallback<ChangeUrl>((changes, { isStep = false } = {}) => {
    const now = latest.current
    if (!now) return
    const current = onItsWay?.from === now.location ? onItsWay.search : now.search
    const next = new URLSearchParams(current)
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value)
      else next.delete(name)
    }
    // Navigating to the same address would load the page again.
    if (String(next) === String(current)) return
    // Changes in a row add up, no matter which component makes them.
    onItsWay = { from: now.location, search: next }
    now.setSearch(next, { replace: !isStep, preventScrollReset: true })
  }, [])
  return [search, change]
}
