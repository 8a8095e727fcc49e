// The build of the second firm for a test worker, with its own API, in a process of its own.
import { join } from 'node:path'
import { root } from './root.ts'

const folder = join(root, 'tests/another-firm')
process.env['PORTAL_CONFIG'] = join(folder, 'config')
// Only now: what is imported reads the variable.
const { servePortal } = await import('./serve-portal.ts')
await servePortal(join(folder, 'dist'))
