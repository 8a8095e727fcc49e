// What only the tools need of a portal: its portal.tools.ts. Nothing of it is in the bundles.
import type { ApiCall } from '#http/contract.ts'
import type { ManifestExtension } from '#manifest/extension.ts'
import type { OpenProductApi } from '#sandbox/calls/product-api.ts'
import type { ApiDocumentParts } from './openapi/document.ts'

export interface PortalTools {
  /** Folder of the screens, `<area>/<name>.screen.tsx`, and layouts, `<area>/<name>.layout.tsx`, from this file. */
  screens: string
  /** What its search finds in addition to entries (`search.finds` in header.json), with the parameters that it gives each page. */
  finds?: Readonly<Record<string, readonly string[]>>
  /** The types that its API gives accounts: questions about accounts name them. */
  accountTypes?: readonly string[]
  /** The manifests that this portal adds. */
  manifests?: readonly ManifestExtension[]
  /**
   * By which member of the answer about the logged-in user, a yes or no, landing screens differ: what they fetch can then be
   * asked for before the scripts of the page have loaded. `yes` and `no` say what the fact is then.
   */
  landsBy?: { answer: string; fact: string; yes: string; no: string }
  /** What the API document says. */
  apiDocument?(): Promise<ApiDocumentParts>
  /** The flags of people who are not signed in, as the sandbox's settings say them. */
  publicFlags?: Readonly<Record<string, boolean>>
  /** The product API that the sandbox serves. */
  sandbox(): Promise<{ openProductApi: OpenProductApi }>
}

/** The calls that a module declares, for `apiDocument`. */
export const callsIn = (module: object): ApiCall[] =>
  (Object.values(module) as Partial<ApiCall>[]).filter(
    (each): each is ApiCall => each.method !== undefined && each.openTo !== undefined,
  )

export const defineTools = (tools: PortalTools): PortalTools => tools
