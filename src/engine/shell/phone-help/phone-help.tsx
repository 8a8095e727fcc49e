// "Help for the phone": shows the situation code that a person reads out to the firm's staff. It has a root of its own, so that it
// opens on every page, also where nothing else can be drawn. Loaded when it is first opened.
import { createRoot } from 'react-dom/client'
import { encodeSituation, pageAt } from '#runtime/situation/situation-code.ts'
import { grouped } from '#runtime/situation/characters.ts'
import { helpKeyIn } from '#session/browser/help-key.ts'
import { ModalHost } from '#ui/modals/modal-host.tsx'
import { createModalStack } from '#ui/modals/modals.ts'
import type { PortalServices } from '../state/portal-services.tsx'
import type { PortalState } from '../state/portal-state.ts'
import { PhoneHelp } from './phone-help-content.tsx'

const KEY = 'help-for-the-phone'
const stack = createModalStack()
let host: HTMLElement | undefined

type Ports = Pick<PortalServices, 'state' | 'panel' | 'report'>

const helpKeyOf = ({ report }: Ports) => helpKeyIn(() => window.localStorage, report)

/** Has the person switched off that a key opens it (WCAG 2.1.4)? */
export const isHelpKeyOff = (ports: Ports): boolean => helpKeyOf(ports).isOff()

/** `release`: the id of the one that the page runs on. */
export function openPhoneHelp(ports: Ports, release: string): void {
  const { state, panel } = ports
  panel.set('closed')
  if (!host) {
    host = document.body.appendChild(document.createElement('div'))
    createRoot(host).render(<ModalHost stack={stack} />)
  }
  const { manifest } = state.get()
  const code = codeOf(state.get(), release)
  const helpKey = helpKeyOf(ports)
  stack.open({
    key: KEY,
    title: 'Help for the phone',
    content: (close) => <PhoneHelp code={code} brand={manifest.brand} helpKey={helpKey} close={close} />,
  })
}

/** The code of this page as it is now; it stays the same while it is read out. */
function codeOf({ manifest, facts }: PortalState, release: string): string {
  const page = pageAt(manifest, facts, location.pathname)
  return page ? grouped(encodeSituation(manifest, release, { facts, route: page.id })) : ''
}
