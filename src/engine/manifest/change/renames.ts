// Finds what has only another name: declared before, gone now, and declared anew with the same words; or what has exchanged its
// name with something else.
import { surfaces } from '../surfaces/all.ts'
import type { Declaration } from './declarations.ts'

export type Declared = Omit<Declaration, 'pointer'>

export interface Renaming {
  from: Declared
  to: Declared
}

const NAME = /^(?<kind>.*?) "?(?<path>(?:[^"]*\/)?)(?<id>[^/" ]+)"?$/

/** Pairs of which each is the only one like the other. */
export function renamings(gone: readonly Declared[], come: readonly Declared[]): Renaming[] {
  const byShape = Map.groupBy(come, shapeOf)
  const ofGone = Map.groupBy(gone, shapeOf)
  return gone.flatMap((from) => {
    const shape = shapeOf(from)
    const [to, ...others] = byShape.get(shape) ?? []
    if (shape === undefined || !to || others.length > 0 || ofGone.get(shape)!.length > 1) return []
    return [{ from, to }]
  })
}

/** Pairs in which each is now what the other was. */
export function exchanges(before: readonly Declared[], after: readonly Declared[]): Renaming[] {
  const now = new Map(after.map((each) => [each.what, each]))
  const changed = before.filter((each) => {
    const is = now.get(each.what)
    return is !== undefined && identityOf(is) !== identityOf(each)
  })
  const byIdentity = Map.groupBy(changed, identityOf)
  return changed.flatMap((from) => {
    const [other, ...others] = byIdentity.get(identityOf(now.get(from.what)!)) ?? []
    const isExchanged = other && others.length === 0 && identityOf(now.get(other.what)!) === identityOf(from)
    return isExchanged && other !== from ? [{ from, to: now.get(other.what)! }] : []
  })
}

/** What makes it the same thing under another name; of a route its page, wherever that is declared. */
function identityOf(declared: Declared): string | undefined {
  if (!declared.what.startsWith('route ')) return shapeOf(declared)
  const { path, screen, title, redirect } = JSON.parse(declared.text) as Record<string, unknown>
  return JSON.stringify(['route', path, screen, title, redirect])
}

/** Kind, place and words without its own name; undefined if it has no name of its own. */
function shapeOf({ what, text, inside }: Declared): string | undefined {
  const { kind, path = '', id } = NAME.exec(what)?.groups ?? {}
  if (kind === undefined || id === undefined || kind.startsWith('routes of') || kind === 'file')
    return undefined
  const insideIt = inside.map((each) => each.replace(pathInside(what), ''))
  return JSON.stringify([kind, path, text.replace(`"id":"${id}"`, '"id":"…"'), insideIt])
}

/** What the names of what is in it begin with: "entry cards/specialist/". */
export function pathInside(what: string): string {
  const { kind, path = '', id = '' } = NAME.exec(what)?.groups ?? {}
  if (kind === 'menu' || kind === 'entry') return `entry ${path}${id}/`
  if (kind === 'question' || kind === 'persona')
    return `${kind === 'question' ? 'option' : 'situation'} ${path}${id}/`
  const surface = surfaces.find(({ written }) => written?.list?.kind === kind)
  return `entry ${surface?.name ?? kind}/${id}/`
}
