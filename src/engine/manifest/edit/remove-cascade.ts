// Removes a declaration and what only it used: a guard goes with its flag, a menu with its context.
import { compile } from '../compile.ts'
import { promisesNothing } from '../resolve/resolve-claims.ts'
import type { Resolved } from '../resolve/resolved.ts'
import type { Supplied } from '../supplied.ts'
import type { ConfigText } from '../read/config-file.ts'
import { shownMenuIds } from '../surfaces/menus.ts'
import { editConfig } from './edit-config.ts'
import { removeEdits, type RemoveOptions } from './remove.ts'
import { namedDeclarations, type NamedDeclaration } from './named-declarations.ts'

export interface Removal {
  texts: ConfigText[]
  /** What nothing uses any more, and goes too. */
  also: NamedDeclaration[]
}

export function removal(
  texts: readonly ConfigText[],
  product: Supplied,
  declaration: NamedDeclaration,
  options: RemoveOptions,
): Removal {
  const before = compile(texts, product, []).resolved!
  const wasIdle = new Set(idle(before).map(nameOf))
  const also: NamedDeclaration[] = []
  let left = editConfig(texts, removeEdits(before, declaration, options))
  for (;;) {
    const { resolved } = compile(left, product, [])
    const next = resolved && idle(resolved).find((each) => !wasIdle.has(nameOf(each)))
    if (!next) return { texts: left, also }
    also.push(next)
    left = editConfig(left, removeEdits(resolved, next))
  }
}

const nameOf = ({ kind, id }: NamedDeclaration) => `${kind} ${id}`

/** Names that nothing uses, menus that nothing shows, guards that everybody passes, and claims that promise nothing. */
function idle(resolved: Resolved): NamedDeclaration[] {
  const { used, namesThatNeedAUse, guards } = resolved
  const unused = new Set(
    namesThatNeedAUse
      .filter(({ kind, name }) => !used.has(`${kind} ${name}`))
      .map(({ kind, name }) => (kind === 'fact' ? `flag ${name.replace('flag.', '')}` : `${kind} ${name}`)),
  )
  const shown = shownMenuIds(resolved)
  const isOpen = (id: string) => {
    const guard = guards.get(id)
    return guard?.kind === 'require' && guard.require.some((cube) => cube.length === 0)
  }
  const empty = new Set(resolved.claims.filter(promisesNothing).map(({ id }) => id))
  return namedDeclarations(resolved).filter(
    (each) =>
      unused.has(nameOf(each)) ||
      (each.kind === 'menu' && !shown.has(each.id) && !used.has(nameOf(each))) ||
      (each.kind === 'guard' && isOpen(each.id)) ||
      (each.kind === 'claim' && empty.has(each.id)),
  )
}
