// Vite plugin: builds the service worker into dist/ under its fixed name. Not in development.
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { filesCache } from '#base/browser/storage-keys.ts'
import type { Manifest } from '#manifest/manifest.ts'
import { engineFolder, limitsText } from '../config-folder.ts'
import { engineLimitsOf } from '../generate/generate.ts'
import { colourDeclarations } from '../tokens.ts'

const FILE = 'sw.js'

export function serviceWorkerPlugin(): Plugin {
  return {
    name: 'portal-service-worker',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: join(engineFolder, 'src/engine/app/sw/sw.ts'), fileName: FILE })
    },
    generateBundle(_options, bundle) {
      const worker = bundle[FILE]
      if (worker?.type !== 'chunk') return
      const files = Object.keys(bundle).toSorted().join(' ')
      const build = createHash('sha256').update(files).digest('hex').slice(0, 12)
      worker.code = worker.code
        .replaceAll('__BUILD__', JSON.stringify(build))
        .replaceAll('__CACHE__', JSON.stringify(filesCache))
        .replaceAll(
          '__CHECK_SECONDS__',
          String(engineLimitsOf(limitsText())['connection-check-interval'].value),
        )
    },
  }
}

/** With what config says: the firm's name and colours, and where its messages are. */
export const fillWorker = (code: string, { brand, header }: Pick<Manifest, 'brand' | 'header'>): string =>
  code
    .replaceAll('__BRAND__', JSON.stringify(brand.name))
    .replaceAll('__MESSAGES__', JSON.stringify(header.messages?.href ?? '/'))
    .replaceAll(
      '__COLOURS__',
      JSON.stringify(colourDeclarations('paper', 'ink', 'hairline', 'pine', 'on-pine')),
    )
