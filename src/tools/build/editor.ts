// Opens a line of a manifest in the editor that is running, by Vite's own opener, which reports failures on the console
// alone.
import { existsSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import type { SourcePosition } from '#manifest/problem.ts'
import { pathInConfig } from '../config-folder.ts'

/** An editor that cannot be started says so within this time. In milliseconds. */
const WAIT = 700

/** Throws an error to show when the editor could not be opened. `server` is the development server's own address. */
export async function openInEditor({ file, line, column }: SourcePosition, server: string): Promise<void> {
  const path = pathInConfig(file)
  if (!existsSync(path)) throw new Error(`${file} is not there any more.`)
  const said: string[] = []
  const { log } = console
  console.log = (...words: unknown[]) => {
    said.push(words.join(' '))
    log(...words)
  }
  try {
    await fetch(`${server}/__open-in-editor?file=${encodeURIComponent(`${path}:${line}:${column}`)}`)
    await new Promise((resolve) => setTimeout(resolve, WAIT))
  } finally {
    console.log = log
  }
  const failure = said.find((text) => text.includes('The editor process exited with an error'))
  if (failure !== undefined) throw new Error(`The editor could not be opened: ${plain(failure)}`)
  if (said.some((text) => text.includes('Could not open')))
    throw new Error('No editor was found. Start yours, or name its command in LAUNCH_EDITOR and start again.')
}

/** Without colours, and without the sentence before. */
const plain = (text: string) => stripVTControlCharacters(text).replace(/^.*exited with an error: /, '')
