// The colours of src/ui/styles/tokens.css for what the build makes: app manifest, offline page, static shell.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './config-folder.ts'

/** The style sheet that names every colour. */
export const tokensCss = (): string => readFileSync(join(root, 'src/ui/styles/tokens.css'), 'utf8')

/** The light value of a colour. */
export function lightColour(name: string): string {
  const value = new RegExp(String.raw`--${name}: light-dark\((#[0-9a-f]{6}),`).exec(tokensCss())?.[1]
  if (value === undefined) throw new Error(`tokens.css has no colour --${name}`)
  return value
}

/** Declarations of these colours, for a style sheet of its own. */
export function colourDeclarations(...names: string[]): string {
  const css = tokensCss()
  return names
    .map((name) => {
      const declaration = new RegExp(String.raw`--${name}: [^;]+;`).exec(css)?.[0]
      if (declaration === undefined) throw new Error(`tokens.css has no colour --${name}`)
      return declaration
    })
    .join('')
}
