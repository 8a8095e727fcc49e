// What only the tools need of a portal: its portal.tools.ts. Nothing of it is in the bundles.
import { isRecord } from '#base/record.ts'
import type { ApiCall } from '#http/contract.ts'
import type { ManifestExtension } from '#manifest/extension.ts'
import type { OpenProductApi } from '#sandbox/calls/product-api.ts'
import type { ApiDocumentParts } from './openapi/document.ts'

/** What only the tools need of a portal. */
export interface PortalTools {
  /** The version of the engine that this portal was made with, or last brought to (`src/CHANGELOG.md`). */
  engine: string
  /** Folder of the screens, `<area>/<name>.screen.tsx`, and layouts, `<area>/<name>.layout.tsx`, from this file. */
  screens: string
  /** Folders of code that several screens use, from this file: first pages have what they need of it in one file. */
  shared?: readonly string[]
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

/** The calls that a module declares, alone and in records of calls, for `apiDocument`. */
export function callsIn(declared: unknown): ApiCall[] {
  if (isCall(declared)) return [declared]
  return isRecord(declared)
    ? Object.values(declared).flatMap((each) => (isPlain(each) ? callsIn(each) : []))
    : []
}

function isCall(value: unknown): value is ApiCall {
  return isRecord(value) && typeof value['summary'] === 'string' && typeof value['path'] === 'string'
}

/** Schemas are objects of classes; only calls and records of them are looked into. */
function isPlain(value: unknown): boolean {
  return isRecord(value) && Object.getPrototypeOf(value) === Object.prototype
}

/** Types what the tools need: the default export of portal.tools.ts. */
export const defineTools = (tools: PortalTools): PortalTools => tools
