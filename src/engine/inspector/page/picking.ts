// While picking, a click on the page reports what was clicked instead of following it.

export interface Picker {
  picked(element: Element): void
  pointed(element: Element | undefined): void
  ended(): void
}

/** Opens what is folded: these go on working, so that what is in them can be picked. */
const UNFOLDERS = 'summary, [aria-expanded], [aria-haspopup]'

/** Returns the function that stops listening. Presses inside `host` are the inspector's own. */
export function startPicking(host: Element, { picked, pointed, ended }: Picker): () => void {
  const stop = new AbortController()
  const onPage = (event: Event): Element | undefined =>
    event.target instanceof Element && !event.composedPath().includes(host) ? event.target : undefined
  const listen = <K extends keyof DocumentEventMap>(type: K, run: (event: DocumentEventMap[K]) => void) =>
    document.addEventListener(type, run, { capture: true, signal: stop.signal })
  listen('click', (event) => {
    const element = onPage(event)
    if (!element) return
    picked(element)
    if (element.closest(UNFOLDERS)) return
    event.preventDefault()
    event.stopImmediatePropagation()
  })
  listen('pointerover', (event) => pointed(onPage(event)))
  listen('focusin', (event) => pointed(onPage(event)))
  listen('keydown', (event) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopImmediatePropagation()
    ended()
  })
  return () => stop.abort()
}
