// The colours of src/ui/styles/tokens.css, and those of the portal's theme.css in their place, for what the build makes: app
// manifest, offline page, static shell, which holds them all.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './config-folder.ts'
import { productFolder } from './product.ts'

/** The style sheet that names every colour, then theme.css beside the portal's definition, if there is one. */
export const tokensCss = (): string => [engineCss(), themeCss()].join('\n')

const engineCss = () => readFileSync(join(root, 'src/ui/styles/tokens.css'), 'utf8')

function themeCss(): string {
  const file = join(productFolder(), 'theme.css')
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

const find = (pattern: RegExp) => pattern.exec(themeCss()) ?? pattern.exec(engineCss())

/** The light value of a colour. */
export function lightColour(name: string): string {
  const value = find(new RegExp(String.raw`--${name}: light-dark\((#[0-9a-f]{6}),`))?.[1]
  if (value === undefined) throw new Error(`tokens.css has no colour --${name}`)
  return value
}

/** Declarations of these colours, for a style sheet of its own. */
export function colourDeclarations(...names: string[]): string {
  return names
    .map((name) => {
      const declaration = find(new RegExp(String.raw`--${name}: [^;]+;`))?.[0]
      if (declaration === undefined) throw new Error(`tokens.css has no colour --${name}`)
      return declaration
    })
    .join('')
}
