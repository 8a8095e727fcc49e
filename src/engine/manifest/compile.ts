// Compiles the text of config/ to a Manifest, or to problems. Build, development server, command line and tests use it.
import { gainProblems } from './change/restriction.ts'
import type { Cover } from './conditions/cover.ts'
import { emit } from './emit/emit.ts'
import type { Supplied } from './supplied.ts'
import { restrictTo } from './emit/restrict.ts'
import { missingFiles } from './resolve/files.ts'
import { resolve } from './resolve/resolve.ts'
import type { Resolved } from './resolve/resolved.ts'
import type { Manifest } from './manifest.ts'
import type { Problem } from './problem.ts'
import { checks as allChecks } from './checks/all.ts'
import type { Check } from './checks/check.ts'
import { readConfigFile, type ConfigText } from './read/config-file.ts'
import { isOfLayer, putLayers, type PutLayers } from './read/layers.ts'
import { structureProblems } from './read/structure.ts'

export interface Compiled {
  problems: Problem[]
  /** Present when there are no errors. */
  manifest?: Manifest
  /** Present when the files could be resolved, even with errors. */
  resolved?: Resolved
}

/**
 * Compiles these files, for a portal that supplies these names. `checks`: what is proved of them; none for manifests that were
 * checked before.
 */
export function compile(
  texts: readonly ConfigText[],
  supplied: Supplied,
  checks: readonly (readonly Check[])[] = allChecks,
): Compiled {
  const { files, stages, problems } = readFiles(texts, supplied)
  if (problems.length > 0) return { problems }

  const { resolved, problems: unresolved } = resolve(files, supplied)
  let reported = distinct(unresolved)
  // A layer may hide what alone leads to a page, or uses a name of the base.
  const counts = ({ rule, file }: Problem) => stages.length === 0 || !NEED_A_USE.has(rule) || isOfLayer(file)
  for (const group of checks)
    if (!hasErrors(reported))
      reported = [...reported, ...distinct(group.flatMap((check) => check(resolved))).filter(counts)]
  if (checks === allChecks && !hasErrors(reported))
    reported = [...reported, ...stages.flatMap((stage) => gainProblems(stage, supplied))]
  if (hasErrors(reported)) return { problems: reported, resolved }
  return { problems: reported, resolved, manifest: emit(resolved) }
}

const NEED_A_USE = new Set(['unreachable', 'unused-supply'])

/** The files with their layers on them, and what is wrong with how they are written. */
function readFiles(texts: readonly ConfigText[], supplied: Supplied): PutLayers {
  const read = texts.map(readConfigFile)
  const readable = read.flatMap(({ file }) => file ?? [])
  const isAllRead = readable.length === texts.length
  // A layer may change what cannot be read.
  const put = putLayers(isAllRead ? readable : readable.filter(({ file }) => !isOfLayer(file)), [
    'config/personas.json',
    ...supplied.extensions.map(({ name }) => `config/${name}.json`),
  ])
  const problems = [
    ...read.flatMap((each) => each.problems),
    ...put.problems,
    ...[...put.files, ...put.stages.map(({ about }) => about)].flatMap((file) =>
      structureProblems(file, supplied.extensions),
    ),
    ...(isAllRead ? missingFiles(put.files, supplied) : []),
  ]
  return { ...put, problems }
}

const hasErrors = (problems: readonly Problem[]) => problems.some(({ severity }) => severity === 'error')

/** A file that several others refer to is resolved several times; each problem is reported once. */
const distinct = (problems: readonly Problem[]): Problem[] => [
  ...new Map(
    problems.map((each) => [`${each.file}:${each.line}:${each.column} ${each.rule} ${each.message}`, each]),
  ).values(),
]

/** The manifest restricted to these people. */
export const compileFor = (resolved: Resolved, people: Cover): Manifest => emit(restrictTo(resolved, people))
