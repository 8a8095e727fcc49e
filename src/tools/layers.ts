// Which layers of config/layers/ are in force: those that PORTAL_LAYERS or --layers names, in this order.
import { didYouMean } from '#manifest/conditions/condition.ts'
import type { ConfigText } from '#manifest/read/config-file.ts'

/** "staging,ashdown" → both, in this order; nothing or "base" → none. Throws a sentence for what is no list of names. */
export function layerNames(list: string): string[] {
  const names = list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
  const twice = names.find((name, i) => names.indexOf(name) !== i)
  if (twice !== undefined) throw new Error(`The layer "${twice}" is named twice in "${list}".`)
  if (names.length === 1 && names[0] === 'base') return []
  return names
}

/** Throws a sentence where layers are in force: what is edited is the base. */
export function mustBeBase(layers: readonly string[] = layersInForce()): void {
  if (layers.length > 0)
    throw new Error(
      `The layers ${layers.join(', ')} are in force, and edits are of the base: leave out PORTAL_LAYERS, or edit the files of the layer.`,
    )
}

/** The layers of PORTAL_LAYERS. */
export const layersInForce = (): string[] => layerNames(process.env.PORTAL_LAYERS ?? '')

/** What --layers of this command says: of two lists, "a..b", the second one, and the first as `before`. */
export function layersOf(option: string | undefined): { layers: string[]; before?: string[] } {
  if (option === undefined) return { layers: layersInForce() }
  const [first = '', second] = option.split('..')
  if (second === undefined) return { layers: layerNames(first) }
  return { layers: layerNames(second), before: layerNames(first) }
}

/** The layers that a folder has. */
export const layersIn = (texts: readonly ConfigText[]): string[] => [
  ...new Set(texts.flatMap(({ file }) => OF_LAYER.exec(file)?.[1] ?? [])),
]

const OF_LAYER = /^config\/layers\/([^/]+)\//

/** The same; at an earlier time, a layer that was not there yet said nothing. */
export const withKnownLayersOf = (
  texts: readonly ConfigText[],
  names: readonly string[] = layersInForce(),
): ConfigText[] =>
  withLayersOf(
    texts,
    names.filter((name) => layersIn(texts).includes(name)),
  )

/** The files of the base, then those of these layers. Throws a sentence for a layer that is not there. */
export function withLayersOf(texts: readonly ConfigText[], names: readonly string[]): ConfigText[] {
  const there = layersIn(texts)
  const missing = names.find((name) => !there.includes(name))
  if (missing !== undefined) {
    const known = there.length === 0 ? 'There are none.' : `There are ${there.join(', ')}.`
    throw new Error(
      `There is no layer "${missing}" in config/layers/. ${didYouMean(missing, there) ?? known}`,
    )
  }
  const of = (name: string | undefined) => texts.filter(({ file }) => OF_LAYER.exec(file)?.[1] === name)
  return [undefined, ...names].flatMap(of)
}
