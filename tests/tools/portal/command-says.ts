// npm run portal in the process that tests it.
import { format } from 'node:util'
import { vi } from 'vitest'
import { runCommand } from '#tools/portal/run-command.ts'

/** The exit code of a command, and what it printed. */
export async function commandSays(words: readonly string[]) {
  const said = { out: '', err: '' }
  const keep = (into: keyof typeof said, text: string) => (said[into] += text) !== ''
  const watched = [
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => keep('out', String(text))),
    vi.spyOn(console, 'log').mockImplementation((...parts) => void keep('out', `${format(...parts)}\n`)),
    vi.spyOn(console, 'error').mockImplementation((...parts) => void keep('err', `${format(...parts)}\n`)),
  ]
  const code = await runCommand(words)
  for (const each of watched) each.mockRestore()
  return { code, ...said }
}
