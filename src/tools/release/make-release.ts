// Makes a release of config/ for the code that was built: proves the manifests, writes what derives from them beside what is there,
// and says with what effect. Nothing that is served changes yet.
import packageFile from '../../../package.json' with { type: 'json' }
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { compile } from '#manifest/compile.ts'
import { formatProblems } from '#manifest/problem.ts'
import { MANIFEST_VERSION } from '#manifest/manifest.ts'
import type { ConfigText } from '#manifest/read/config-file.ts'
import type { Resolved } from '#manifest/resolve/resolved.ts'
import { releaseAddress, type ReleaseFiles, type SignedRelease } from '#app/release/release.ts'
import { manifestForVisitors, pageWords } from '../build/manifest-plugin.ts'
import { readConfigFolder } from '../config-folder.ts'
import { layersInForce } from '../layers.ts'
import { compileOlder } from '../portal/base.ts'
import { diffText } from '../portal/diff.ts'
import { differenceByNames } from '../portal/former-names.ts'
import { readProduct } from '../product.ts'
import type { BuiltCode } from './code.ts'
import { releaseFolder } from './folders.ts'
import { hashOf, hashOfFolder } from './hashes.ts'
import { writePageFiles } from './page-files.ts'
import { writeWhole } from './write-whole.ts'
import { configOf, type ReleaseRecord } from './record.ts'
import { readReleaseFile, signedOf } from './release-file.ts'

export interface Made {
  id: string
  record: ReleaseRecord
  /** What is signed of it. */
  signed: string
}

/** config/, compiled. Throws the problems of the manifests, printed. */
export function provedConfig() {
  const texts = readConfigFolder()
  const { manifest, resolved, problems } = compile(texts, readProduct())
  if (!manifest || !resolved)
    throw new Error(formatProblems(problems, (file) => texts.find((each) => each.file === file)?.text))
  return { texts, manifest, resolved }
}

/**
 * `former`: the release that is current, if there is one. Until `decide` has said yes it is none: nobody can read it or put it in place.
 * Throws the problems of the manifests, printed.
 */
export async function makeRelease(
  dist: string,
  code: BuiltCode,
  said: Pick<ReleaseRecord, 'author' | 'message' | 'revision'>,
  former: string | undefined,
  decide: (record: ReleaseRecord) => Promise<boolean> = async () => true,
): Promise<Made & { isDropped: boolean }> {
  const { texts, manifest, resolved } = provedConfig()
  const contents = {
    manifest: JSON.stringify(manifest),
    visitors: JSON.stringify(manifestForVisitors(resolved)),
    words: JSON.stringify(pageWords(resolved)),
    ...pageFiles(resolved),
  }
  const files = Object.fromEntries(
    Object.entries(contents).map(([name, text]) => {
      const path = `/assets/${name.replace('/', '-')}-${hashOf(text).slice(0, 8)}.json`
      const file = join(dist, path)
      // One that was cut off is written again.
      if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeWhole(file, text)
      return [name, path]
    }),
  ) as unknown as ReleaseFiles & Record<string, string>

  const next = releaseFolder(dist, 'next')
  rmSync(next, { recursive: true, force: true })
  const page = join(next, 'page')
  await writePageFiles(page, { dist, code, manifest, resolved, files })
  const record: ReleaseRecord = {
    ...said,
    at: new Date().toISOString(),
    engine: packageFile.version,
    layers: layersInForce(),
    former,
    effect: effectOf(former === undefined ? undefined : configOf(dist, former), { texts, resolved }),
    claims: resolved.claims.map(({ id }) => id),
    routes: manifest.routes.length,
    keys: code.keys,
  }
  const recordText = JSON.stringify(record, null, 2)
  const signed: SignedRelease = {
    version: MANIFEST_VERSION,
    code: code.id,
    files: Object.fromEntries(
      Object.entries(files).map(([name, path]) => [
        name,
        { path, sha256: hashOf(contents[name as keyof typeof contents]) },
      ]),
    ) as SignedRelease['files'],
    page: hashOfFolder(page),
    record: hashOf(recordText),
  }
  const text = JSON.stringify(signed)
  const id = hashOf(text).slice(0, 16)
  writeFileSync(join(next, 'record.json'), recordText)
  writeFileSync(join(next, 'config.json'), JSON.stringify(texts))
  const inAssets = code.files.filter((name) => existsSync(join(dist, 'assets', name)))
  writeFileSync(join(next, 'code.json'), JSON.stringify(inAssets))
  rmSync(releaseFolder(dist, id), { recursive: true, force: true })
  renameSync(next, releaseFolder(dist, id))
  let isWanted = false
  try {
    isWanted = await decide(record)
  } finally {
    if (!isWanted) rmSync(releaseFolder(dist, id), { recursive: true })
  }
  const file = join(dist, releaseAddress(id))
  mkdirSync(dirname(file), { recursive: true })
  if (isWanted) writeFileSync(file, JSON.stringify({ signed: text, signatures: [] }))
  return { id, record, signed: text, isDropped: !isWanted }
}

/** What each page of config/pages/ shows. */
const pageFiles = ({ pages }: Resolved): Record<`page/${string}`, string> =>
  Object.fromEntries([...pages].map(([id, { contents }]) => [`page/${id}`, JSON.stringify(contents)]))

/** What approving a release does now, against the one that is current: worked out here, and not as its record says. */
export function effectNow(
  dist: string,
  id: string,
  current: string | undefined,
): { effect: string; claims: string[] } {
  const texts = configOf(dist, id)
  const { manifest, resolved, problems } = compile(texts, readProduct())
  if (!manifest || !resolved) throw new Error(formatProblems(problems, () => undefined))
  const { files } = signedOf(readReleaseFile(dist, id))
  if (hashOf(JSON.stringify(manifest)) !== files.manifest.sha256)
    throw new Error(`The release ${id} cannot be approved. Its manifest is not what its config says.`)
  const former = current === undefined ? undefined : configOf(dist, current)
  return { effect: effectOf(former, { texts, resolved }), claims: resolved.claims.map((claim) => claim.id) }
}

function effectOf(
  former: readonly ConfigText[] | undefined,
  { texts, resolved }: { texts: readonly ConfigText[]; resolved: Resolved },
): string {
  if (!former) return 'The first release.\n'
  const before = compileOlder(former, 'the release before').resolved
  return diffText(differenceByNames(before, resolved, texts, readProduct()), resolved, false)
}
