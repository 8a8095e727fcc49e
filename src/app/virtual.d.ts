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
