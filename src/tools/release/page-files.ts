// Writes the files that the portal is opened with and that config decides: the page, its drawn pages, the app's manifest, the known
// addresses. They hold no id of a release yet (`RELEASE_ID`), so that their hash can be part of it.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { OwnRelease, ReleaseFiles } from '#app/release/release.ts'
import type { Manifest } from '#manifest/manifest.ts'
import type { Resolved } from '#manifest/resolve/resolved.ts'
import { readBundle } from '../build/built-files.ts'
import { writeDrawnPages } from '../build/first-load/drawn-pages.ts'
import { filesToAsk } from '../build/first-load/files-to-ask.ts'
import { integrityOf, withIntegrity } from '../build/integrity.ts'
import { writeKnownAddresses } from '../build/known-addresses.ts'
import { configFiles, fillPage } from '../build/page-plugin.ts'
import { fillWorker } from '../build/service-worker-plugin.ts'
import packageFile from '../../../package.json' with { type: 'json' }
import { templateOf, type BuiltCode } from './code.ts'

const CURRENT = '/current.json'

/** Stands for the id in the page's own files until they are put in place. */
const RELEASE_ID = '__RELEASE_ID__'
/** Stands for the flags that are off for everybody. */
const OFF = ['__OFF__']

/** A page as it is put in place. */
export const placedPage = (html: string, id: string, off: readonly string[]): string =>
  html.replaceAll(RELEASE_ID, id).replaceAll(JSON.stringify(OFF), JSON.stringify(off))

interface Written {
  dist: string
  code: BuiltCode
  manifest: Manifest
  resolved: Resolved
  files: ReleaseFiles
}

/** Writes them into a folder, as they lie in dist/. */
export async function writePageFiles(
  folder: string,
  { dist, code, manifest, resolved, files }: Written,
): Promise<void> {
  const write = (name: string, content: string | Buffer) => {
    const file = join(folder, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
  const template = templateOf(dist, 'index.html')
  if (template === undefined) throw new Error('The build has no page: run npm run build.')
  const page = await pageOf(template, { dist, code, manifest, resolved, files })
  write('index.html', page)
  write('build.json', JSON.stringify({ id: code.id, release: packageFile.version }))
  const worker = templateOf(dist, 'sw.js')
  if (worker !== undefined) write('sw.js', fillWorker(worker, manifest))
  for (const [name, content] of Object.entries(configFiles(resolved, manifest))) write(name, content)
  writeKnownAddresses(folder, resolved)
  if (!code.isQuick) await writeDrawnPages(dist, page, resolved, folder)
}

/** index.html, finished but for its nonce and the id of the release. */
async function pageOf(template: string, { dist, code, manifest, resolved, files }: Written): Promise<string> {
  const html = await fillPage(template, { manifest, resolved })
  const bundle = filesToAsk(readBundle(dist), html, resolved)
  const own: OwnRelease = {
    id: RELEASE_ID,
    off: OFF,
    files: { manifest: files.manifest, visitors: files.visitors },
    ...(code.hasIntegrity && { integrity: hashesOf(dist, files) }),
  }
  const asked = code.hasIntegrity
    ? bundle
    : {
        ...bundle,
        signedOut: [CURRENT, files.visitors, ...bundle.signedOut],
        signedIn: [CURRENT, files.manifest, ...bundle.signedIn],
      }
  const filled = stylesLast(mapFirst(html))
    .replace('/*files*/{}', () => JSON.stringify(asked))
    .replace('<html ', () => `<html data-build="${code.id}" data-release='${JSON.stringify(own)}' `)
  return code.hasIntegrity ? withHashes(filled, dist, code) : filled
}

const hashesOf = (dist: string, { manifest, visitors }: ReleaseFiles): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ manifest, visitors }).map(([name, path]) => [
      name,
      integrityOf(readFileSync(join(dist, path))),
    ]),
  )

function withHashes(page: string, dist: string, { files }: BuiltCode): string {
  const scripts = files.filter((name) => name.endsWith('.js')).map((name) => `/assets/${name}`)
  return withIntegrity(
    page,
    scripts.filter((address) => existsSync(join(dist, address))),
    (address) => readFileSync(join(dist, address)),
  )
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
