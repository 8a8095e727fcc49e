// npm run portal -- <command>: answers about the manifest. Exit 0 fine, 1 problems found, 2 cannot read or bad usage.
import { parseArgs } from 'node:util'
import { compile } from '../manifest/compile.ts'
import { nearest, formatProblems } from '../manifest/problem.ts'
import { listScreens, readConfigFolder } from './config-folder.ts'
import { menusText } from './menus.ts'

const USAGE = `Usage: npm run portal -- <command> [options]

  check                       Are the manifests right? Names every problem.
  menus [--as <persona>]      What does each persona, or this one, see around every screen?
        [--area <area>]       Only in this area.

  --config <folder>           Another config folder than config/.`

function main(): number {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      as: { type: 'string' },
      area: { type: 'string' },
      config: { type: 'string' },
      help: { type: 'boolean' },
    },
  })
  const [command] = positionals
  if (values.help || command === undefined) {
    console.log(USAGE)
    return values.help ? 0 : 2
  }
  if (command !== 'check' && command !== 'menus') {
    const near = nearest(command, ['check', 'menus'])
    console.error(
      `There is no command "${command}".${near === undefined ? '' : ` Did you mean "${near}"?`}\n\n${USAGE}`,
    )
    return 2
  }
  const texts = readConfigFolder(values.config)
  const { problems, manifest, linked } = compile(texts, listScreens())
  if (problems.length > 0)
    console.log(formatProblems(problems, (file) => texts.find((each) => each.file === file)?.text))
  if (!manifest || !linked) return 1

  if (command === 'check') {
    const waiting = manifest.routes.filter(({ screen }) => screen === 'public/in-preparation').length
    console.log(
      `The manifests are right: ${manifest.routes.length} routes, ${Object.keys(manifest.menus).length} menus, ${manifest.contexts.length} contexts, ${manifest.conditions.length} conditions.`,
    )
    console.log(`${waiting} routes still show the "in preparation" screen.`)
    return problems.some(({ severity }) => severity === 'error') ? 1 : 0
  }
  const chosen = linked.personas.personas.filter(({ id }) => values.as === undefined || id === values.as)
  if (chosen.length === 0) {
    const ids = linked.personas.personas.map(({ id }) => id)
    console.error(`There is no persona "${values.as}". The personas: ${ids.join(', ')}.`)
    return 2
  }
  process.stdout.write(
    chosen.map((persona) => menusText(manifest, persona, linked.personas, values.area)).join('\n'),
  )
  return 0
}

try {
  process.exitCode = main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
