// Puts the inspector into the page of a running `npm start`, apart from the portal's own markup and styles.
import { createRoot } from 'react-dom/client'
import css from './inspector.css?inline'
import makeCss from './make/make.css?inline'
import { Inspector } from './inspector.tsx'
import { createOverrideState, type Portal } from './person/override-state.ts'

// The portal keeps space for the inspector, so it covers nothing of the page and the page covers nothing of it.
const ROOM = `
  html { scroll-padding-bottom: calc(var(--inspector-height, 0px) + var(--bar-height, 0px)); }
  body { padding-bottom: var(--inspector-height, 0px); }
  vite-error-overlay { z-index: 899; height: calc(100% - var(--inspector-height, 0px)); }
  [data-covered] :is(main, dialog) > * { visibility: hidden; }
  [data-entry='tab-bar'], [data-bar] { bottom: var(--inspector-height, 0px) !important; }
`

/** Called once, by the page that runs under the development server. */
export function startInspector(portal: Portal): void {
  const host = document.createElement('div')
  host.id = 'inspector'
  const shadow = host.attachShadow({ mode: 'open' })
  shadow.adoptedStyleSheets = [sheet(css), sheet(makeCss)]
  document.adoptedStyleSheets.push(sheet(ROOM))
  document.body.append(host)
  keepFocus(host, shadow)
  createRoot(shadow).render(<Inspector portal={portal} override={createOverrideState(portal)} host={host} />)
}

/** A page that is shown again takes the focus to its heading; a person working in the inspector stays there. */
function keepFocus(host: HTMLElement, shadow: ShadowRoot): void {
  let last: HTMLElement | undefined
  shadow.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement) last = target
  })
  document.addEventListener('focusin', ({ target, relatedTarget }) => {
    const isHeading = target instanceof Element && target.id === 'page-title' && !target.matches(':active')
    if (isHeading && relatedTarget === host) last?.focus({ preventScroll: true })
  })
}

function sheet(text: string): CSSStyleSheet {
  const made = new CSSStyleSheet()
  made.replaceSync(text)
  return made
}
