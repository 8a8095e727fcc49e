// Brings the files of earlier builds to a machine that starts empty: a pipeline, the build of a container. What is served has a
// list of them, files.json, and is read from the running site or from a folder.
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { integrityOf } from './integrity.ts'
import { KEPT_DAYS } from './former-builds.ts'

/** The name of the list in dist/. */
export const FILE_LIST = 'files.json'

const DAY = 86_400_000
const COMPRESSED = /\.(gz|br)$/
/** At once. */
const FETCHES = 8

/** By name in assets/: when a build last had the file, and the hash of its content. */
const fileList = z.record(
  // A name and no path: what comes from outside lands in this folder alone.
  z.string().regex(/^\w[\w.~$@-]*$/),
  z.object({ lastBuilt: z.iso.datetime(), integrity: z.string() }),
)

/** Writes the list of what is in assets/. Its times are those of the files, which a build renews for its own. */
export function writeFileList(dist: string): void {
  const assets = join(dist, 'assets')
  const names = readdirSync(assets).filter((name) => !COMPRESSED.test(name))
  const list: z.infer<typeof fileList> = Object.fromEntries(
    names.map((name) => [
      name,
      {
        lastBuilt: statSync(join(assets, name)).mtime.toISOString(),
        integrity: integrityOf(readFileSync(join(assets, name))),
      },
    ]),
  )
  writeFileSync(join(dist, FILE_LIST), JSON.stringify(list))
}

/**
 * Writes into assets/ what is served at `source`, an address or a folder, is not there, and is kept still. Returns how many
 * files these are; undefined if `source` has no list, as before the first build with one. Throws a sentence if a file that
 * people may need cannot be had.
 */
export async function bringFormerFiles(
  source: string,
  dist: string,
  now = new Date(),
): Promise<number | undefined> {
  const listed = await readFormer(source, FILE_LIST)
  if (!listed) return undefined
  const assets = join(dist, 'assets')
  mkdirSync(assets, { recursive: true })
  const wanted = Object.entries(fileList.parse(JSON.parse(listed.toString()))).filter(
    ([name, { lastBuilt }]) =>
      !existsSync(join(assets, name)) && now.getTime() - Date.parse(lastBuilt) <= KEPT_DAYS * DAY,
  )
  const waiting = wanted.values()
  const bring = async () => {
    for (const [name, { lastBuilt, integrity }] of waiting) {
      const content = await readFormer(source, `assets/${name}`)
      if (!content || integrityOf(content) !== integrity)
        throw new Error(
          `${source} lists assets/${name}, and ${content ? 'has another file there' : 'does not have it'}.`,
        )
      writeFileSync(join(assets, name), content)
      utimesSync(join(assets, name), now, new Date(lastBuilt))
    }
  }
  await Promise.all(Array.from({ length: FETCHES }, bring))
  return wanted.length
}

/** A file that is served at `source`, an address or a folder; undefined if there is no such file. */
export async function readFormer(source: string, path: string): Promise<Buffer | undefined> {
  if (!/^https?:\/\//.test(source)) {
    if (!existsSync(source)) throw new Error(`There is no folder ${source}.`)
    return existsSync(join(source, path)) ? readFileSync(join(source, path)) : undefined
  }
  const answer = await fetch(new URL(`/${path}`, source), { signal: AbortSignal.timeout(60_000) })
  // A server may answer an address that it does not know with the page.
  const isPage = answer.headers.get('content-type')?.includes('html') ?? false
  if (answer.status === 404 || isPage) return undefined
  if (!answer.ok) throw new Error(`${source} answers ${answer.status} to /${path}.`)
  return Buffer.from(await answer.arrayBuffer())
}
