// Vite plugin: the inspector's questions, answered by the development server. It never runs in a build.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Plugin } from 'vite'
import type { Asking, Inspection } from '../inspector/inspection.ts'
import type { Linked } from '../manifest/linked.ts'
import { configFolder } from './config-folder.ts'
import { inspect } from './inspection.ts'
import { compileFolder } from './manifest-plugin.ts'

export function inspectorPlugin(): Plugin {
  // The last right manifest: while a broken one shows its problems, the portal runs on it too.
  let linked: Linked | undefined
  let isStale = true
  const current = (): Linked | undefined => {
    if (isStale) {
      isStale = false
      const compiled = compileFolder()
      if (compiled.manifest) linked = compiled.linked
    }
    return linked
  }
  return {
    name: 'portal-inspector',
    apply: 'serve',
    configureServer({ watcher, middlewares }) {
      const changed = (path: string) => {
        if (path.startsWith(configFolder())) isStale = true
      }
      for (const event of ['change', 'add', 'unlink'] as const) watcher.on(event, changed)
      middlewares.use('/__portal/inspect', (request, response) => {
        void answer(request, response, current)
      })
    },
  }
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  current: () => Linked | undefined,
): Promise<void> {
  try {
    const { facts, subject } = JSON.parse(await text(request)) as Asking
    const linked = current()
    if (!linked) throw new Error('The manifests have problems; mend them first.')
    const told: Inspection = { folder: configFolder(), ...inspect(linked, facts, subject) }
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(told))
  } catch (error) {
    response.statusCode = 400
    response.end(error instanceof Error ? error.message : String(error))
  }
}
