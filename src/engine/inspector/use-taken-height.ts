// The height that the inspector takes from the page.
import { useEffect, useRef } from 'react'

/** Tells the page the height of the inspector, which lies over it. */
export function useTakenHeight(host: HTMLElement) {
  const dock = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { style } = host.ownerDocument.documentElement
    const watch = new ResizeObserver(() =>
      style.setProperty('--inspector-height', `${dock.current?.offsetHeight ?? 0}px`),
    )
    if (dock.current) watch.observe(dock.current)
    return () => {
      watch.disconnect()
      style.removeProperty('--inspector-height')
    }
  }, [host])
  return dock
}
