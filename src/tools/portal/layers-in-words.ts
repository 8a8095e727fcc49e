// What the expected views have of layers: how everybody's view differs by them.
import { difference } from '#manifest/change/diff.ts'
import { compile } from '#manifest/compile.ts'
import type { Resolved } from '#manifest/resolve/resolved.ts'
import type { Supplied } from '#manifest/supplied.ts'
import { readConfigFolder } from '../config-folder.ts'
import { diffText } from './diff.ts'

/** Undefined without layers. How many people it is about changes with every fact, so it is left out. */
export function layersInWords(
  layers: readonly string[],
  resolved: Resolved,
  { config, product }: { config: string; product: Supplied },
): { names: string; difference: string } | undefined {
  if (layers.length === 0) return undefined
  const base = compile(readConfigFolder(config, []), product).resolved
  if (!base) throw new Error('The manifests without these layers have problems; mend them first.')
  const text = diffText({ ...difference(base, resolved), declarations: [] }, resolved, false)
  return { names: layers.join('+'), difference: text.replaceAll(/; [\d,]+ combinations\)/g, ')') }
}
