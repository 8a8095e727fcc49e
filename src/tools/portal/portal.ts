// npm run portal -- <command>: answers questions about the manifest. Answers on stdout, everything else on stderr.
// Exit 0 fine, 1 problems found, 2 cannot read or bad usage.
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { difference } from '#manifest/change/diff.ts'
import { compile } from '#manifest/compile.ts'
import type { Linked } from '#manifest/link/linked.ts'
import type { Screens } from '#manifest/link/scope.ts'
import { asOf } from '#manifest/flag-dates.ts'
import type { Manifest } from '#manifest/manifest.ts'
import { formatProblems, nearest, type Problem } from '#manifest/problem.ts'
import type { ConfigText } from '#manifest/read/config-file.ts'
import { configFolder, readConfigFolder, root } from '../config-folder.ts'
import { mapsFolder } from '../build/source-maps.ts'
import { readScreens } from '../screens.ts'
import { acceptViews } from './accept.ts'
import { carryOut } from './edit/carry-out.ts'
import { newPlan } from './edit/new-plan.ts'
import { removePlan, renamePlan } from './edit/plans.ts'
import { datesFrom, datesLeftAside, datesText, dayOf, offFlags } from './dates.ts'
import { diffText, editsText, readBase } from './diff.ts'
import { docsText } from './docs.ts'
import { explainText, subjects } from './explain.ts'
import { linksWithoutAddress, overdueFlags } from '../serve/installation.ts'
import { mustBePossible, notGiven } from './impossible.ts'
import { menusTable, menusText, viewOf } from './menus.ts'
import { whoIs } from './people.ts'
import { stackLines, stackText } from './stack.ts'
import { askOnTerminal } from './terminal.ts'
import { COMMANDS, options, USAGE, Usage, type Command } from './usage.ts'

