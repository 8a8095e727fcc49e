// The manifests that a change is compared with.
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { compile } from '#manifest/compile.ts'
import type { Resolved } from '#manifest/resolve/resolved.ts'
import type { Supplied } from '#manifest/supplied.ts'
import type { Manifest } from '#manifest/manifest.ts'
import { formatProblems } from '#manifest/problem.ts'
import type { ConfigText } from '#manifest/read/config-file.ts'
import { productFolder, readProduct } from '../product.ts'
import { readWholeFolder } from '../config-folder.ts'
import { git, gitLines } from '../git.ts'
import { layersInForce, withKnownLayersOf } from '../layers.ts'

/**
 * The config in a folder, or the portal's at a git reference, with those of these layers that it has. Throws an error to print
 * when there is none.
 */
export function readBase(base: string, layers: readonly string[] = layersInForce()): ConfigText[] {
  const isFolder = existsSync(base) && statSync(base).isDirectory()
  // A copy is compared with the original.
  const folder = join(productFolder(), 'config')
  return withKnownLayersOf(isFolder ? readWholeFolder(base) : readCommitted(base, folder), layers)
}

/** What a git reference has in this config folder, with all layers. Throws an error to print when there is none. */
export function readCommitted(base: string, folder: string): ConfigText[] {
  let paths: string[]
  try {
    paths = gitLines(folder, 'ls-tree', '-r', '--name-only', base)
  } catch {
    const hint = base === 'HEAD' ? ' Commit it to git first, or give --base <folder>.' : ''
    throw new Error(`"${base}" is neither a folder nor a git reference of ${folder}.${hint}`)
  }
  if (paths.length === 0) throw new Error(`${folder} has no manifests at "${base}": nothing to compare with.`)
  return paths
    .filter((path) => path.endsWith('.json'))
    .map((path) => ({ file: `config/${path}`, text: git(folder, ['show', `${base}:./${path}`]) }))
}

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
