// npm run preview: the production build with its security headers, against the sandbox.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../config-folder.ts'
import { ports, previewOrigin, sandboxUrl } from './ports.ts'
import { servePreview } from './preview-server.ts'
import { ensureSandbox } from './sandbox-beside.ts'
import { settingsText } from '../build/settings-document.ts'

const dist = join(root, 'dist')
if (!existsSync(join(dist, 'index.html'))) {
  console.error('There is no build yet: npm run build makes one.')
  process.exit(1)
}
const sandbox = await ensureSandbox()
await servePreview({ dist, port: ports.preview, settings: settingsText })
console.log(
  `\n  Portal   ${previewOrigin} (production build)\n  Sandbox  ${sandboxUrl}${sandbox === 'answering' ? ' (was running already)' : ''}\n`,
)
