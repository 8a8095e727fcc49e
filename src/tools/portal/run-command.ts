// Runs a command of npm run portal: answers on stdout, everything else on stderr.
import { compile } from '#manifest/compile.ts'
import { asOf } from '#manifest/flag-dates.ts'
import type { Manifest } from '#manifest/manifest.ts'
import { formatProblems, type Problem } from '#manifest/problem.ts'
import { checksToCompare } from '#manifest/checks/all.ts'
import type { Supplied } from '#manifest/supplied.ts'
import type { ConfigText } from '#manifest/read/config-file.ts'
import { configFolder, passedOver, readConfigFolder, readWholeFolder } from '../config-folder.ts'
import { layersIn, layersOf, withLayersOf } from '../layers.ts'
import { loadPortal, readProduct } from '../product.ts'
import { linksWithoutAddress, notReviewed, overdueFlags, overNotices } from '../serve/installation.ts'
import { helpOf, readCommandLine, type CommandName } from './command-line.ts'
import { answers } from './commands/answers.ts'
import type { Call, Command, EditCommand, ManifestCommand } from './commands/command.ts'
import { edits } from './commands/edits.ts'
import { others } from './commands/others.ts'
import { releaseCommands } from './commands/releases.ts'
import { datesFrom, datesText, dayOf } from './dates.ts'
import { readBase } from './base.ts'
import { editsElsewhere, editsText } from './edits-text.ts'
import { oneForEachGone } from './gone-files.ts'
import { USAGE, Usage } from './usage.ts'

const aboutManifests = Object.fromEntries(
  Object.entries(answers).map(([name, command]) => [
    name,
    (call: Call) => withManifests(call, name, command),
  ]),
) as Record<keyof typeof answers, Command>
const ofManifests = Object.fromEntries(
  Object.entries(edits).map(([name, command]) => [name, (call: Call) => editing(call, command)]),
) as Record<keyof typeof edits, Command>
const commands: Record<CommandName, Command> = {
  check,
  ...others,
  ...releaseCommands,
  ...aboutManifests,
  ...ofManifests,
}

/** Options that stand for a variable while their command runs, whatever reads it. */
const VARIABLES = { config: 'PORTAL_CONFIG', weights: 'PORTAL_WEIGHTS' } as const

/** Its exit code: 0 fine, 1 problems found, 2 cannot read or bad usage. */
export async function runCommand(words: readonly string[]): Promise<number> {
  const before = { ...process.env }
  try {
    return await run(words)
  } catch (error) {
    const said = inWords(error)
    if (words.includes('--json')) console.log(JSON.stringify({ error: said }, null, 2))
    else console.error(said)
    return 2
  } finally {
    for (const name of Object.values(VARIABLES))
      if (before[name] === undefined) delete process.env[name]
      else process.env[name] = before[name]
  }
}

async function run(words: readonly string[]): Promise<number> {
  const { name, rest, values } = readCommandLine(words)
  if (name === undefined || values.help) {
    console.log(name === undefined ? USAGE : helpOf(name))
    return name !== undefined || values.help || words[0] === 'help' ? 0 : 2
  }
  if (name !== 'diff' && values.layers?.includes('..'))
    throw new Usage('Only diff compares two lists of layers, a..b: name the layers themselves.')
  const say = (text: string, data: unknown) =>
    process.stdout.write(
      values.json ? `${JSON.stringify(data, null, 2)}\n` : text.endsWith('\n') ? text : `${text}\n`,
    )
  for (const [option, name] of Object.entries(VARIABLES) as ['config' | 'weights', string][])
    if (values[option] !== undefined) process.env[name] = values[option]
  await loadPortal()
  return commands[name]({ values, rest, say })
}

/** The manifests of the config folder, compiled; of a day if one is given. */
function read({ values }: Call, checks?: Parameters<typeof compile>[2]) {
  const config = configFolder()
  const { layers, before } = layersOf(values.layers)
  const texts = readConfigFolder(config, layers)
  if (texts.length === 0)
    throw new Error(`There are no manifests in ${config}.${asideOf(passedOver(config))}`)
  const product = readProduct()
  const { problems: all, manifest, resolved: undated } = compile(texts, product, checks)
  const base = values.base ?? (values.config === undefined ? 'HEAD' : undefined)
  const former = base === undefined || !hasErrors(all) ? [] : baseOrNothing(base, layers)
  const problemsOf = (every: readonly ConfigText[]) => compile(every, product, checks).problems
  const problems = oneForEachGone(all, texts, former, problemsOf)
  const day = values['as-of'] === undefined ? undefined : dayOf('as-of', values['as-of'])
  const resolved = undated && day !== undefined ? asOf(undated, day) : undated
  return { config, texts, layers, before, product, problems, manifest, resolved, day, base, former }
}

/** Nothing where there is none: what is wrong is said anyway. */
function baseOrNothing(base: string, layers: readonly string[]): ConfigText[] {
  try {
    return readBase(base, layers)
  } catch {
    return []
  }
}

