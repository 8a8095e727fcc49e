// npm run build: checks the manifest, builds the portal into dist/, and lets the page preload its landing screens.
import './production.ts'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { readBundle } from './built-files.ts'
import { compressFiles } from './compress.ts'
import { dropFormerFiles, emptyForBuild } from './former-builds.ts'
import { bringFormerFiles, FILE_LIST, writeFileList } from './former-files.ts'
import { root } from '../config-folder.ts'
import { distFolder } from '../product.ts'
import { generate } from '../generate/generate.ts'
import packageFile from '../../../package.json' with { type: 'json' }
import { shortHash } from '#base/short-hash.ts'
import { writeDrawnPages } from './first-load/drawn-pages.ts'
import { filesToAsk } from './first-load/files-to-ask.ts'
import { withIntegrity } from './integrity.ts'
import { writeKnownAddresses } from './known-addresses.ts'
import { compileFolder } from './manifest-plugin.ts'
import { thinImportMap } from './stable-names.ts'
import { outdatedPictures } from './pictures.ts'
import { mapsFolder, takeMaps } from './source-maps.ts'

/** Only to be looked at: without drawn pages, compressed files and source maps. */
const isQuick = process.env['PORTAL_QUICK'] === '1'
const dist = distFolder()
await generate()
emptyForBuild(dist)
const written = await build({
  configFile: join(root, 'vite.config.ts'),
  build: {
    outDir: dist,
    ...(isQuick ? { minify: false, reportCompressedSize: false } : { sourcemap: 'hidden' as const }),
  },
})
const renamed = thinImportMap(dist)
if (!isQuick) takeMaps(dist, mapsFolder)

const page = join(dist, 'index.html')
const html = readFileSync(page, 'utf8')
const { resolved } = compileFolder()
const own = namesOf(written)
const filled = stylesLast(mapFirst(html)).replace(
  '/*files*/{}',
  JSON.stringify(filesToAsk(readBundle(dist), html, resolved)),
)
const ready = process.env['PORTAL_INTEGRITY'] ? hashed(filled) : filled
// A page says which build it is, so that it notices a newer one (src/engine/app/new-build.ts); reports name it.
const id = shortHash(ready)
const finished = ready.replace('<html ', `<html data-build="${id}" `)
writeFileSync(page, finished)
if (resolved) {
  if (!isQuick) await writeDrawnPages(dist, finished, resolved)
  writeKnownAddresses(dist, resolved)
}

writeFileSync(join(dist, 'build.json'), JSON.stringify({ id, release: packageFile.version }))
await bringFormer(process.env['PORTAL_FORMER'])
if (!isQuick) compressFiles(dist)
const outdated = outdatedPictures()
if (outdated.length > 0)
  console.warn(
    `${outdated.join(', ')}: not made from the firm’s mark and colour as they are now. Run: npm run portal -- pictures`,
  )
dropFormerFiles(join(dist, 'assets'), own)
writeFileList(dist)

function hashed(page: string): string {
  const scripts = [...own].filter((name) => name.endsWith('.js')).map((name) => `/assets/${name}`)
  return withIntegrity(
    page,
    scripts.filter((address) => existsSync(join(dist, address))),
    (address) => readFileSync(join(dist, address)),
  )
}

async function bringFormer(source: string | undefined): Promise<void> {
  if (source === undefined || source === '') return
  const count = await bringFormerFiles(source, dist)
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

/** Moves the import map before the scripts: many browsers ignore one that comes after a file was asked for. */
function mapFirst(html: string): string {
  let map = ''
  const without = html.replace(/<script type="importmap"[\s\S]*?<\/script>\s*/, (whole) => {
    map = whole.trim()
    return ''
  })
  return without.replace('<!--import-map-->', () => map)
}

/** Moves the style sheets behind the static shell, which has inline styles, so that it is painted before they load. */
function stylesLast(html: string): string {
  const sheets: string[] = []
  const without = html.replace(/\s*<link rel="stylesheet"[^>]*>/g, (sheet) => {
    sheets.push(sheet)
    return ''
  })
  return without.replace('</body>', `${sheets.join('')}\n  </body>`)
}
