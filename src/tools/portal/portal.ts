// npm run portal -- <command>: answers questions about the manifest.
import { runCommand } from './run-command.ts'

// Whoever reads may have read enough, as head does.
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 2))

process.exitCode = await runCommand(process.argv.slice(2))
