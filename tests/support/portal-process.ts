// The production build for a test worker, in a process of its own.
import { join } from 'node:path'
import { servePortal } from './serve-portal.ts'
import { root } from './root.ts'

await servePortal(join(root, 'dist'))
