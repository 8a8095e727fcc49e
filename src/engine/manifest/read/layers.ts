// Puts layers, as config/layers/staging/, on the base: objects merge by key, and lists whose members have names by these, never by
// position. What stands at a place is found in the file that wrote it.
import { didYouMean } from '../conditions/condition.ts'
import type { Problem } from '../problem.ts'
import type { ConfigFile } from './config-file.ts'
import { isObject, mergeFiles, type Removed } from './merge.ts'

const OF_LAYER = /^config\/layers\/([^/]+)\/(.+)$/

export const isOfLayer = (file: string): boolean => OF_LAYER.test(file)

/** A layer, and the files before and after it. */
export interface Stage {
  name: string
  /** Its layer.json, which says what it is and what it may do. */
  about: ConfigFile
  before: readonly ConfigFile[]
  after: readonly ConfigFile[]
}

export interface PutLayers {
  files: readonly ConfigFile[]
  stages: readonly Stage[]
  problems: Problem[]
}

/** The files of the base with those of layers on them, in the order in which the layers come. `fixed`: what no layer changes. */
export function putLayers(files: readonly ConfigFile[], fixed: readonly string[]): PutLayers {
  const problems: Problem[] = []
  const stages: Stage[] = []
  const removed: Removed = new Map()
  let now: readonly ConfigFile[] = files.filter(({ file }) => !isOfLayer(file))
  for (const [name, pieces] of Map.groupBy(files, ({ file }) => OF_LAYER.exec(file)?.[1])) {
    if (name === undefined) continue
    const before = now
    const isAbout = ({ file }: ConfigFile) => file === `config/layers/${name}/layer.json`
    const about = pieces.find(isAbout)
    if (about) {
      now = pieces
        .filter((piece) => !isAbout(piece))
        .reduce((all, piece) => withPiece(all, piece, fixed, removed, problems), now)
      stages.push({ name, about, before, after: now })
    } else problems.push(noAbout(name))
  }
  return { files: now, stages, problems }
}

const noAbout = (name: string): Problem => ({
  ...{ file: `config/layers/${name}/layer.json`, line: 1, column: 1 },
  severity: 'error',
  rule: 'missing-file',
  message: `config/layers/${name}/layer.json does not exist, so nobody could say what this layer is for.`,
  hint: 'Write one with an "about".',
})

function withPiece(
  files: readonly ConfigFile[],
  piece: ConfigFile,
  fixed: readonly string[],
  removed: Removed,
  problems: Problem[],
): readonly ConfigFile[] {
  const name = piece.file.replace(OF_LAYER, 'config/$2')
  const base = files.find(({ file }) => file === name)
  const refuse = (message: string, hint?: string) => {
    problems.push({
      ...piece.positionOf(''),
      severity: 'error',
      rule: 'layer',
      message,
      ...(hint && { hint }),
    })
    return files
  }
  if (fixed.includes(name))
    return refuse(`A layer cannot change ${name}: code and sandbox are made from that of the base.`)
  if (!base)
    return refuse(
      `There is no ${name}, which this file changes, and a layer adds no files.`,
      didYouMean(
        name,
        files.map(({ file }) => file),
      ),
    )
  if (!isObject(piece.value))
    return refuse('A file of a layer is an object { }, as the file that it changes.')
  const merged = mergeFiles(base, piece, removed, problems)
  return files.map((file) => (file === base ? merged : file))
}
