// The document title of a page that is named by its content, such as an article or a conversation, or of a step. Until
// the content has loaded, and after the step, it is the route's title.
import { useEffect } from 'react'
import { usePortal } from './portal.ts'

export function useOwnTitle(title: string | undefined): void {
  const { brand } = usePortal()
  useEffect(() => {
    if (title === undefined) return undefined
    const before = document.title
    const own = `${title} – ${brand.name}`
    document.title = own
    // A new page has set its own title by now.
    return () => {
      if (document.title === own) document.title = before
    }
  }, [title, brand.name])
}
