declare module 'virtual:manifest' {
  import type { Manifest } from '#manifest/manifest.ts'
  const manifest: Manifest
  export default manifest
}

/** Restricted to people who are not signed in. */
declare module 'virtual:manifest/visitors' {
  import type { Manifest } from '#manifest/manifest.ts'
  const manifest: Manifest
  export default manifest
}

/** Other words for pages, by the id of their route. */
declare module 'virtual:manifest/words' {
  const words: Readonly<Record<string, string>>
  export default words
}

/** The portal's definition. */
declare module 'virtual:portal' {
  import type { PortalDefinition } from '#shell/define-portal.ts'
  const definition: PortalDefinition
  export default definition
}

/** Screens that are seen first, by "area/name". */
declare module 'virtual:first-screens' {
  import type { ScreenModule } from '#shell/registry/screens.ts'
  export const screens: Readonly<Record<string, () => Promise<ScreenModule>>>
}

/** All others, and the layouts. */
declare module 'virtual:other-screens' {
  import type { Layout, ScreenModule } from '#shell/registry/screens.ts'
  export const screens: Readonly<Record<string, () => Promise<ScreenModule>>>
  export const layouts: Readonly<Record<string, () => Promise<{ default: Layout }>>>
}
