// npm run portal -- <command>: answers about the manifest. Answers on stdout, everything else on stderr.
// Exit 0 fine, 1 problems found, 2 cannot read or bad usage.
import { parseArgs } from 'node:util'
import { compile } from '../manifest/compile.ts'
import { difference } from '../manifest/diff.ts'
import { formatProblems, nearest, type Problem } from '../manifest/problem.ts'
import type { ConfigText } from '../manifest/read.ts'
import { configFolder, listScreens, readConfigFolder } from './config-folder.ts'
import { diffText, readBase } from './diff.ts'
import { docsText } from './docs.ts'
import { explainText, subjects } from './explain.ts'
import { linksWithoutAddress, overdueFlags } from './installation.ts'
import { menusTable, menusText, viewOf } from './menus.ts'
import { whoIs } from './people.ts'

const COMMANDS = ['check', 'menus', 'explain', 'diff', 'docs'] as const
type Command = (typeof COMMANDS)[number]

const USAGE = `Usage: npm run portal -- <command> [options]

  check                        Are the manifests right, for every possible person?
        [--today 2026-11-21]   The day against which review dates are held.
  menus                        A table of what every persona sees.
        [--as <persona>]       The whole view of this one, or of
        [--facts k=v,…]        somebody with these facts,
        [--area <area>]        only in this area.
  explain <entry, route, URL>  Why is it shown or not, and what would turn the answer?
        --as <persona>[/<situation>] or --facts k=v,…  [--area <area>]
  diff  [--base <git ref or folder>] [--markdown]
                               Who gains and who loses what, against HEAD or the base.
  docs                         One readable page about everything.

  --config <folder>            Another config folder than config/.
  --json                       The answer as JSON.`

const options = {
  as: { type: 'string' },
  facts: { type: 'string' },
  area: { type: 'string' },
  base: { type: 'string' },
  config: { type: 'string' },
  today: { type: 'string' },
  json: { type: 'boolean' },
  markdown: { type: 'boolean' },
  help: { type: 'boolean' },
} as const

class Usage extends Error {}

function main(): number {
  const { values, positionals } = parseArgs({ allowPositionals: true, options })
  const [command, ...rest] = positionals
  if (values.help || command === undefined) {
    console.log(USAGE)
    return values.help ? 0 : 2
  }
  if (!COMMANDS.includes(command as Command)) {
    const near = nearest(command, COMMANDS)
    throw new Usage(
      `There is no command "${command}".${near === undefined ? '' : ` Did you mean "${near}"?`}\n\n${USAGE}`,
    )
  }
  const say = (text: string, data: unknown) =>
    process.stdout.write(
      values.json ? `${JSON.stringify(data, null, 2)}\n` : text.endsWith('\n') ? text : `${text}\n`,
    )
  const texts = readConfigFolder(values.config ?? configFolder())
  if (texts.length === 0) throw new Error(`There are no manifests in ${values.config ?? configFolder()}.`)
  const { problems, manifest, linked } = compile(texts, listScreens())

  if (command === 'check' && manifest && linked) {
    const today = values.today ?? new Date().toISOString().slice(0, 10)
    if (!/^\d{4}-\d\d-\d\d$/.test(today)) throw new Usage(`--today ${today}: a day is written 2026-11-21.`)
    problems.push(...overdueFlags(linked, today), ...linksWithoutAddress(linked))
  }
  const isWrong = problems.some(({ severity }) => severity === 'error')
  if (command === 'check') {
    const told = problems.length > 0 ? `${problemText(problems, texts)}\n\n` : ''
    say(told + (manifest && !isWrong ? summary(manifest) : ''), { problems })
    return isWrong || !manifest ? 1 : 0
  }
  if (!manifest || !linked) {
    console.error(problemText(problems, texts))
    return 1
  }

  switch (command as Exclude<Command, 'check'>) {
    case 'menus': {
      if (values.as === undefined && values.facts === undefined) {
        const table = menusTable(manifest, linked.personas)
        say(table.text, table.rows)
        return 0
      }
      if (values.facts === undefined) {
        const { persona } = whoIs(linked, values)
        say(
          menusText(manifest, persona!, linked.personas, values.area),
          viewOf(manifest, whoIs(linked, values), values.area),
        )
        return 0
      }
      const view = viewOf(manifest, whoIs(linked, values), values.area)
      say(view.text, view.view)
      return 0
    }
    case 'explain': {
      const [subject] = rest
      if (subject === undefined)
        throw new Usage(
          'explain needs an entry ("client/admin/messages"), a route id or a URL ("/myaccount").',
        )
      const { name, facts } = whoIs(linked, values)
      const told = explainText(linked, subject, name, {
        area: 'default',
        ...facts,
        ...(values.area === undefined ? {} : { area: values.area }),
      })
      if (!told) {
        const near = nearest(subject, subjects(linked))
        throw new Usage(
          `There is nothing called "${subject}".${near === undefined ? ' Entries are named "menu/group/item".' : ` Did you mean "${near}"?`}`,
        )
      }
      say(told.text, told.data)
      return 0
    }
    case 'diff': {
      const before = readBase(values.base ?? 'HEAD')
      const base = compile(before, screensOf(before))
      if (!base.linked)
        throw new Error(
          `The manifests of ${values.base ?? 'HEAD'} cannot be read:\n\n${formatProblems(base.problems, () => undefined)}`,
        )
      const told = difference(base.linked, linked)
      say(diffText(told, linked, values.markdown ?? false), told)
      return 0
    }
    case 'docs':
      say(docsText(linked), { markdown: docsText(linked) })
      return 0
  }
}

const problemText = (problems: readonly Problem[], texts: readonly ConfigText[]) =>
  formatProblems(problems, (file) => texts.find((each) => each.file === file)?.text)

/** Screens that an older state may have named count as there: only its manifests are compared. */
function screensOf(texts: readonly ConfigText[]): string[] {
  const named = texts.flatMap(({ text }) =>
    [...text.matchAll(/"screen":\s*"([^"]+)"/g)].map((found) => found[1]!),
  )
  return [...new Set([...listScreens(), ...named])]
}

function summary({
  routes,
  menus,
  contexts,
  conditions,
}: NonNullable<ReturnType<typeof compile>['manifest']>): string {
  const waiting = routes.filter(({ screen }) => screen === 'public/in-preparation').length
  return (
    `The manifests are right: ${routes.length} routes, ${Object.keys(menus).length} menus, ${contexts.length} contexts, ${conditions.length} conditions.\n` +
    `${waiting} routes still show the "in preparation" screen.`
  )
}

try {
  process.exitCode = main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
