// A portal with a planted leak, built for the walk that has to find it: answers are kept when the person changes, and
// kept for nobody in particular. Otherwise like ../portal-process.ts.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { keepCode } from '#tools/release/code.ts'
import { makeRelease } from '#tools/release/make-release.ts'
import { putInPlace } from '#tools/release/put-in-place.ts'
import { servePortal } from '../serve-portal.ts'
import { root } from '../root.ts'

const dist = mkdtempSync(join(tmpdir(), 'portal-leaky-'))
process.on('exit', () => rmSync(dist, { recursive: true, force: true }))
await build({
  configFile: join(root, 'vite.config.ts'),
  logLevel: 'error',
  plugins: [leak()],
  build: { outDir: dist, emptyOutDir: true, reportCompressedSize: false },
})
const code = keepCode(dist, { files: [], hasIntegrity: false, isQuick: true })
const who = { author: 'A test', revision: 'none', message: 'A leak' }
const { id } = await makeRelease(dist, code, who, undefined)
putInPlace(dist, id, { what: 'build', by: who.author })
await servePortal(dist)

/** Fails the build when what it takes out is not there any more: a leak nobody planted finds nothing. */
function leak(): Plugin {
  const changes: Record<string, [string, string]> = {
    'src/engine/http/http.ts': ['actor: settings.actor', "actor: 'anybody'"],
    'src/engine/app/first-load/signed-in-page.tsx': ['queryClient.clear()', 'undefined'],
    'src/engine/shell/state/follow-session.ts': ['queryClient.clear()', ''],
  }
  const planted = new Set<string>()
  return {
    name: 'planted-leak',
    enforce: 'pre',
    transform(code, id) {
      const change = Object.entries(changes).find(([file]) => id.endsWith(`/${file}`))
      if (!change) return null
      const [file, [honest, leaking]] = change
      if (code.includes(honest)) planted.add(file)
      return code.replace(honest, leaking)
    },
    buildEnd() {
      const missed = Object.keys(changes).filter((file) => !planted.has(file))
      if (missed.length > 0) this.error(`The leak could not be planted in ${missed.join(', ')}`)
    },
  }
}
