// Vite plugin: answers the inspector's requests on the development server. It never runs in a build.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Plugin } from 'vite'
import type { InspectionRequest, Inspection } from '#inspector/inspection.ts'
import type { Linked } from '#manifest/link/linked.ts'
import { configFolder } from '../config-folder.ts'
import { inspect } from '../portal/inspection.ts'
import { compileFolder } from './manifest-plugin.ts'

export function inspectorPlugin(): Plugin {
  // The last valid manifest. The portal runs on it too, while the overlay shows the problems of a broken one.
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
    const { facts, subject } = JSON.parse(await text(request)) as InspectionRequest
    const linked = current()
    if (!linked) throw new Error('The manifests have problems; mend them first.')
    const inspection: Inspection = { folder: configFolder(), ...inspect(linked, facts, subject) }
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(inspection))
  } catch (error) {
    response.statusCode = 400
    response.end(error instanceof Error ? error.message : String(error))
  }
}
