// The production build for a test worker, in a process of its own.
import { join } from 'node:path'
import { root } from '#tools/config-folder.ts'
import { servePortal } from './serve-portal.ts'

await servePortal(join(root, 'dist'))
