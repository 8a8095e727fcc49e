// What runs on the production build needs one.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { distFolder } from '../product.ts'

/** The folder of the build. Ends the process, with the way out in words, if there is none. */
export function requireBuild(): string {
  const dist = distFolder()
  if (existsSync(join(dist, 'index.html'))) return dist
  console.error('There is no build yet: run npm run build first.')
  process.exit(1)
}
