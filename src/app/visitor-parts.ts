// The parts of the frame that visitors see besides the screen and the footer.
import type { Manifest } from '#manifest/manifest.ts'
import type { FrameParts } from '#shell/frame/frame-parts.tsx'

/** Loads them where the manifest, restricted to visitors, has content for any of them. */
export const visitorParts = async (manifest: Manifest): Promise<FrameParts | undefined> =>
  needsParts(manifest) ? (await import('#shell/frame/frame-parts.tsx')).frameParts : undefined

function needsParts({ menus, cards, banner, header, conditions }: Manifest): boolean {
  const isForSomebody = (when: number) => conditions[when]?.shown.length !== 0
  return (
    Object.keys(menus).length > 0 ||
    Object.keys(cards).length > 0 ||
    [banner, header.messages, header.userIcon].some(({ when }) => isForSomebody(when))
  )
}
