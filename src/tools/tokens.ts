// The colours of src/engine/ui/styles/tokens.css, and those of config/brand.json in their place, for what the build makes: app manifest,
// offline page, static shell, which holds them all.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { withColours } from '#base/theme.ts'
import type { BrandFile } from '#manifest/read/types.gen.ts'
import type { Supplied } from '#manifest/supplied.ts'
import { engineFolder, servedValue } from './config-folder.ts'

const engineCss = () => readFileSync(join(engineFolder, 'src/engine/ui/styles/tokens.css'), 'utf8')

const brandFile = () => servedValue('brand.json') as BrandFile

/** The style sheet that names every colour, with the firm's. */
export const tokensCss = (): string => withColours(engineCss(), brandFile().colours ?? {})

/** The engine's own, which config/brand.json may replace. */
export const engineColours = (): Supplied['engineColours'] =>
  Object.fromEntries(
    [...engineCss().matchAll(/--([\w-]+): (?:light-dark\((#\w{6}), (#\w{6})\)|var\(--([\w-]+)\));/g)]
      // The first: what people with more contrast get comes after it.
      .toReversed()
      .map(([, name = '', light = '', dark = '', other]) => [name, other ?? { light, dark }]),
  )

/** The light value of a colour. */
export function lightColour(name: string): string {
  const value = new RegExp(String.raw`--${name}: light-dark\((#[0-9a-f]{6}),`).exec(tokensCss())?.[1]
  if (value === undefined) throw new Error(`tokens.css has no colour --${name}`)
  return value
}

/** Declarations of these colours, for a style sheet of its own. */
export function colourDeclarations(...names: string[]): string {
  return names
    .map((name) => {
      const declaration = new RegExp(String.raw`--${name}: [^;]+;`).exec(tokensCss())?.[0]
      if (declaration === undefined) throw new Error(`tokens.css has no colour --${name}`)
      return declaration
    })
    .join('')
}
