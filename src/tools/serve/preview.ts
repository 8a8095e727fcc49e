// npm run preview: the production build with its security headers, against the sandbox.
import { orEnd } from '../product.ts'
import { mustBeFree, ports, previewOrigin, sandboxUrl } from './ports.ts'
import { servePreview } from './preview-server.ts'
import { requireBuild } from './require-build.ts'
import { ensureSandbox } from './sandbox-beside.ts'
import { settingsText } from '../build/settings-document.ts'

const dist = requireBuild()
await orEnd(() => mustBeFree('preview'))
const sandbox = await orEnd(ensureSandbox)
await servePreview({ dist, port: ports.preview, settings: settingsText })
console.log(
  `\n  Portal   ${previewOrigin} (production build)\n  Sandbox  ${sandboxUrl}${sandbox === 'answering' ? ' (was running already)' : ''}\n`,
)
