// Makes a release the current one: current.json first, which decides for every page, then the files that pages are opened with.
import { existsSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { CurrentRelease } from '#app/release/release.ts'
import { currentOf } from '#app/release/current.ts'
import { compressFiles } from '../build/compress.ts'
import { PAGES } from '../build/first-load/drawn-pages.ts'
import { writeFileList } from '../build/former-files.ts'
import { CURRENT, releaseFolder } from './folders.ts'
import { note, offByHistory } from './history.ts'
import { codeFilesOf } from './record.ts'
import { placedPage } from './page-files.ts'
import { readReleaseFile, signedOf } from './release-file.ts'
import { readCode } from './code.ts'
import { writeWhole } from './write-whole.ts'

/** What current.json says; where it is gone or does not say what is off, that is by the history. Throws a sentence for a file that is broken. */
export function readCurrentFile(dist: string): CurrentRelease {
  const file = join(dist, CURRENT)
  const read = currentOf(existsSync(file) ? readFileSync(file, 'utf8') : '{}')
  if (!read)
    throw new Error(
      `${file} is broken. Delete it, and say again what is current: npm run portal -- rollback <id>.`,
    )
  return { off: offByHistory(dist), ...read }
}

export function writeCurrent(dist: string, current: CurrentRelease): void {
  const { release, off = [] } = current
  writeWhole(join(dist, CURRENT), `${JSON.stringify({ release, off })}\n`)
}

/** `what` and `by`: for the history. Throws a sentence where a file of the release is gone. */
export function putInPlace(
  dist: string,
  id: string,
  said: { what: 'release' | 'approve' | 'rollback' | 'build'; by: string },
): void {
  if (!existsSync(pageFolder(dist, id))) throw new Error(`The files of the release ${id} are gone.`)
  const files = filesOf(dist, id)
  const gone = files.find((path) => !existsSync(join(dist, path)))
  if (gone !== undefined) throw new Error(`The release ${id} cannot be served: ${gone} is gone.`)
  const current = readCurrentFile(dist)
  writeCurrent(dist, { ...current, release: id })
  copyPage(dist)
  renewFiles(dist, [...files, ...formerFiles(dist, current.release)])
  note(dist, { ...said, id })
}

const pageFolder = (dist: string, id: string) => join(releaseFolder(dist, id), 'page')

/** The files of the current release's page, under their names in dist/, with what is off, and none that another release had. */
export function copyPage(dist: string): void {
  const { release, off = [] } = readCurrentFile(dist)
  if (release === undefined) return
  const page = pageFolder(dist, release)
  const names = readdirSync(page, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(page, join(entry.parentPath, entry.name)))
  for (const name of names) {
    const content = readFileSync(join(page, name))
    writeWhole(
      join(dist, name),
      name.endsWith('.html') ? placedPage(content.toString(), release, off) : content,
    )
    for (const ending of ['gz', 'br']) rmSync(join(dist, `${name}.${ending}`), { force: true })
  }
  const drawn = join(dist, PAGES)
  if (existsSync(drawn))
    for (const each of readdirSync(drawn, { recursive: true, withFileTypes: true })) {
      const file = join(each.parentPath, each.name)
      if (each.isFile() && !names.includes(relative(dist, file))) rmSync(file)
    }
  if (!readCode(dist).isQuick) compressFiles(dist)
}

/** What its pages load: its own files, and those of the build of the code that it is for. */
const filesOf = (dist: string, id: string): string[] => [
  ...codeFilesOf(dist, id).map((name) => `/assets/${name}`),
  ...Object.values(signedOf(readReleaseFile(dist, id)).files).map(({ path }) => path),
]

/** Open tabs have these files until now. */
const formerFiles = (dist: string, former: string | undefined): string[] =>
  former !== undefined && existsSync(releaseFolder(dist, former))
    ? filesOf(dist, former).filter((path) => existsSync(join(dist, path)))
    : []

/** Starts the 30 days again for which open tabs need these files. */
function renewFiles(dist: string, files: readonly string[]): void {
  const now = new Date()
  for (const name of files) utimesSync(join(dist, name), now, now)
  writeFileList(dist)
}