async function main(): Promise<number> {
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
  if (command === 'stack') {
    const [file] = rest
    const lines = stackLines(
      file === undefined ? await text(process.stdin) : readFileSync(file, 'utf8'),
      mapsFolder,
    )
    say(stackText(lines), lines)
    return lines.some(({ source }) => source !== undefined) ? 0 : 1
  }
  if (command === 'api') {
    const { apiChanges, apiOf, changesText } = await import('./api.ts')
    if (values.base === undefined) {
      say(JSON.stringify(apiOf(), null, 2), apiOf())
      return 0
    }
    const changes = apiChanges(values.base)
    say(changesText(changes, values.base), changes)
    return changes.length > 0 ? 1 : 0
  }
  const config = values.config ?? configFolder()
  const texts = readConfigFolder(config)
  if (texts.length === 0) throw new Error(`There are no manifests in ${config}.`)
  const screens = readScreens()
  const { problems, manifest, linked: undated } = compile(texts, screens)
  const day = values['as-of'] === undefined ? undefined : dayOf('as-of', values['as-of'])
  const linked = undated && day !== undefined ? asOf(undated, day) : undated

  const today = day ?? dayOf('today', values.today ?? new Date().toISOString().slice(0, 10))
  if (command === 'check' && manifest && linked) {
    problems.push(...overdueFlags(linked, today), ...linksWithoutAddress(linked))
  }
  const isWrong = problems.some(({ severity }) => severity === 'error')
  if (command === 'check') {
    const report = problems.length > 0 ? `${problemText(problems, texts)}\n\n` : ''
    const dates = linked ? datesFrom(linked, today) : []
    const right = manifest && !isWrong ? summary(manifest) + datesText(dates) : ''
    say(report + right, dates.length > 0 ? { problems, dates } : { problems })
    return isWrong || !manifest ? 1 : 0
  }
  if (!manifest || !linked) {
    console.error(problemText(problems, texts))
    const base = values.base ?? 'HEAD'
    const edits = command === 'diff' ? editsText(base, readBase(base), texts) : ''
    if (edits !== '') console.error(`\n${edits}`)
    return 1
  }

  const isAside = day === undefined ? datesLeftAside(linked) : undefined
  if (isAside !== undefined && ['menus', 'explain', 'diff'].includes(command)) console.error(isAside)
  switch (command as Exclude<Command, 'check' | 'stack' | 'api'>) {
    case 'menus': {
      if (values.accept) {
        if ([values.as, values.facts, values.area, day].some((only) => only !== undefined))
          throw new Usage('--accept takes every persona: leave out --as, --facts, --area and --as-of.')
        const { yes = false, json = false } = values
        return acceptViews(manifest, linked.personas, {
          config: resolve(config),
          yes,
          json,
          ask: askOnTerminal(),
        })
      }
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
      const who = whoIs(linked, values)
      mustBePossible(linked, who.name, { ...who.facts, area: values.area })
      const view = viewOf(manifest, who, values.area)
      const unknown = notGiven(linked, who.facts)
      say(unknown === undefined ? view.text : `${view.text}\n${unknown}\n`, view.view)
      return 0
    }
    case 'explain': {
      const [subject] = rest
      if (subject === undefined)
        throw new Usage(
          'explain needs an entry ("client/admin/messages"), a route id or a URL ("/myaccount").',
        )
      const { name, facts } = whoIs(linked, values)
      mustBePossible(linked, name, { ...facts, area: values.area })
      const answer = explainText(linked, subject, name, {
        area: 'default',
        ...facts,
        ...(values.area === undefined ? {} : { area: values.area }),
      })
      if (!answer) {
        const near = nearest(subject, subjects(linked))
        throw new Usage(
          `There is nothing called "${subject}".${near === undefined ? ' Entries are named "menu/group/item".' : ` Did you mean "${near}"?`}`,
        )
      }
      const unknown = notGiven(linked, facts)
      const off = day === undefined ? [] : offFlags(linked, answer.text, day)
      const notes = [...off, ...(unknown === undefined ? [] : [unknown])]
      say([answer.text, ...notes].join('\n\n'), answer.data)
      return 0
    }
    case 'diff': {
      const base = compileBase(values.base).linked
      const changes = difference(day === undefined ? base : asOf(base, day), linked)
      say(diffText(changes, linked, values.markdown ?? false), changes)
      return 0
    }
    case 'review': {
      if (values.as !== undefined) whoIs(linked, values)
      const before = compileBase(values.base)
      // Only here: a browser is needed for nothing else.
      const { writeReview } = await import('../review/review.ts')
      const out = resolve(values.out ?? 'review.html')
      const { personas, screenshots } = await writeReview({
        base: values.base ?? 'HEAD',
        config: resolve(config),
        before,
        after: { linked, manifest },
        difference: difference(before.linked, linked),
        only: values.as?.split('/')[0],
        out,
        tell: (progress) => console.error(progress),
      })
      say(
        `${out}: ${personas.length === 0 ? 'no persona is affected' : `affected ${personas.length === 1 ? 'is' : 'are'} ${personas.join(', ')}`}; ${screenshots} screenshots.`,
        { file: out, personas, screenshots },
      )
      return 0
    }
    case 'new':
    case 'rename':
    case 'remove': {
      if (day !== undefined) throw new Usage('--as-of is for commands that answer; this one writes.')
      const from = { linked, texts, screens, isShipped: resolve(config) === join(root, 'config') }
      const ask = askOnTerminal()
      const plan =
        command === 'new'
          ? await newPlan(from, rest[0], values, ask)
          : command === 'rename'
            ? renamePlan(from, rest)
            : removePlan(from, rest, {
                instead: values.instead,
                flagIs: values.on ? true : values.off ? false : undefined,
              })
      return carryOut(plan, {
        config: resolve(config),
        before: texts,
        screens,
        yes: values.yes ?? false,
        json: values.json ?? false,
        ask,
      })
    }
    case 'docs':
      say(docsText(linked), { markdown: docsText(linked) })
      return 0
  }
}

const problemText = (problems: readonly Problem[], texts: readonly ConfigText[]) =>
  formatProblems(problems, (file) => texts.find((each) => each.file === file)?.text)

/** The manifests to compare with. Throws an error to print when they cannot be read. */
function compileBase(base = 'HEAD'): { linked: Linked; manifest: Manifest } {
  const texts = readBase(base)
  const { linked, manifest, problems } = compile(texts, screensOf(texts))
  if (linked && manifest) return { linked, manifest }
  throw new Error(`The manifests of ${base} cannot be read:\n\n${formatProblems(problems, () => undefined)}`)
}

/** Screens that only the older manifests name count as existing: just the manifests are compared. */
function screensOf(texts: readonly ConfigText[]): Screens {
  const named = texts.flatMap(({ text }) =>
    [...text.matchAll(/"(screen|layout)":\s*"([^"]+)"/g)].map(([, kind, name]) =>
      kind === 'layout' ? `${name}.layout` : name!,
    ),
  )
  return new Map([...named.map((name): [string, string[]] => [name, []]), ...readScreens()])
}

function summary({
  routes,
  menus,
  contexts,
  conditions,
}: NonNullable<ReturnType<typeof compile>['manifest']>): string {
  return `The manifests are right: ${routes.length} routes, ${Object.keys(menus).length} menus, ${contexts.length} contexts, ${conditions.length} conditions.`
}

try {
  process.exitCode = await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
