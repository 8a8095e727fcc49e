// Compiles config/ for build and release, and as a Vite plugin for `npm start`: an edited manifest reaches every open page; of a broken
// one, the overlay shows the problems while the last valid manifest stays live.
import { relative } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import type { OwnRelease } from '#app/release/release.ts'
import { compile, compileFor, type Compiled } from '#manifest/compile.ts'
import { literal } from '#manifest/conditions/cover.ts'
import type { Resolved } from '#manifest/resolve/resolved.ts'
import type { Manifest, PageWords } from '#manifest/manifest.ts'
import type { ConfigText } from '#manifest/read/config-file.ts'
import { formatProblems } from '#manifest/problem.ts'
import { configFolder, keepServed, readConfigFolder } from '../config-folder.ts'
import { definitionFiles, loadPortal, nameOf, readProduct } from '../product.ts'
import { generate } from '../generate/generate.ts'

/** Reads and compiles config/ now. Returns problems as printed text. */
export function compileFolder(): Compiled & { text: string; texts: readonly ConfigText[] } {
  const texts = readConfigFolder()
  const compiled = compile(texts, readProduct())
  return {
    ...compiled,
    texts,
    text: formatProblems(compiled.problems, (file) => texts.find((each) => each.file === file)?.text),
  }
}

interface Right {
  manifest: Manifest
  resolved: Resolved
}
const lastRight = new Map<string, Right>()

/**
 * config/ as it is, or as it was when it was right last. Whatever serves the portal under `npm start` reads it here, so that page
 * and modules are of one version.
 */
export function servedFolder(): Partial<Right> & { text: string } {
  const folder = configFolder()
  const { manifest, resolved, text, texts } = compileFolder()
  if (manifest && resolved) {
    lastRight.set(folder, { manifest, resolved })
    keepServed(texts, folder)
  }
  return { ...lastRight.get(folder), text }
}

/** The manifest restricted to people who are not signed in, for all pages that they can open. */
export function manifestForVisitors(resolved: Resolved): Manifest {
  const session = resolved.vocabulary.byId.get('session')
  if (!session) throw new Error('config/facts.json declares no fact "session"')
  return compileFor(resolved, literal(session.index, 1 << session.values.indexOf('anonymous')))
}

/** What is said of pages besides their titles: few people need it, and they load it then. */
export const pageWords = ({ routes }: Resolved): PageWords => ({
  search: Object.fromEntries(
    routes.flatMap(({ id, words }) => (words.length > 0 ? [[id, words.join(' ')]] : [])),
  ),
  lets: Object.assign({}, ...routes.map(({ lets }) => lets)) as PageWords['lets'],
})

/** Where a running server has the manifests. Every page gets the full one: manifests are edited there, and facts overridden. */
export const SERVED: OwnRelease = {
  id: 'development',
  files: { manifest: '/release/manifest.json', visitors: '/release/manifest.json' },
}
const WORDS = '/release/words.json'
const PAGE = /^\/release\/page\/([a-z0-9-]+)\.json$/

/** What a running server answers at the addresses of its release; undefined for any other. */
function servedAt(path: string | undefined): object | undefined {
  if (path === '/current.json') return {}
  if (path === SERVED.files.manifest) return servedFolder().manifest
  const page = PAGE.exec(path ?? '')?.[1]
  if (page !== undefined) return servedFolder().resolved?.pages.get(page)?.contents
  if (path !== WORDS) return undefined
  const { resolved } = servedFolder()
  return resolved && pageWords(resolved)
}

export function manifestPlugin(): Plugin {
  return {
    name: 'portal-manifest',
    configureServer(server) {
      const folder = configFolder()
      servedFolder()
      server.middlewares.use((request, response, next) => {
        const answer = servedAt(request.url)
        if (!answer) return next()
        response.setHeader('content-type', 'application/json')
        response.setHeader('cache-control', 'no-store')
        response.end(JSON.stringify(answer))
      })
      // Whoever opens a page meanwhile reads the problem too.
      server.ws.on('connection', () => {
        const { manifest, text } = compileFolder()
        if (!manifest) sendProblems(server, text, 'config/')
      })
      let soon: NodeJS.Timeout | undefined
      let isDefinition = false
      server.watcher.add([folder, ...definitionFiles])
      const changed = (path: string) => {
        const isManifest = path.startsWith(folder) && path.endsWith('.json')
        if (!isManifest && !definitionFiles.has(path)) return
        isDefinition ||= !isManifest
        // Editors write a file in several steps; the last one counts.
        clearTimeout(soon)
        soon = setTimeout(() => {
          void update(server, isManifest ? `config/${relative(folder, path)}` : nameOf(path), isDefinition)
          isDefinition = false
        }, 50)
      }
      server.watcher.on('change', changed)
      server.watcher.on('add', changed)
      server.watcher.on('unlink', changed)
    },
  }
}

/** The overlay of every open page shows them. */
const sendProblems = ({ ws }: ViteDevServer, text: string, id: string): void =>
  ws.send({
    type: 'error',
    err: {
      message: `The manifests have problems; the last right ones stay live.\n\n${text}`,
      stack: '',
      ...{ id, plugin: 'portal-manifest' },
    },
  })

/** Compiles again: sends a valid manifest to every open page, the problems of a broken one to the overlay. */
async function update(server: ViteDevServer, path: string, isDefinition: boolean): Promise<void> {
  const { logger } = server.config
  try {
    if (isDefinition) await loadPortal(configFolder(), true)
    server.watcher.add([...definitionFiles])
    const { manifest, text } = compileFolder()
    if (!manifest) throw new Error(text)
    server.ws.send('portal:manifest', manifest)
    await generate()
    logger.info(`manifest updated: ${path}`)
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error)
    logger.error(`\n${text}\n`)
    sendProblems(server, text, path)
  }
}
