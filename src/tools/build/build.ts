// npm run build: builds the code of the portal into dist/, and the first release of config/ for it.
import './production.ts'
import { basename, join } from 'node:path'
import { build } from 'vite'
import { dropFormerFiles, emptyForBuild } from './former-builds.ts'
import { bringFormerFiles, FILE_LIST, writeFileList } from './former-files.ts'
import { distFolder, endWithoutPortal, orEnd } from '../product.ts'
import { generate } from '../generate/generate.ts'
import { keepCode } from '../release/code.ts'
import { keepKeys } from '../release/former-keys.ts'
import { bringFormerReleases } from '../release/former-releases.ts'
import { makeRelease } from '../release/make-release.ts'
import { putInPlace } from '../release/put-in-place.ts'
import { approvalOf, readReleaseFile, signedOf, signRelease } from '../release/release-file.ts'
import { authorHere, whoReleases } from '../release/who-releases.ts'
import { thinImportMap } from './stable-names.ts'
import { outdatedPictures } from './pictures.ts'
import { mapsFolder, takeMaps } from './source-maps.ts'
import { viteConfig } from './vite-config.ts'

/** Only to be looked at: without drawn pages, compressed files and source maps. */
const isQuick = process.env['PORTAL_QUICK'] === '1'
const dist = distFolder()
const former = process.env['PORTAL_FORMER'] ?? ''
await endWithoutPortal()
await orEnd(() => keepKeys(former === '' ? [dist] : [dist, former], process.env['PORTAL_OTHER_KEYS'] === '1'))
await generate()
emptyForBuild(dist)
const written = await build({
  ...viteConfig,
  configFile: false,
  build: {
    ...viteConfig.build,
    outDir: dist,
    ...(isQuick ? { minify: false, reportCompressedSize: false } : { sourcemap: 'hidden' as const }),
  },
})
const renamed = thinImportMap(dist)
if (!isQuick) takeMaps(dist, mapsFolder)

const own = namesOf(written)
const code = keepCode(dist, {
  files: [...own],
  hasIntegrity: Boolean(process.env['PORTAL_INTEGRITY']),
  isQuick,
})
await bringFormer(former)
const { id, signed } = await makeRelease(
  dist,
  code,
  { ...whoReleases(), message: 'npm run build' },
  undefined,
)
if (process.env['PORTAL_RELEASE_KEY']) await signRelease(dist, id, process.env['PORTAL_RELEASE_KEY'], signed)
putInPlace(dist, id, { what: 'build', by: authorHere() })
const { missing } = await approvalOf(dist, id)
if (missing > 0)
  console.warn(
    `No browser opens this build before its release is signed; ${missing} missing: npm run portal -- approve ${id} --key <file>`,
  )
const outdated = outdatedPictures()
if (outdated.length > 0)
  console.warn(
    `${outdated.join(', ')}: not made from the firm’s mark and colour as they are now. Run: npm run portal -- pictures`,
  )
const released = Object.values(signedOf(readReleaseFile(dist, id)).files).map(({ path }) => basename(path))
dropFormerFiles(join(dist, 'assets'), new Set([...own, ...released]))
writeFileList(dist)

async function bringFormer(source: string): Promise<void> {
  if (source === '') return
  const count = await bringFormerFiles(source, dist)
  await bringFormerReleases(source, dist)
  console.log(
    count === undefined
      ? `${source} has no ${FILE_LIST}, so no file of an earlier build is kept.`
      : `${count} files of earlier builds are kept from ${source}.`,
  )
}

/** The names in assets/ of what a build has written. */
function namesOf(result: Awaited<ReturnType<typeof build>>): Set<string> {
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((each) =>
    'output' in each ? each.output : [],
  )
  const names = outputs.map(({ fileName }) => fileName.replace(/^assets\//, ''))
  return new Set(names.map((name) => renamed.get(name) ?? name))
}
