// Keeps choices in the URL, so that they survive Back and a reload. An empty choice has no parameter.
import { useCallback } from 'react'
import { useSearchParams } from 'react-router'

/** The query parameters of this screen, and a function that changes some of them without scrolling. */
export function useUrlState(): [URLSearchParams, (changes: Record<string, string | undefined>) => void] {
  const [search, setSearch] = useSearchParams()
  const change = useCallback(
    (changes: Record<string, string | undefined>) =>
      setSearch(
        (now) => {
          for (const [name, value] of Object.entries(changes)) {
            if (value === undefined || value === '') now.delete(name)
            else now.set(name, value)
          }
          return now
        },
        { replace: true, preventScrollReset: true },
      ),
    [setSearch],
  )
  return [search, change]
}
