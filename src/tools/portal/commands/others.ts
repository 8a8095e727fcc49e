// The commands that need no manifest: stack and api.
import { readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { mapsFolder } from '../../build/source-maps.ts'
import { stackLines, stackText } from '../stack.ts'
import type { Call, Command } from './command.ts'

async function stack({ rest: [file], say }: Call): Promise<number> {
  const reported = file === undefined ? await text(process.stdin) : readFileSync(file, 'utf8')
  const lines = stackLines(reported, mapsFolder)
  say(stackText(lines), lines)
  return lines.some(({ source }) => source !== undefined) ? 0 : 1
}

async function api({ values, say }: Call): Promise<number> {
  // Only here: the other commands read no schema of the product API.
  const { apiChanges, apiOf, changesText } = await import('../api.ts')
  if (values.base === undefined) {
    const document = await apiOf()
    say(JSON.stringify(document, null, 2), document)
    return 0
  }
  const changes = await apiChanges(values.base)
  say(changesText(changes, values.base), changes)
  return changes.length > 0 ? 1 : 0
}

export const others = { stack, api } satisfies Record<string, Command>
