// Vite plugin: builds the service worker beside the page, under the one name it is registered by. Not in development.
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { root } from './config-folder.ts'
import { compileFolder } from './manifest-plugin.ts'

const FILE = 'sw.js'

export function serviceWorkerPlugin(): Plugin {
  return {
    name: 'portal-service-worker',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: join(root, 'src/app/sw/sw.ts'), fileName: FILE })
    },
    generateBundle(_options, bundle) {
      const worker = bundle[FILE]
      if (worker?.type !== 'chunk') return
      const files = Object.keys(bundle).toSorted().join(' ')
      const build = createHash('sha256').update(files).digest('hex').slice(0, 12)
      worker.code = worker.code
        .replaceAll('__BUILD__', JSON.stringify(build))
        .replaceAll('__BRAND__', JSON.stringify(compileFolder().manifest?.brand.name ?? ''))
    },
  }
}
