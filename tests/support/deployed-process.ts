// A copy of the production build for one test worker, over which a journey can deploy another build.
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { servePortal } from './serve-portal.ts'
import { root } from './root.ts'

const dist = mkdtempSync(join(tmpdir(), 'portal-deployed-'))
cpSync(join(root, 'dist'), dist, { recursive: true })
process.on('exit', () => rmSync(dist, { recursive: true, force: true }))
await servePortal(dist, { dist })
