// npm run build: checks the manifest, builds the portal into dist/, and lets the page preload its landing screens.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Manifest as Bundle } from 'vite'
import { root } from './config-folder.ts'
import { generate } from './generate.ts'
import { compileFolder } from './manifest-plugin.ts'

await generate()
await build({ configFile: join(root, 'vite.config.ts') })

const dist = join(root, 'dist')
const bundle = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Bundle
const page = join(dist, 'index.html')
writeFileSync(page, readFileSync(page, 'utf8').replace('/*landing*/{}', JSON.stringify(landingFiles(bundle))))

/** Files of each screen that people land on, by path, so that the boot script can ask for them at once. */
function landingFiles(chunks: Bundle): Record<string, string[]> {
  const { manifest } = compileFolder()
  const landings = ['/myaccount', '/dashboard', '/nw-pwa-download']
  const entry = new Set(filesOf('main.tsx', chunks).concat(filesOf('index.html', chunks)))
  return Object.fromEntries(
    landings.map((path) => {
      const screen = manifest?.routes.find((route) => route.path === path)?.screen
      const files = filesOf(`../screens/${screen}.screen.tsx`, chunks).filter((file) => !entry.has(file))
      return [path, files.map((file) => `/${file}`)]
    }),
  )
}

function filesOf(name: string, chunks: Bundle, seen = new Set<string>()): string[] {
  const chunk = chunks[name]
  if (!chunk || seen.has(name)) return []
  seen.add(name)
  return [
    chunk.file,
    ...(chunk.css ?? []),
    ...(chunk.imports ?? []).flatMap((each) => filesOf(each, chunks, seen)),
  ]
}
