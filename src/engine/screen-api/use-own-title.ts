// The document title of a page that is named by its content, such as an article or a conversation, or of a step. Until
// the content has loaded, and after the step, it is the route's title.
import { useEffect } from 'react'
import { replaceTitle } from '#ui/replace-title.ts'
import { usePortal } from './portal.ts'

/** Gives the browser’s tab a title of the screen’s own; undefined leaves that of the route. */
export function useOwnTitle(title: string | undefined): void {
  const { brand } = usePortal()
  useEffect(
    () => (title === undefined ? undefined : replaceTitle(`${title} – ${brand.name}`)),
    [title, brand.name],
  )
}
