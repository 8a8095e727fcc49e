// npm run portal -- <command>: answers questions about the manifest. Node keeps what it compiles of the files of a command, for the
// next command.
import packageFile from '../../../package.json' with { type: 'json' }
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

// The reader may stop early, as head does.
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 2))

enableCompileCache(join(import.meta.dirname, '../../../node_modules/.cache/portal'))
const words = process.argv.slice(2)
// It is the engine's, so no code of the portal is loaded for it.
if (words[0] === '--version') console.log(`${packageFile.name} ${packageFile.version}`)
else {
  const { runCommand } = await import('./run-command.ts')
  process.exitCode = await runCommand(words)
}
