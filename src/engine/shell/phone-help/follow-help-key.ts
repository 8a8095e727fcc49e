// "?" opens the help for the phone, unless the person types.
import type { PortalServices } from '../state/portal-services.tsx'

const FIELDS = 'input, textarea, select, [contenteditable]'

export function followHelpKey(services: Pick<PortalServices, 'state' | 'panel' | 'report' | 'run'>): void {
  addEventListener('keydown', ({ key, target, defaultPrevented, ctrlKey, altKey, metaKey }) => {
    if (key !== '?' || defaultPrevented || ctrlKey || altKey || metaKey) return
    if (target instanceof Element && target.closest(FIELDS)) return
    void open().catch(services.report)
  })
  const open = async () => {
    const { isHelpKeyOff } = await import('./phone-help.tsx')
    if (!isHelpKeyOff(services)) services.run('help-for-the-phone')
  }
}
