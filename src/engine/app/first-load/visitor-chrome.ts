// The chrome components that visitors see in addition to the screen and the footer.
import type { Manifest } from '#manifest/manifest.ts'
import type { ChromeComponents } from '#shell/state/portal-services.tsx'

/** Loads them if the manifest, restricted to visitors, has content for any of them. */
export const visitorChrome = async (manifest: Manifest): Promise<ChromeComponents | undefined> =>
  needsAny(manifest) ? (await import('#shell/frame/chrome-components.tsx')).chromeComponents : undefined

function needsAny({ menus, cards, banner, header, conditions }: Manifest): boolean {
  const isForSomebody = (when: number) => conditions[when]?.yes.length !== 0
  return (
    Object.keys(menus).length > 0 ||
    Object.keys(cards).length > 0 ||
    [banner, header.messages, header.userIcon].some((shown) => shown && isForSomebody(shown.when))
  )
}
