// Vite plugin: compiles config/ into `virtual:manifest`, stops the build on problems, and keeps the last good
// manifest live while a broken one shows its problems in the overlay.
import { relative } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { compile, type Compiled } from '../manifest/compile.ts'
import type { Manifest } from '../manifest/manifest.ts'
import { formatProblems } from '../manifest/problem.ts'
import { configFolder, listScreens, readConfigFolder } from './config-folder.ts'
import { generate } from './generate.ts'

const ID = 'virtual:manifest'
const RESOLVED = `\0${ID}`

/** Reads and compiles config/ now; problems come as the text people read. */
export function compileFolder(): Compiled & { text: string } {
  const texts = readConfigFolder()
  const compiled = compile(texts, listScreens())
  return {
    ...compiled,
    text: formatProblems(compiled.problems, (file) => texts.find((each) => each.file === file)?.text),
  }
}

export function manifestPlugin(): Plugin {
  let last: Manifest | undefined
  return {
    name: 'portal-manifest',
    resolveId: (id) => (id === ID ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return undefined
      const { manifest, text } = compileFolder()
      if (!manifest && !last) this.error(`The manifests have problems.\n\n${text}`)
      last = manifest ?? last
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(last))})`
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
