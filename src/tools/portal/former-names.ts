// Puts former names back into config: what else does a change do than rename?
import { compile } from '#manifest/compile.ts'
import { declarationChanges, type DeclarationChange } from '#manifest/change/declaration-changes.ts'
import { difference, type Difference } from '#manifest/change/diff.ts'
import { editConfig } from '#manifest/edit/edit-config.ts'
import { declarationNamed, isOnlyCalled } from '#manifest/edit/named-declarations.ts'
import { EditError } from '#manifest/edit/places.ts'
import { isOfLayer } from '#manifest/read/layers.ts'
import { renameEdits } from '#manifest/edit/rename.ts'
import type { Resolved } from '#manifest/resolve/resolved.ts'
import type { Supplied } from '#manifest/supplied.ts'
import type { ConfigText } from '#manifest/read/config-file.ts'

/** The difference; what only has another name is compared under the name it had. */
export function differenceByNames(
  before: Resolved,
  after: Resolved,
  texts: readonly ConfigText[],
  product: Supplied,
): Difference {
  const declarations = declarationChanges(before, after)
  const former = withFormerNames(texts, product, declarations)
  return difference(before, former ?? after, declarations)
}

/** Undefined if nothing was renamed. */
function withFormerNames(
  texts: readonly ConfigText[],
  product: Supplied,
  declarations: readonly DeclarationChange[],
): Resolved | undefined {
  const renamed = declarations.flatMap(({ what, from }) =>
    from !== undefined && isOnlyCalled(from) ? [{ what, from }] : [],
  )
  let now = { texts: [...texts], product }
  // Names that were exchanged are free once both are put aside.
  const isTaken = new Set(renamed.map(({ what }) => what))
  const steps = renamed.map(({ what, from }, i) => ({
    what: what.replaceAll('"', ''),
    to: lastOf(from),
    aside: isTaken.has(from) ? `put-aside-${i}` : undefined,
  }))
  for (const { what, aside } of steps) if (aside !== undefined) now = renamedTo(now, what, aside)
  for (const { what, to, aside } of steps)
    now = renamedTo(now, aside === undefined ? what : what.replace(/[^/ ]*$/, aside), to)
  // Edits are of the base alone.
  if (texts.some(({ file }) => isOfLayer(file))) return undefined
  return renamed.length === 0 ? undefined : compile(now.texts, now.product).resolved
}

const lastOf = (what: string) => what.replaceAll('"', '').replace(/^.*[/ ]/, '')

/** As it is where the name cannot be put back. */
function renamedTo(now: { texts: ConfigText[]; product: Supplied }, what: string, to: string): typeof now {
  const { resolved } = compile(now.texts, now.product)
  if (!resolved) return now
  try {
    const declaration = declarationNamed(resolved, what)
    const links = (all: readonly string[]) => all.map((id) => (id === declaration.id ? to : id))
    return {
      texts: editConfig(now.texts, renameEdits(resolved, declaration, to)),
      product:
        declaration.kind === 'route'
          ? {
              ...now.product,
              screens: new Map([...now.product.screens].map(([name, all]) => [name, links(all)])),
            }
          : now.product,
    }
  } catch (error) {
    if (error instanceof EditError) return now
    throw error
  }
}
