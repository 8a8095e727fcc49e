// Choices that live in the address, so that Back and a reload keep them. An empty choice leaves the address clean.
import { useCallback } from 'react'
import { useSearchParams } from 'react-router'

/** The query parameters of this screen, and a way to change some of them without leaving the place on the page. */
export function useUrlChoice(): [URLSearchParams, (changes: Record<string, string | undefined>) => void] {
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
