// Keeps choices in the URL, so that they survive Back and a reload. An empty choice has no parameter.
import { useCallback, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'

/** The query parameters of this screen, and a function that changes some of them without scrolling. */
export function useUrlState(): [URLSearchParams, (changes: Record<string, string | undefined>) => void] {
  const [search, setSearch] = useSearchParams()
  // A change may come from a callback of an earlier render.
  const latest = useRef({ search, setSearch })
  useEffect(() => {
    latest.current.setSearch = setSearch
  })
  // Only a new address counts: a render for another reason may still show the address before the last change.
  useEffect(() => {
    latest.current.search = search
  }, [search])
  const change = useCallback((changes: Record<string, string | undefined>) => {
    const next = new URLSearchParams(latest.current.search)
    for (const [name, value] of Object.entries(changes)) {
      if (value === undefined || value === '') next.delete(name)
      else next.set(name, value)
    }
    // Navigating to the same address would load the page again.
    if (String(next) === String(latest.current.search)) return
    // Two changes in a row add up.
    latest.current.search = next
    latest.current.setSearch(next, { replace: true, preventScrollReset: true })
  }, [])
  return [search, change]
}
