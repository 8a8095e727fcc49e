// The chrome components that visitors see in addition to the screen and the footer.
import type { Manifest } from '#manifest/manifest.ts'
import { frameOf } from '#runtime/resolve-items.ts'
import type { ChromeComponents } from '#shell/state/portal-services.tsx'

/** Loads them if the manifest, restricted to visitors, has content for any of them. */
export const visitorChrome = async (manifest: Manifest): Promise<ChromeComponents | undefined> =>
  needsAny(manifest) ? (await import('#shell/frame/chrome-components.tsx')).chromeComponents : undefined

function needsAny(manifest: Manifest): boolean {
  const { menus, cards, header, conditions } = manifest
  const parts = [...Object.values(frameOf(manifest)), header.messages, header.userIcon]
  return (
    Object.keys(menus).length > 0 ||
    Object.keys(cards).length > 0 ||
    parts.some((part) => part && 'when' in part && conditions[part.when as number]?.yes.length !== 0)
  )
}
