// Lists what two manifests declare differently, as written. diff.ts reports it as the cause of the effects.
import type { ManifestExtension } from '../extension.ts'
import type { Resolved } from '../resolve/resolved.ts'
import type { SourcePosition } from '../problem.ts'
import type { ConfigFile } from '../read/config-file.ts'
import { isOfLayer } from '../read/layers.ts'
import { elementsOf } from '../surfaces/entries.ts'
import { declarationsOf } from './declarations.ts'
import { compiledObjectsOf } from './compiled-objects.ts'
import { compiledPath } from './object-effects.ts'
import { exchanges, pathInside, renamings, type Declared, type Renaming } from './renames.ts'

export interface DeclarationChange {
  what: string
  change: 'added' | 'removed' | 'changed' | 'reordered' | 'renamed'
  /** What is renamed, as it was called. */
  from?: string
  /** Where it is now; for something removed, where it was. */
  position: SourcePosition
}

/** What is declared differently in these files; those that are the same are left aside. */
export function fileChanges(
  before: readonly ConfigFile[],
  after: readonly ConfigFile[],
  extensions: readonly ManifestExtension[],
): DeclarationChange[] {
  const other = (files: readonly ConfigFile[], others: readonly ConfigFile[]) => {
    const texts = new Map(others.map(({ file, text }) => [file, text]))
    return files.filter(({ file, text }) => texts.get(file) !== text)
  }
  return changes(
    declarationsOf(other(before, after), extensions),
    declarationsOf(other(after, before), extensions),
  )
}

/** What these manifests declare differently. */
export const declarationChanges = (before: Resolved, after: Resolved): DeclarationChange[] => [
  ...fileChanges(
    before.files,
    after.files,
    after.extensions.map(({ extension }) => extension),
  ),
  ...changes(unwritten(before), unwritten(after)),
]

function changes(before: readonly Declared[], after: readonly Declared[]): DeclarationChange[] {
  const names = new Set(before.map(({ what }) => what))
  const still = new Set(after.map(({ what }) => what))
  const renamed = [
    ...renamings(
      before.filter(({ what }) => !still.has(what)),
      after.filter(({ what }) => !names.has(what)),
    ),
    ...exchanges(before, after),
  ]
  const formerly = createFormerNames(renamed)
  const fromOf = new Map(renamed.map(({ from, to }) => [to.what, from.what]))
  const old = new Map(before.map((each) => [each.what, each]))
  const now = new Set(after.map(({ what }) => formerly(what)))
  return [
    ...after.flatMap(({ what, text, inside, position }): DeclarationChange[] => {
      const from = fromOf.get(what)
      if (from !== undefined) return [{ what, change: 'renamed', from, position }]
      const was = old.get(formerly(what))
      if (!was) return [{ what, change: 'added', position }]
      if (was.text !== text) return [{ what, change: 'changed', position }]
      return isSameOrder(was.inside, inside.map(formerly)) ? [] : [{ what, change: 'reordered', position }]
    }),
    ...before
      .filter(({ what }) => !now.has(what))
      .map(({ what, position }): DeclarationChange => ({ what, change: 'removed', position })),
  ]
}

/** What was called what before: itself, or inside something renamed. */
function createFormerNames(renamed: readonly Renaming[]): (what: string) => string {
  const whole = new Map(renamed.map(({ from, to }) => [to.what, from.what]))
  const within = renamed.map(({ from, to }) => [pathInside(to.what), pathInside(from.what)] as const)
  return (what) => {
    const around = within.find(([path]) => what.startsWith(path))
    return whole.get(what) ?? (around ? around[1] + what.slice(around[0].length) : what)
  }
}

/** Are the names that both have in the same order, each as often as before? */
function isSameOrder(before: readonly string[], after: readonly string[]): boolean {
  const [had, has] = [new Set(before), new Set(after)]
  const [was, is] = [before.filter((name) => has.has(name)), after.filter((name) => had.has(name))]
  return was.length === is.length && was.every((name, i) => name === is[i])
}

/** Elements of surfaces that no file of config/ declares. */
function unwritten(resolved: Resolved): Declared[] {
  const written = new Set(resolved.files.map(({ file }) => file))
  const elements = elementsOf(resolved).filter(
    ({ position: { file } }) => !written.has(file) && !isOfLayer(file),
  )
  if (elements.length === 0) return []
  const properties = new Map(
    compiledObjectsOf(resolved).objects.map((object) => [object.path, object.properties]),
  )
  return elements.map((element) => ({
    what: element.title.replace(/^the /, ''),
    text: JSON.stringify([element.when, properties.get(compiledPath(element))]),
    inside: [],
    position: element.position,
  }))
}
