// Moves the focus to what has just replaced something else, such as the heading of what was sent.
import { useEffect, useRef } from 'react'

/**
 * For the element that gets the focus when it first shows.
 * @param within gives the focus to the first element inside that fits this selector instead
 */
export function useFocusOnShow<E extends HTMLElement>(within?: string) {
  const element = useRef<E>(null)
  useEffect(() => {
    const focused =
      within === undefined ? element.current : element.current?.querySelector<HTMLElement>(within)
    focused?.focus()
  }, [within])
  return element
}
