// The changes of a layer one by one: where each is written, and the files without it.
import type { ManifestExtension } from '../extension.ts'
import type { SourcePosition } from '../problem.ts'
import type { ConfigFile } from '../read/config-file.ts'
import { lastOf, parentOf, valueAtPointer } from '../read/pointer.ts'
import { fileChanges } from './declaration-changes.ts'
import { declarationsOf } from './declarations.ts'

interface PlacedChange {
  position: SourcePosition
  undone: readonly ConfigFile[]
}

export function placesOfChanges(
  before: readonly ConfigFile[],
  after: readonly ConfigFile[],
  layer: string,
  extensions: readonly ManifestExtension[],
): PlacedChange[] {
  return fileChanges(before, after, extensions).flatMap(({ what }) => {
    const [old, now] = [before, after].map((files) => declaredIn(files, what, extensions))
    const name = (now ?? old)?.file.file
    const was = before.find(({ file }) => file === name)
    const is = after.find(({ file }) => file === name)
    if (!was || !is || was === is) return []
    // Something that is gone stood in a list that the layer names.
    const position = is.positionOf(now?.pointer ?? parentOf(old!.pointer))
    const file = old && now ? withValue(is, now.pointer, valueAtPointer(was.value, old.pointer)) : was
    const place = position.file.startsWith(`config/layers/${layer}/`) ? position : undefined
    return [
      {
        position: place ?? {
          ...position,
          file: name!.replace('config/', `config/layers/${layer}/`),
          line: 1,
          column: 1,
        },
        undone: after.map((each) => (each === is ? file : each)),
      },
    ]
  })
}

function declaredIn(files: readonly ConfigFile[], what: string, extensions: readonly ManifestExtension[]) {
  for (const file of files) {
    const found = declarationsOf([file], extensions).find((each) => each.what === what)
    if (found) return { file, pointer: found.pointer }
  }
  return undefined
}

/** The file with another value at a place. */
function withValue(file: ConfigFile, pointer: string, value: unknown): ConfigFile {
  if (pointer === '') return { ...file, value }
  const whole = structuredClone(file.value)
  const around = valueAtPointer(whole, parentOf(pointer)) as unknown as Record<string, unknown>
  around[lastOf(pointer)] = value
  return { ...file, value: whole }
}
