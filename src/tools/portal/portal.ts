// npm run portal -- <command>. Node keeps what it compiles of the files of a command, for the next command.
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

enableCompileCache(join(import.meta.dirname, '../../../node_modules/.cache/portal'))
await import('./run.ts')
