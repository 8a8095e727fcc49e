declare module 'virtual:manifest' {
  import type { Manifest } from '#manifest/manifest.ts'
  const manifest: Manifest
  export default manifest
}
