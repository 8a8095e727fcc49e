// Writes what an edit changes in the expected views, and leaves what differed before.
import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import type { Manifest } from '#manifest/manifest.ts'
import type { ChangedView } from '../group-changes.ts'
import { changesInWords, viewChange, viewsFolder, viewsOf } from '../accept.ts'
import type { Personas } from '../people.ts'

/** The views of these manifests; none of manifests that show nobody anything. */
export interface Shown {
  manifest: Manifest | undefined
  personas: Personas
}

export interface WrittenViews {
  /** What was written, by path from the folder around the config folder. */
  files: string[]
  /** Those that were not as the manifests gave before: left as they are. */
  left: string[]
  /** The changes in words. */
  changes: string[]
}

export function writeViews(
  before: Shown,
  after: Shown,
  config: string,
  write: (path: string, text: string | undefined) => void,
): WrittenViews {
  const folder = viewsFolder(config)
  const shown = relative(dirname(config), folder).replaceAll('\\', '/')
  const [was, is] = [shownBy(before), shownBy(after)]
  const done: Omit<WrittenViews, 'changes'> = { files: [], left: [] }
  const changes: ChangedView[] = []
  for (const id of new Set([...is.keys(), ...was.keys()])) {
    const file = `${shown}/${id}.txt`
    const path = join(folder, basename(file))
    const there = existsSync(path) ? readFileSync(path, 'utf8') : undefined
    const [old, text] = [was.get(id), is.get(id)]
    if (there === text) continue
    // One that nobody has accepted yet loses nothing when it is written.
    const isOwn = there === old || (there === undefined && old !== text)
    if (!isOwn) {
      done.left.push(file)
      continue
    }
    changes.push(viewChange(id, file, there, text))
    write(path, text)
    done.files.push(file)
  }
  const inWords = (which: (view: ChangedView) => boolean, { personas }: Shown) =>
    changesInWords(changes.filter(which), personas)
  return { ...done, changes: [...inWords((view) => !isGone(view), after), ...inWords(isGone, before)] }
}

const shownBy = ({ manifest, personas }: Shown): Map<string, string> =>
  manifest ? viewsOf(manifest, personas) : new Map()

const isGone = ({ change }: ChangedView) => change === 'removed'
