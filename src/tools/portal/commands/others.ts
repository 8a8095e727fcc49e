// The commands that need no manifest: stack, api, pictures, create, conformance, and those that complete what is typed.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { mapsFolder } from '../../build/source-maps.ts'
import { stackLines, stackText } from '../stack.ts'
import { askOnTerminal } from '../terminal.ts'
import { Usage } from '../usage.ts'
import type { CommandName } from '../command-line.ts'
import type { Call, Command } from './command.ts'
import { complete, completion } from './completion.ts'

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

async function pictures({ say }: Call): Promise<number> {
  // Only here: the other commands need no browser.
  const { drawPictures } = await import('../pictures.ts')
  const written = await drawPictures()
  say(written.join('\n'), written)
  return 0
}

async function create({ rest: [folder], values, say }: Call): Promise<number> {
  if (folder === undefined) throw new Usage('create needs a folder: npm run portal -- create ../small-bank')
  // Only here: the other commands write no portal.
  const { createPortal } = await import('../create/create.ts')
  const created = await createPortal(resolve(folder), { from: values.from, ask: askOnTerminal() })
  say(created.text, created)
  return 0
}

// Only here: the other commands ask no API.
const conformance: Command = async (call) => (await import('./conformance.ts')).conformance(call)

export const others = {
  ...{ stack, api, pictures, create, conformance, completion, complete },
} satisfies Partial<Record<CommandName, Command>>
