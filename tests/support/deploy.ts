// Deploys another build over one that is served: every file has a new name, as after a change in all of them.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const HASHED = /^(.+)-([\w-]{8})\.(js|css)$/

/** Writes the other build beside the files of the first one, which stay, as src/engine/app/hosting/README.md says. */
export function deployAnother(dist: string): void {
  const assets = join(dist, 'assets')
  const bundle = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    { file: string; css?: string[] }
  >
  const own = new Set(
    Object.values(bundle).flatMap(({ file, css = [] }) =>
      [file, ...css].map((path) => path.replace('assets/', '')),
    ),
  )
  const names = readdirSync(assets).filter((name) => own.has(name) && HASHED.test(name))
  const renamed = new Map(names.map((name) => [name, name.replace(HASHED, '$1-NEWBUILD.$3')]))
  const rewrite = (text: string) =>
    text
      .replace(/[\w.-]+-[\w-]{8}\.(?:js|css)\b/g, (name) => renamed.get(name) ?? name)
      .replace(/(data-build="|"id":")[0-9a-f]{8}"/, '$1NEWBUILD"')
  for (const [from, to] of renamed)
    writeFileSync(join(assets, to), rewrite(readFileSync(join(assets, from), 'utf8')))
  for (const name of ['index.html', 'build.json', 'sw.js'])
    writeFileSync(join(dist, name), rewrite(readFileSync(join(dist, name), 'utf8')))
  // The worker is told from the one before by the name of its cache, which names the build.
  const worker = join(dist, 'sw.js')
  writeFileSync(worker, `${readFileSync(worker, 'utf8')}\n// another build\n`)
  for (const name of ['index.html', 'build.json', 'sw.js'])
    for (const ending of ['gz', 'br']) rmSync(join(dist, `${name}.${ending}`), { force: true })
}

/** Takes away every file of the first build, as a host does that keeps none. */
export function dropFormer(dist: string): void {
  const assets = join(dist, 'assets')
  for (const name of readdirSync(assets))
    if (/\.(js|css)$/.test(name) && !name.includes('-NEWBUILD.') && !/worker|woff/.test(name))
      rmSync(join(assets, name))
}
