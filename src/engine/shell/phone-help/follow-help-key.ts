// "?" opens the help for the phone, unless the person types, or has switched the key off (WCAG 2.1.4).
import { helpKeyIn } from '#session/browser/help-key.ts'
import type { PortalServices } from '../state/portal-services.tsx'

const FIELDS = 'input, textarea, select, [contenteditable]'

export function followHelpKey({ run, report }: Pick<PortalServices, 'run' | 'report'>): void {
  addEventListener('keydown', ({ key, target, defaultPrevented, ctrlKey, altKey, metaKey }) => {
    if (key !== '?' || defaultPrevented || ctrlKey || altKey || metaKey) return
    if (target instanceof Element && target.closest(FIELDS)) return
    if (!helpKeyIn(() => localStorage, report).isOff()) run('help-for-the-phone')
  })
}
