// A long list that is here as a whole: its first entries are drawn, and more at a time.
import { useState, type ReactNode } from 'react'
import { ShowMore } from './show-more.tsx'

interface InStepsProps<T> {
  /** "drafts" */
  what: string
  entries: readonly T[]
  /** How many are shown at first, and how many more at a time. */
  each: number
  /** So many are shown at least. */
  least?: number
  children: (shown: readonly T[]) => ReactNode
}

/** Draws the first entries of a list, and more at a time. */
export function InSteps<T>({ what, entries, each, least = 0, children }: InStepsProps<T>) {
  const [wanted, setWanted] = useState(each)
  const shown = entries.slice(0, Math.max(wanted, least))
  return (
    <>
      {children(shown)}
      {entries.length > each && (
        <ShowMore
          what={what}
          shown={shown.length}
          all={entries.length}
          each={each}
          onMore={shown.length < entries.length ? setWanted : undefined}
        />
      )}
    </>
  )
}
