// Picking on the page: on or off, and the frame around what is pointed at or selected.
import { useEffect, useRef, useState } from 'react'
import { routesAt } from '#runtime/next-step.ts'
import { entryAt, type PageEntries } from './entry-at.ts'
import type { InspectedNode } from '../inspection.ts'
import type { PageNow } from './use-page.ts'

interface Picker {
  picked(element: Element): void
  pointed(element: Element | undefined): void
  ended(): void
}

/** Opens what is folded: these go on working, so that what is in them can be picked. */
const UNFOLDERS = 'summary, [aria-expanded], [aria-haspopup]'

/** Returns the function that stops listening. Presses inside `host` are the inspector's own. */
function startPicking(host: Element, { picked, pointed, ended }: Picker): () => void {
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

/** What is framed: an entry, or a link of a screen. */
const PLACES = '[data-entry], main a[href]'

export interface Picking {
  isOn: boolean
  toggle(): void
  /** Puts the frame around the place of an entry on the page, if it has one. */
  show(subject: string): void
  frame: DOMRect | undefined
}

export function usePicking(
  host: HTMLElement,
  { manifest, route }: PageNow,
  nodes: ReadonlyMap<string, InspectedNode>,
  picked: (subject: string) => void,
): Picking {
  const [isOn, setIsOn] = useState(false)
  const [framed, setFramed] = useState<Framed>({})
  const entryOf = (element: Element) => entryAt(element, pageOf(manifest, route, nodes))
  const frame = useFrame(framed, (subject) =>
    [...document.querySelectorAll('[data-entry]')].find((element) => entryOf(element) === subject),
  )
  useEffect(() => {
    if (!isOn) return
    return startPicking(host, {
      picked(element) {
        const subject = entryOf(element)
        if (subject !== undefined) picked(subject)
        setFramed({ element: element.closest(PLACES) ?? undefined })
      },
      pointed: (element) => setFramed({ element: element?.closest(PLACES) ?? undefined }),
      ended: () => setIsOn(false),
    })
  })
  return {
    isOn,
    toggle: () => setIsOn((before) => !before),
    show: (subject) => setFramed({ subject }),
    frame,
  }
}

function pageOf(
  manifest: PageNow['manifest'],
  route: string | undefined,
  nodes: ReadonlyMap<string, InspectedNode>,
): PageEntries {
  const context = document.querySelector<HTMLElement>('[data-context]')?.dataset['context']
  const shows = manifest.contexts.find(({ id }) => id === context)?.shows
  return {
    subjects: new Set([...nodes].flatMap(([subject, { reasons }]) => (reasons ? [subject] : []))),
    menu: shows?.kind === 'menu' ? shows.menu : undefined,
    details: manifest.header.panel?.details,
    route,
    routeOf: (path) => routesAt(manifest, path)[0]?.id,
  }
}

interface Framed {
  element?: Element | undefined
  /** An entry; its element may come or change later. */
  subject?: string
}

/** Where it is in the window, while the page scrolls under it. */
function useFrame(framed: Framed, placeOf: (subject: string) => Element | undefined): DOMRect | undefined {
  const [frame, setFrame] = useState<DOMRect>()
  const latest = useRef(placeOf)
  useEffect(() => {
    latest.current = placeOf
  })
  useEffect(() => {
    const { subject } = framed
    let { element } = framed
    const measure = () => {
      if (subject !== undefined && !element?.isConnected) element = latest.current(subject)
      const box = element?.isConnected ? element.getBoundingClientRect() : undefined
      setFrame(box && box.width > 0 ? box : undefined)
    }
    measure()
    if (!element && subject === undefined) return undefined
    // The page may move it, change its words or take it away at any time.
    const seen = new MutationObserver(measure)
    seen.observe(document.body, {
      ...{ childList: true, subtree: true, attributes: true, characterData: true },
    })
    document.addEventListener('scroll', measure, { capture: true, passive: true })
    window.addEventListener('resize', measure)
    return () => {
      seen.disconnect()
      document.removeEventListener('scroll', measure, true)
      window.removeEventListener('resize', measure)
    }
  }, [framed])
  return frame
}
