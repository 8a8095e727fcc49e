// npm run portal -- <command>: answers questions about the manifest. Node keeps what it compiles of the files of a command, for the
// next command.
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

// The reader may stop early, as head does.
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 2))

enableCompileCache(join(import.meta.dirname, '../../../node_modules/.cache/portal'))
const { runCommand } = await import('./run-command.ts')
process.exitCode = await runCommand(process.argv.slice(2))
