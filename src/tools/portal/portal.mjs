#!/usr/bin/env node
// portal <word>: the tools of an installed engine, for the portal in whose folder it runs. Node reads no types below node_modules, so this
// file takes them out as Node loads a module, here and in every process that a tool starts.
import { readFileSync } from 'node:fs'
import module from 'node:module'
import { fileURLToPath } from 'node:url'

const LEAST = 24
if (Number(process.versions.node.split('.')[0]) < LEAST) {
  console.error(
    `This needs Node.js ${LEAST} or newer, and this is ${process.version}. npm install --save-dev node brings one along; then use npm run.`,
  )
  process.exit(1)
}

// Taking types out is stable enough for the Node that package.json asks for; its warning would stand above every answer.
const { emitWarning } = process
process.emitWarning = () => undefined
module.stripTypeScriptTypes('')
process.emitWarning = emitWarning

module.registerHooks({
  load(url, context, next) {
    if (!/\/node_modules\/.*\.ts$/.test(url)) return next(url, context)
    const source = module.stripTypeScriptTypes(readFileSync(fileURLToPath(url), 'utf8'))
    return { format: 'module', source, shortCircuit: true }
  },
})

const TOOLS = {
  start: () => import('../serve/start.ts'),
  build: () => import('../build/build.ts'),
  preview: () => import('../serve/preview.ts'),
  generate: async () => (await import('../generate/generate.ts')).runGenerate(process.argv.slice(3)),
  test: async () => (await import('./test-portal.ts')).testPortal(),
}

/** What is wrong with the packages beside the engine, in a sentence: one that a broken-off install has left out, or a peer of another first number. */
function wrongPackage() {
  const { dependencies, peerDependencies } = packageAt(new URL('../../../package.json', import.meta.url))
  for (const name of Object.keys({ ...dependencies, ...peerDependencies })) {
    const file = whereIs(name)
    if (!file)
      return `The package ${name} is not installed, as after an install that was broken off: npm install. If that stays silent, the registry is slow: npm ping.`
    const [needed, { version }] = [peerDependencies[name], packageAt(file)]
    if (needed && needed.replace('^', '').split('.')[0] !== version.split('.')[0])
      return `${name} ${version} is installed, and the engine needs ${needed}: npm install ${name}@${needed}`
  }
}

const packageAt = (file) => JSON.parse(readFileSync(file, 'utf8'))

function whereIs(name) {
  try {
    return module.findPackageJSON(name, import.meta.url)
  } catch {
    return undefined
  }
}

if (import.meta.main) {
  const wrong = wrongPackage()
  if (wrong) {
    console.error(wrong)
    process.exit(1)
  }
  process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --import ${import.meta.url}`
  const word = process.argv[2] ?? ''
  if (Object.hasOwn(TOOLS, word)) {
    // Before anything reads a portal that is not there.
    await (await import('../product.ts')).endWithoutPortal()
    await TOOLS[word]()
  } else await import('./portal.ts')
}
