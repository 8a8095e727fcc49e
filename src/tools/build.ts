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
const written = readFileSync(page, 'utf8')
writeFileSync(page, stylesLast(written).replace('/*files*/{}', JSON.stringify(filesToAsk(bundle, written))))

/** Puts the style sheets after the static shell, which carries its own: it is painted before they have come. */
function stylesLast(html: string): string {
  const sheets: string[] = []
  const without = html.replace(/\s*<link rel="stylesheet"[^>]*>/g, (sheet) => {
    sheets.push(sheet)
    return ''
  })
  return without.replace('</body>', `${sheets.join('')}\n  </body>`)
}

/**
 * What the boot script asks for at once, besides what the page names itself: the files of a visit or of a session, and
 * with a session those of the screens that people land on, by path.
 */
function filesToAsk(chunks: Bundle, html: string): Record<string, string[]> {
  const { manifest } = compileFolder()
  const asked = (...names: string[]) =>
    [...new Set(names.flatMap((name) => filesOf(name, chunks)))]
      .filter((file) => !html.includes(file))
      .map((file) => `/${file}`)
  const signedIn = asked('signed-in.tsx')
  const landings = ['/myaccount', '/dashboard'].map((path) => {
    const screen = manifest?.routes.find((route) => route.path === path)?.screen
    return [
      path,
      asked(`../screens/${screen}.screen.tsx`).filter((file) => !signedIn.includes(file)),
    ] as const
  })
  return { visit: asked('visit.ts'), signedIn, ...Object.fromEntries(landings) }
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
