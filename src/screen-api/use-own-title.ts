// The document title of a page that is named by its content, such as an article or a conversation. Until the content
// has loaded, it is the route's title.
import { useEffect } from 'react'
import { usePortal } from './portal.ts'

export function useOwnTitle(title: string | undefined): void {
  const { brand } = usePortal()
  useEffect(() => {
    if (title !== undefined) document.title = `${title} – ${brand.name}`
  }, [title, brand.name])
}
