// npm run preview: the production build with its security headers, against the sandbox.
import { ports, previewOrigin, sandboxUrl } from './ports.ts'
import { servePreview } from './preview-server.ts'
import { requireBuild } from './require-build.ts'
import { ensureSandbox } from './sandbox-beside.ts'
import { settingsText } from '../build/settings-document.ts'

const dist = requireBuild()
const sandbox = await ensureSandbox()
await servePreview({ dist, port: ports.preview, settings: settingsText })
console.log(
  `\n  Portal   ${previewOrigin} (production build)\n  Sandbox  ${sandboxUrl}${sandbox === 'answering' ? ' (was running already)' : ''}\n`,
)
