// The files of config/pages/: which page each is, and of which kind.
import type { ConfigFile } from './config-file.ts'

/** Kinds of pages: each has a schema, and a component in src/engine/pages/. */
export const PAGE_KINDS = ['text', 'request'] as const
export type PageKind = (typeof PAGE_KINDS)[number]

export const schemaOfKind = (kind: string): string => `${kind}-page`

/** The screen that shows pages of this kind. */
export const screenOfKind = (kind: PageKind): string => `${SCREENS}${kind}`
const SCREENS = 'page/'
/** The kind whose screen this is; undefined for a portal's own screen. */
export const kindOfScreen = (screen: string): PageKind | undefined =>
  PAGE_KINDS.find((kind) => screen === screenOfKind(kind))

const PAGE = /^config\/pages\/([a-z][a-z0-9-]*)\.json$/

const writtenKind = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'kind' in value ? value.kind : undefined

/** The kind that a file of config/pages/ says it is; the first one for a file that says none of them. Undefined for other files. */
export function kindOfPage({ file, value }: Pick<ConfigFile, 'file' | 'value'>): PageKind | undefined {
  if (!PAGE.test(file)) return undefined
  return PAGE_KINDS.find((each) => each === writtenKind(value)) ?? PAGE_KINDS[0]
}

/** A kind that a file of config/pages/ names and that there is none of. */
export function unknownKind({ file, value }: ConfigFile): string | undefined {
  const kind = writtenKind(value)
  if (!PAGE.test(file) || typeof kind !== 'string') return undefined
  return PAGE_KINDS.some((each) => each === kind) ? undefined : kind
}

export function schemaOfPage(file: ConfigFile): string | undefined {
  const kind = kindOfPage(file)
  return kind && schemaOfKind(kind)
}

/** All of them, by the names of their files. */
export const pagesIn = (files: readonly ConfigFile[]): { id: string; kind: PageKind; file: ConfigFile }[] =>
  files.flatMap((file) => {
    const kind = kindOfPage(file)
    return kind ? [{ id: PAGE.exec(file.file)![1]!, kind, file }] : []
  })
