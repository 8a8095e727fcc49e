// How what a command wrote is taken back with git, where nothing else was changed in these files.
import { relative } from 'node:path'
import { git } from '../../git.ts'

interface WrittenFiles {
  /** Their paths. */
  paths: readonly string[]
  /** Those that were not there before. */
  made: readonly string[]
}

/** Says it once they are written; undefined where the folder is in no git checkout. Called before anything is written. */
export function takingBack(folder: string): ((written: WrittenFiles) => string) | undefined {
  let top: string
  let changed: Set<string>
  let known: Set<string>
  try {
    top = git(folder, ['rev-parse', '--show-toplevel'])
    changed = namesOf(git(top, ['diff', '--name-only', '-z', 'HEAD']))
    known = namesOf(git(top, ['ls-files', '-z']))
  } catch {
    return undefined
  }
  const inGit = (path: string) => relative(top, path).replaceAll('\\', '/')
  const shown = (paths: readonly string[]) =>
    paths.map((path) => relative(process.cwd(), path).replaceAll('\\', '/')).join(' ')
  return (written) => {
    // What git ignores is generated again.
    const ignored = namesOf(git(top, ['ls-files', '-zoi', '--exclude-standard', '--', ...written.paths]))
    const kept = (all: readonly string[]) => all.filter((path) => !ignored.has(inGit(path)))
    const [paths, made] = [kept(written.paths), kept(written.made)]
    const clean = paths.filter((path) => known.has(inGit(path)) && !changed.has(inGit(path)))
    const fresh = made.filter((path) => !known.has(inGit(path)))
    const mixed = paths.filter((path) => !clean.includes(path) && !fresh.includes(path))
    const ways = [
      ...(clean.length > 0 ? [`git checkout -- ${shown(clean)}`] : []),
      ...(fresh.length > 0 ? [`git clean -f -- ${shown(fresh)}`] : []),
    ]
    return [
      ...(ways.length > 0 ? [`To take it back: ${ways.join(' && ')}`] : []),
      ...(mixed.length > 0
        ? [`Changed before as well, or unknown to git, so to be taken back by hand: ${shown(mixed)}`]
        : []),
    ].join('\n')
  }
}

const namesOf = (listed: string) => new Set(listed.split('\0').filter(Boolean))
