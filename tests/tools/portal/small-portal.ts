// The small portal of tests/checks/base in a folder of its own, and npm run portal on it.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfigFolder } from '#tools/config-folder.ts'
import { commandSays } from './command-says.ts'
import { root } from '../../support/root.ts'

const folder = mkdtempSync(join(tmpdir(), 'portal-config-'))

export const config = join(folder, 'config')
/** The expected views beside the config folder: not those of the shipped portal, which `npm test -- changed` finds by their path. */
export const views = join(folder, 'tests', 'menus')

/** Puts everything back: the config as it was, and no expected view. */
export function startAgain(): void {
  remove()
  mkdirSync(views, { recursive: true })
  copyConfig(config)
}

export const remove = (): void => rmSync(folder, { recursive: true, force: true })

/** Another copy of the unchanged config, to compare with. */
export function unchanged(): string {
  const copy = join(folder, 'before')
  copyConfig(copy)
  return copy
}

/** The command line answers for the screens in src/, so every route shows one of these: one that links to nothing. */
function copyConfig(to: string): void {
  cpSync(join(root, 'tests/checks/base'), to, { recursive: true })
  for (const { file, text } of readConfigFolder(to))
    writeFileSync(
      join(to, file.replace(/^config\//, '')),
      text
        .replaceAll(/"screen": "[^"]+"/g, '"screen": "public/signing-in"')
        .replaceAll(/"layout": "[^"]+"/g, '"layout": "details/details"')
        .replace('"id": "message", ', '"id": "message", "reached-from": "the list of messages", '),
    )
}

export function edit(file: string, from: string, to: string): void {
  const path = join(config, file)
  const text = readFileSync(path, 'utf8')
  if (!text.includes(from)) throw new Error(`${file} has no ${from}`)
  writeFileSync(path, text.replace(from, to))
}

/** Runs a command on the config; the exit code and what it printed. */
export const portal = (...words: string[]) => commandSays([...words, '--config', config])
