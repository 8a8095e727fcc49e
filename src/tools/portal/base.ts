// The manifests that a change is compared with.
import { compile } from '#manifest/compile.ts'
import type { Resolved } from '#manifest/resolve/resolved.ts'
import type { Supplied } from '#manifest/supplied.ts'
import type { Manifest } from '#manifest/manifest.ts'
import { formatProblems } from '#manifest/problem.ts'
import type { ConfigText } from '#manifest/read/config-file.ts'
import { readProduct } from '../product.ts'
import { readBase } from './diff.ts'

/** The manifests to compare with. Throws an error to print when they cannot be read. */
export const compileBase = (
  base = 'HEAD',
  layers?: readonly string[],
): { resolved: Resolved; manifest: Manifest } => compileOlder(readBase(base, layers), base)

/** Older manifests, compiled with today's code. Throws an error to print when they cannot be read. */
export function compileOlder(
  texts: readonly ConfigText[],
  base: string,
): { resolved: Resolved; manifest: Manifest } {
  const { resolved, manifest, problems } = compile(texts, withScreensOf(texts), [])
  if (resolved && manifest) return { resolved, manifest }
  throw new Error(`The manifests of ${base} cannot be read:\n\n${formatProblems(problems, () => undefined)}`)
}

/** Screens that only the older manifests name count as existing: just the manifests are compared. */
export function withScreensOf(texts: readonly ConfigText[]): Supplied {
  const product = readProduct()
  const named = texts.flatMap(({ text }) =>
    [...text.matchAll(/"(screen|layout)":\s*"([^"]+)"/g)].map(([, kind, name]) =>
      kind === 'layout' ? `${name}.layout` : name!,
    ),
  )
  const screens = new Map([...named.map((name): [string, string[]] => [name, []]), ...product.screens])
  // What today's code supplies and older manifests do not use is no problem of theirs.
  const own = product.own.map((each) => ({ ...each, position: undefined }))
  return { ...product, screens, own }
}
