// Vite plugin: compiles config/ into `virtual:manifest` and what of it visitors need, stops the build on problems, and keeps the last good
// manifest live while a broken one shows its problems in the overlay.
import { relative } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { compile, compileFor, type Compiled } from '../manifest/compile.ts'
import { literal } from '../manifest/cover.ts'
import type { Linked } from '../manifest/linked.ts'
import type { Manifest } from '../manifest/manifest.ts'
import { formatProblems } from '../manifest/problem.ts'
import { configFolder, listScreens, readConfigFolder } from './config-folder.ts'
import { generate } from './generate.ts'

const ID = 'virtual:manifest'
const RESOLVED = `\0${ID}`
/** The same, as far as it concerns people who are not signed in. */
const VISITORS = `${ID}/visitors`

/** Reads and compiles config/ now; problems come as the text people read. */
export function compileFolder(): Compiled & { text: string } {
  const texts = readConfigFolder()
  const compiled = compile(texts, listScreens())
  return {
    ...compiled,
    text: formatProblems(compiled.problems, (file) => texts.find((each) => each.file === file)?.text),
  }
}

/** What people see who are not signed in, on every page that they can open. */
export function manifestForVisitors(linked: Linked): Manifest {
  const session = linked.vocabulary.byId.get('session')
  if (!session) throw new Error('config/facts.json declares no fact "session"')
  return compileFor(linked, literal(session.index, 1 << session.values.indexOf('anonymous')))
}

export function manifestPlugin(): Plugin {
  let last: Manifest | undefined
  let isBuild = false
  return {
    name: 'portal-manifest',
    configResolved: ({ command }) => void (isBuild = command === 'build'),
    resolveId: (id) => (id === ID || id === VISITORS ? `\0${id}` : undefined),
    load(id) {
      if (id !== RESOLVED && id !== `\0${VISITORS}`) return undefined
      const { manifest, linked, text } = compileFolder()
      if (!manifest && !last) this.error(`The manifests have problems.\n\n${text}`)
      last = manifest ?? last
      // While manifests are edited, and people pretended, every page has it whole.
      const asked = isBuild && linked && id !== RESOLVED ? manifestForVisitors(linked) : last
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(asked))})`
    },
    configureServer(server) {
      const folder = configFolder()
      last = compileFolder().manifest
      let soon: NodeJS.Timeout | undefined
      server.watcher.add(folder)
      const changed = (path: string) => {
        if (!path.startsWith(folder) || !path.endsWith('.json')) return
        // Editors write a file in several steps; the last one counts.
        clearTimeout(soon)
        soon = setTimeout(
          () => update(server, `config/${relative(folder, path)}`, (manifest) => (last = manifest)),
          50,
        )
      }
      server.watcher.on('change', changed)
      server.watcher.on('add', changed)
      server.watcher.on('unlink', changed)
    },
  }
}

/** Compiles again: a right manifest goes to every open page, a broken one to the overlay only. */
function update(server: ViteDevServer, path: string, keep: (manifest: Manifest) => void): void {
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
  keep(manifest)
  void generate()
  const module = server.moduleGraph.getModuleById(RESOLVED)
  if (module) server.moduleGraph.invalidateModule(module)
  server.ws.send('portal:manifest', manifest)
  server.config.logger.info(`manifest updated: ${path}`)
}
