// The firm on the sandbox's own pages: its name, mark and colours, from config/brand.json.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { withColours } from '#base/theme.ts'
import { configFolder, liveConfigFile } from '#sandbox/config/config-file.ts'

const brandSchema = z.object({
  name: z.string(),
  strapline: z.string(),
  logo: z.string().optional(),
  address: z.string(),
  phone: z.string(),
  'phone-hours': z.string(),
  email: z.string(),
  colours: z.record(z.string(), z.object({ light: z.string(), dark: z.string() })).default({}),
})

/** The firm as config/brand.json has it. */
export const brand = liveConfigFile('brand', brandSchema)

/** The firm's name. */
export const brandName = (): string => brand().name

/** The firm's mark as a data address; undefined where config has none. */
export function markAddress(): string | undefined {
  const { logo } = brand()
  if (logo === undefined) return undefined
  return `data:image/svg+xml;base64,${readFileSync(join(configFolder(), logo)).toString('base64')}`
}

/** The colours of the engine, with the firm's in their place. */
export const tokens = withColours(
  readFileSync(join(import.meta.dirname, '../../engine/ui/styles/tokens.css'), 'utf8'),
  brand().colours,
)

/** A colour token's value in the light theme. Throws if there is no such token. */
export function lightColour(name: string): string {
  const written = new RegExp(`--${name}: light-dark\\((#\\w+),`)
  const colour = written.exec(tokens)?.[1]
  if (colour === undefined) throw new Error(`tokens.css has no colour "${name}"`)
  return colour
}
