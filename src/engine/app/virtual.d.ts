/** Who may sign releases. */
declare module 'virtual:release-keys' {
  import type { ReleaseKeys } from '#app/release/release.ts'
  export const approvals: ReleaseKeys['approvals']
  export const keys: ReleaseKeys['keys']
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
