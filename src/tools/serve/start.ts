// npm start: the sandbox and the portal together, with live manifests.
import { dirname, join, relative, sep } from 'node:path'
import { createServer } from 'vite'
import { formatProblems } from '#manifest/problem.ts'
import { engineFolder, readConfigFolder } from '../config-folder.ts'
import { definitionFile, definitionFiles, endWithoutPortal, orEnd, productFolder } from '../product.ts'
import { foreignProviderOf } from '#sandbox/server.ts'
import { generate } from '../generate/generate.ts'
import { compileFolder } from '../build/manifest-plugin.ts'
import { mustBeFree, portalOrigin, ports, sandboxUrl } from './ports.ts'
import { ensureSandbox } from './sandbox-beside.ts'
import { COMPONENTS_PATH, componentsPlugin } from '../components/components-plugin.ts'
import { serveSettings } from '../build/settings-document.ts'
import { viteConfig } from '../build/vite-config.ts'
import { whoSignsIn } from './who-signs-in.ts'

await endWithoutPortal()
await orEnd(() => mustBeFree('portal'))
const { manifest, resolved, problems } = compileFolder()
if (!manifest || !resolved) {
  const texts = readConfigFolder()
  console.error(formatProblems(problems, (file) => texts.find((each) => each.file === file)?.text))
  console.error('\nThe manifests have problems; mend them and start again.')
  process.exit(1)
}
await generate()
const sandbox = await orEnd(ensureSandbox)
const server = await createServer({
  ...viteConfig,
  configFile: false,
  server: { ...viteConfig.server, port: ports.portal },
  plugins: [
    ...viteConfig.plugins,
    componentsPlugin(),
    { name: 'portal-settings', configureServer: ({ middlewares }) => void middlewares.use(serveSettings) },
  ],
})
await server.listen()
// The sandbox runs what it was started with.
const folder = productFolder()
const code = dirname(definitionFile())
const answering = [
  join(code, 'api'),
  join(code, 'product-api'),
  join(engineFolder, 'src/sandbox'),
  join(folder, 'config/personas.json'),
]
server.watcher.add(answering)
server.watcher.on('change', (path) => {
  if (definitionFiles.has(path) || answering.some((each) => path === each || path.startsWith(each + sep)))
    console.log(`  ${relative(folder, path)} changed: start again for the sandbox to answer by it.`)
})

console.log(
  `\n  Portal   ${portalOrigin}\n  Pieces   ${portalOrigin}${COMPONENTS_PATH}\n  Sandbox  ${sandboxUrl}${sandbox === 'answering' ? ' (was running already)' : ''}\n`,
)
console.log(whoSignsIn(resolved.personas.personas, foreignProviderOf(process.env), portalOrigin))
