// Vite plugin: compiles config/ into `virtual:manifest`, `virtual:manifest/visitors` and `virtual:manifest/words`. Problems stop the build; under
// `npm start` the overlay shows them while the last valid manifest stays live.
import { relative } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { compile, compileFor, type Compiled } from '#manifest/compile.ts'
import { literal } from '#manifest/conditions/cover.ts'
import type { Resolved } from '#manifest/resolve/resolved.ts'
import type { Manifest } from '#manifest/manifest.ts'
import type { ConfigText } from '#manifest/read/config-file.ts'
import { formatProblems } from '#manifest/problem.ts'
import { configFolder, keepServed, readConfigFolder } from '../config-folder.ts'
import { readProduct } from '../product.ts'
import { generate } from '../generate/generate.ts'

const ID = 'virtual:manifest'
const RESOLVED = `\0${ID}`
/** The same, restricted to people who are not signed in. */
const VISITORS = `${ID}/visitors`

/** Other words for pages, by route: only the search needs them. */
const WORDS = `${ID}/words`

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

const wordsOf = (resolved: Resolved | undefined) =>
  Object.fromEntries(
    (resolved?.routes ?? []).flatMap(({ id, words }) => (words.length > 0 ? [[id, words.join(' ')]] : [])),
  )

export function manifestPlugin(): Plugin {
  let isBuild = false
  return {
    name: 'portal-manifest',
    configResolved: ({ command }) => void (isBuild = command === 'build'),
    resolveId: (id) => (id === ID || id === VISITORS || id === WORDS ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${WORDS}`) return `export default ${JSON.stringify(wordsOf(servedFolder().resolved))}`
      if (id !== RESOLVED && id !== `\0${VISITORS}`) return undefined
      const { manifest, resolved, text } = isBuild ? compileFolder() : servedFolder()
      if (!manifest || !resolved) this.error(`The manifests have problems.\n\n${text}`)
      // In development, where manifests are edited and facts overridden, every page gets the full manifest.
      const asked = isBuild && id !== RESOLVED ? manifestForVisitors(resolved) : manifest
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(asked))})`
    },
    configureServer(server) {
      const folder = configFolder()
      servedFolder()
      let soon: NodeJS.Timeout | undefined
      server.watcher.add(folder)
      const changed = (path: string) => {
        if (!path.startsWith(folder) || !path.endsWith('.json')) return
        // Editors write a file in several steps; the last one counts.
        clearTimeout(soon)
        soon = setTimeout(() => update(server, `config/${relative(folder, path)}`), 50)
      }
      server.watcher.on('change', changed)
      server.watcher.on('add', changed)
      server.watcher.on('unlink', changed)
    },
  }
}

/** Compiles again: sends a valid manifest to every open page, the problems of a broken one to the overlay. */
function update(server: ViteDevServer, path: string): void {
  const { manifest, text } = compileFolder()
  if (!manifest) {
    server.config.logger.error(`\n${text}\n`)
    server.ws.send({
      type: 'error',
      err: {
        message: `The manifests have problems; the last right ones stay live.\n\n${text}`,
        stack: '',
        id: path,
        plugin: 'portal-manifest',
      },
    })
    return
  }
  void generate()
  for (const id of [RESOLVED, `\0${WORDS}`]) {
    const module = server.moduleGraph.getModuleById(id)
    if (module) server.moduleGraph.invalidateModule(module)
  }
  server.ws.send('portal:manifest', manifest)
  server.config.logger.info(`manifest updated: ${path}`)
}
