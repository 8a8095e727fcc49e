// portal menus --accept and --compare: shows how the expected views in tests/menus/ differ from the manifests, each change once;
// --accept writes them after a confirmation.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import type { Manifest } from '#manifest/manifest.ts'
import type { ConfigText } from '#manifest/read/config-file.ts'
import { beginWriting } from '../writing-lock.ts'
import { changedLines } from './changed-lines.ts'
import { FileChanges, mustBeUnchanged } from './edit/file-changes.ts'
import { menusText } from './menus.ts'
import type { Personas } from './people.ts'
import type { Ask } from './terminal.ts'
import { groupChanges, type ChangedView } from './group-changes.ts'

interface Options {
  /** The config folder. Its expected views are in tests/menus/ beside it. */
  config: string
  /** The manifests that the views are of. */
  texts?: readonly ConfigText[]
  /** Only say what differs. */
  isComparison?: boolean
  /** Write without asking. */
  yes: boolean
  json: boolean
  /** With layers in force: their names, and how everybody's view differs by them. It is expected in layers/ beside that folder. */
  ofLayers?: { names: string; difference: string } | undefined
  /** Asks on the terminal; undefined if there is no terminal. */
  ask?: Ask | undefined
}

/** Expected views lie in tests/menus/ beside the config folder, in a smaller portal in menus/. */
export function viewsFolder(config: string): string {
  const inTests = join(dirname(config), 'tests/menus')
  const beside = join(dirname(config), 'menus')
  return !existsSync(inTests) && existsSync(beside) ? beside : inTests
}

/** Shows, asks and writes. Returns the exit code: 0 when the files agree with the manifests. */
export async function acceptViews(
  manifest: Manifest,
  personas: Personas,
  { config, texts, isComparison = false, yes, json, ofLayers, ask }: Options,
): Promise<number> {
  const folder = viewsFolder(config)
  if (!existsSync(folder)) throw new Error(`There is no folder ${folder} of expected views.`)
  const shown = relative(dirname(config), folder).replaceAll('\\', '/')
  const changes = ofLayers
    ? changedDifference(ofLayers, dirname(folder), dirname(shown))
    : changedViews(manifest, personas, folder, shown)
  const say = json ? console.error : console.log
  for (const told of changesInWords(changes, personas)) say(`${told}\n`)

  const answer =
    changes.length > 0 && !yes && !isComparison ? await ask?.(`Write ${count(changes)}? [y/N] `) : undefined
  const isConfirmed = yes || /^y(es)?$/i.test(answer?.trim() ?? '')
  if (isConfirmed) {
    const endWriting = beginWriting(config)
    try {
      if (texts) mustBeUnchanged(config, texts)
      await writeAll(changes, dirname(config))
    } finally {
      endWriting()
    }
  }
  if (json) {
    const reported = changes.map(({ persona, file, change, lines }) => ({ persona, file, change, lines }))
    console.log(JSON.stringify({ changes: reported, written: isConfirmed && changes.length > 0 }, null, 2))
  }
  if (changes.length === 0) say('Nothing to accept: the expected views are what the manifests give.')
  else if (isConfirmed) say(`${count(changes)} written.`)
  else if (isComparison) say('If that is meant: npm run portal -- menus --accept')
  else if (ask) say('Nothing is written.')
  else console.error('Nothing is written: there is no terminal to ask on. Add --yes to write without asking.')
  return isConfirmed || changes.length === 0 ? 0 : 1
}

/** Writes all of them, or none if one is not what was shown. */
async function writeAll(changes: readonly ChangedView[], around: string): Promise<void> {
  const files = new FileChanges()
  await files.allOrNothing(async () => {
    for (const { file, before, text } of changes) {
      const path = join(around, file)
      if ((existsSync(path) ? readFileSync(path, 'utf8') : undefined) !== before)
        throw new Error(`${file} was changed meanwhile.`)
      files.write(path, text)
    }
  })
}

/** In the order of the personas, then files of removed personas. */
function changedViews(manifest: Manifest, personas: Personas, folder: string, shown: string): ChangedView[] {
  const kept = readdirSync(folder).filter((name) => name.endsWith('.txt'))
  const written = new Map(
    kept.map((name) => [basename(name, '.txt'), readFileSync(join(folder, name), 'utf8')]),
  )
  const given = viewsOf(manifest, personas)
  return [...new Set([...given.keys(), ...written.keys()])].flatMap((id) => {
    const [before, after] = [written.get(id), given.get(id)]
    return before === after ? [] : viewChange(id, `${shown}/${id}.txt`, before, after)
  })
}

function changedDifference(
  { names, difference }: { names: string; difference: string },
  folder: string,
  shown: string,
): ChangedView[] {
  const path = join(folder, `layers/${names}.txt`)
  const before = existsSync(path) ? readFileSync(path, 'utf8') : undefined
  const file = join(shown, `layers/${names}.txt`).replaceAll('\\', '/')
  return before === difference ? [] : [viewChange(names, file, before, difference)]
}

/** The view of each persona, by id. */
export const viewsOf = (manifest: Manifest, personas: Personas): Map<string, string> =>
  new Map(personas.personas.map((persona) => [persona.id, menusText(manifest, persona, personas)]))

/** `before` is what the file has, `after` what it is to have; undefined where there is no file. */
export function viewChange(
  persona: string,
  file: string,
  before: string | undefined,
  after: string | undefined,
): ChangedView {
  return {
    persona,
    file,
    change: before === undefined ? 'added' : after === undefined ? 'removed' : 'changed',
    lines: changedLines(before ?? '', after ?? ''),
    ...(before === undefined ? {} : { before }),
    ...(after === undefined ? {} : { text: after }),
  }
}

/** Each change once, with everybody who has it; then the views that come or go. */
export function changesInWords(changes: readonly ChangedView[], personas: Personas): string[] {
  const { changed = [], others = [] } = Object.groupBy(changes, ({ change }) =>
    change === 'changed' ? 'changed' : 'others',
  )
  return [...groupChanges(changed, personas), ...others.map((view) => comesOrGoes(view, personas))]
}

function comesOrGoes({ persona, file, change, lines }: ChangedView, { personas }: Personas): string {
  const name = personas.find(({ id }) => id === persona)?.name
  const who = name === undefined ? persona : `${name} (${persona})`
  const note = change === 'added' ? ', a new file' : ', which goes: there is no such persona'
  return [`${who}: ${file}${note}`, ...lines.map((line) => `  ${line}`)].join('\n')
}

const count = ({ length }: readonly ChangedView[]) => `${length} file${length === 1 ? '' : 's'}`
