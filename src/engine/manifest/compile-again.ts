// Compiles files that were right when they were released, without looking for problems. A page under a strict policy can do that:
// the check of structure would make code of schemas.
import { emit } from './emit/emit.ts'
import type { Manifest } from './manifest.ts'
import { readConfigFile, type ConfigText } from './read/config-file.ts'
import { putLayers } from './read/layers.ts'
import { resolve } from './resolve/resolve.ts'
import type { Resolved } from './resolve/resolved.ts'
import type { Supplied } from './supplied.ts'

export function compileAgain(
  texts: readonly ConfigText[],
  supplied: Supplied,
): { manifest: Manifest; resolved: Resolved } {
  const files = texts.map(readConfigFile).flatMap(({ file }) => file ?? [])
  const { resolved } = resolve(putLayers(files, []).files, supplied)
  return { manifest: emit(resolved), resolved }
}
