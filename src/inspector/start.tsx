// Puts the inspector into the page of a running `npm start`, apart from the portal's own markup and styles.
import { createRoot } from 'react-dom/client'
import css from './inspector.css?inline'
import { Inspector } from './inspector.tsx'
import { makePretending, type Portal } from './pretending.ts'

// The portal keeps room for the inspector, so that nothing of the page lies beneath it.
const ROOM = `
  html { scroll-padding-bottom: var(--inspector-height, 0px); }
  body { padding-bottom: var(--inspector-height, 0px); }
  [data-entry='tab-bar'] { bottom: var(--inspector-height, 0px) !important; }
`

/** Called once, by the page that runs under the development server. */
export function startInspector(portal: Portal): void {
  const host = document.createElement('div')
  host.id = 'inspector'
  const shadow = host.attachShadow({ mode: 'open' })
  shadow.adoptedStyleSheets = [sheet(css)]
  document.adoptedStyleSheets.push(sheet(ROOM))
  document.body.append(host)
  createRoot(shadow).render(<Inspector portal={portal} pretending={makePretending(portal)} host={host} />)
}

function sheet(text: string): CSSStyleSheet {
  const made = new CSSStyleSheet()
  made.replaceSync(text)
  return made
}
