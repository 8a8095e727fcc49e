// Writes compressed copies next to the files of a build, so that a web server need not compress them for each request.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** Text, but for the page, which has another nonce in each response, and for what changes without a build. */
const isCompressible = (name: string) =>
  /\.(js|css|svg|txt|json|webmanifest)$/.test(name) &&
  !/^(settings|current|files)\.json$|^releases\/|^\.hosting\//.test(name)

/** Writes `name.gz` and `name.br` for each text file in the folder and below. Files that have both are left alone. */
export function compressFiles(folder: string): void {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  const there = new Set(names)
  const isOurs = (name: string) => isCompressible(relative(folder, name).replaceAll('\\', '/'))
  for (const name of names.filter(isOurs)) {
    if (/[\\/]assets[\\/]/.test(name) && there.has(`${name}.gz`) && there.has(`${name}.br`)) continue
    const content = readFileSync(name)
    writeFileSync(`${name}.gz`, gzipSync(content, { level: 9 }))
    writeFileSync(
      `${name}.br`,
      brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    )
  }
}