function check(call: Call): number {
  const { values, say } = call
  const { config, texts, product, problems, manifest, resolved, day, layers, base, former } = read(call)
  const today = day ?? dayOf('today', values.today ?? new Date().toISOString().slice(0, 10))
  if (manifest && resolved)
    problems.push(
      ...overdueFlags(resolved, today),
      ...overNotices(resolved, today),
      ...notReviewed(resolved, today),
      ...linksWithoutAddress(resolved),
    )
  const isBaseWrong = !manifest || hasErrors(problems)
  const edited = isBaseWrong && base !== undefined ? editsElsewhere(base, problems, former, texts) : ''
  const isAlone = layers.length === 0 && values.layers === undefined
  const others = isAlone && !isBaseWrong ? eachLayer(config, product) : []
  const report = [
    edited,
    ...(problems.length > 0 ? [problemText(problems, texts)] : []),
    ...others.flatMap((each) =>
      each.problems.length === 0
        ? []
        : [`With the layer "${each.layer}":\n\n${problemText(each.problems, each.texts)}`],
    ),
  ]
    .filter((part) => part !== '')
    .map((part) => `${part}\n\n`)
    .join('')
  const isWrong = isBaseWrong || others.some((each) => hasErrors(each.problems))
  const dates = resolved ? datesFrom(resolved, today) : []
  const right = isWrong ? '' : summary(manifest!, others) + datesText(dates)
  const over = passedOver(config)
  say(report + right + asideOf(over), {
    problems,
    ...(others.length > 0 && {
      layers: Object.fromEntries(others.map((each) => [each.layer, each.problems])),
    }),
    ...(dates.length > 0 && { dates }),
    ...(over.length > 0 && { passedOver: over }),
  })
  return isWrong ? 1 : 0
}

const asideOf = (over: readonly string[]) => (over.length === 0 ? '' : `\nPassed over: ${over.join(', ')}.`)

const isError = ({ severity }: Problem) => severity === 'error'
const hasErrors = (problems: readonly Problem[]) => problems.some(isError)

interface CheckedLayer {
  layer: string
  texts: readonly ConfigText[]
  problems: readonly Problem[]
}

/** Each layer of the folder alone on the base, and what is wrong with it that is not wrong with the base. */
function eachLayer(config: string, product: Supplied): CheckedLayer[] {
  const whole = readWholeFolder(config)
  return layersIn(whole).map((layer) => {
    const texts = withLayersOf(whole, [layer])
    return { layer, texts, problems: compile(texts, product).problems.filter(isError) }
  })
}

/** What these answer is certain without the last checks, and explaining is how a broken claim is mended. */
const ANSWERED_EARLY: ReadonlySet<string> = new Set(['explain'])

/** Runs a command about manifests; prints what is wrong with them if they are not right. */
async function withManifests(call: Call, name: string, command: ManifestCommand): Promise<number> {
  const checks = ANSWERED_EARLY.has(name) ? checksToCompare : undefined
  const { problems, manifest, resolved, ...rest } = read(call, checks)
  if (manifest && resolved) return command({ ...call, ...rest, manifest, resolved })
  if (call.values.json && name !== 'diff') call.say('', { problems })
  else console.error(problemText(problems, rest.texts))
  if (name !== 'diff') return 1
  // Where a claim is broken, or a name is left without use, who gains and loses is the question.
  const compared = read(call, checksToCompare)
  if (compared.manifest && compared.resolved) {
    const { manifest: provisional, resolved: unproved } = compared
    await command({ ...call, ...rest, manifest: provisional, resolved: unproved })
    return 1
  }
  const base = call.values.base ?? 'HEAD'
  const edited = editsText(base, readBase(base, rest.layers), rest.texts)
  if (edited !== '') console.error(`\n${edited}`)
  return 1
}

/** Runs a command that edits manifests. It is held against them as they will be: what is wrong now may be what it mends. */
function editing(call: Call, command: EditCommand): number | Promise<number> {
  const { problems, resolved, ...rest } = read(call)
  if (resolved) return command({ ...call, ...rest, resolved })
  if (call.values.json) call.say('', { problems })
  else console.error(problemText(problems, rest.texts))
  return 1
}

const problemText = (problems: readonly Problem[], texts: readonly ConfigText[]) =>
  formatProblems(problems, (file) => texts.find((each) => each.file === file)?.text)

const summary = (
  { routes, menus, contexts, conditions }: Manifest,
  layers: readonly CheckedLayer[],
): string => {
  const each =
    layers.length === 0 ? '' : ` So they are with each layer: ${layers.map(({ layer }) => layer).join(', ')}.`
  return `The manifests are right: ${routes.length} routes, ${Object.keys(menus).length} menus, ${contexts.length} contexts, ${conditions.length} conditions.${each}`
}

function inWords(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { code, path } = error as NodeJS.ErrnoException
  if (code === 'ENOENT' && path !== undefined) return `There is no file ${path}.`
  if (code === 'EISDIR') return `${path ?? 'What was named'} is a folder, and a file is needed.`
  return error.message
}
