// Reads the words of npm run portal: the command, its options and what they are given. Usage says what is wrong with them.
import { parseArgs } from 'node:util'
import { nearest } from '#manifest/problem.ts'
import type { Values } from './commands/command.ts'
import { options, USAGE, Usage } from './usage.ts'

export type OptionName = keyof typeof options

const EVERYWHERE = ['json', 'help'] as const satisfies readonly OptionName[]
const ANSWERS_OF_NEW = [
  ...['id', 'title', 'path', 'routes', 'guards', 'area', 'in', 'label', 'screen', 'to', 'link', 'command'],
  ...['when', 'menu', 'navigation', 'before', 'text', 'action', 'remember', 'owner', 'description', 'review'],
  ...['on-from', 'follows', 'for', 'personas', 'require', 'otherwise', 'notice'],
  ...['claim', 'source', 'claim-for', 'says', 'shown', 'hidden', 'opens', 'closed'],
  ...['kind', 'reached-from', 'asks', 'send', 'next', 'within', 'sent-by'],
] as OptionName[]

/** The commands, with the options of each in addition to --json and --help. */
const OPTIONS_OF = {
  check: ['today', 'base', 'as-of', 'layers', 'config'],
  menus: ['as', 'facts', 'area', 'everybody', 'accept', 'compare', 'yes', 'as-of', 'layers', 'config'],
  explain: ['as', 'facts', 'area', 'code', 'weights', 'as-of', 'layers', 'config'],
  diff: ['base', 'markdown', 'affects', 'weights', 'as-of', 'layers', 'config'],
  review: ['base', 'as', 'out', 'weights', 'config'],
  claims: ['layers', 'config'],
  'staff-page': ['out', 'layers', 'config'],
  weigh: ['out', 'layers', 'config'],
  doctor: ['settings', 'portal', 'sign-in', 'user', 'password-file', 'headers', 'config'],
  new: ['yes', 'config', ...ANSWERS_OF_NEW],
  move: ['yes', 'in', 'before', 'up', 'down', 'config'],
  rename: ['yes', 'config'],
  remove: ['yes', 'instead', 'on', 'off', 'config'],
  announce: ['yes', 'kind', 'from', 'until', 'when', 'link', 'id', 'stays', 'end', 'config'],
  close: ['yes', 'from', 'until', 'says', 'config'],
  open: ['yes', 'config'],
  release: ['yes', 'uncommitted', 'message', 'key', 'new-key', 'layers', 'config'],
  releases: ['config'],
  approve: ['key', 'yes', 'config'],
  rollback: ['config'],
  switch: ['on', 'off', 'config'],
  stack: [],
  pictures: ['config'],
  create: ['from'],
  api: ['base', 'config'],
  conformance: ['api', 'token-file', 'with-writes', 'portal', 'out', 'config'],
  completion: [],
  complete: [],
} as const satisfies Readonly<Record<string, readonly OptionName[]>>

/** Beside the first of each list, none of the others would be read. */
const APART: Partial<Record<CommandName, readonly string[]>> = {
  check: ['today as-of'],
  menus: [
    'everybody compare accept yes as facts area',
    'compare accept yes as facts area as-of',
    'accept as facts area as-of',
  ],
  explain: ['code as facts area as-of'],
  diff: ['markdown json'],
  doctor: ['headers portal sign-in user password-file'],
  move: ['up down in before', 'down in before'],
  remove: ['on off'],
  announce: ['end kind from until when link id stays'],
  release: ['new-key yes uncommitted message key layers'],
  switch: ['on off'],
}
/** The first of each list is read only with one of the others. */
const TOGETHER: typeof APART = {
  menus: ['yes accept', 'area as facts'],
  doctor: ['user password-file', 'password-file user'],
}

/** How many words they take; the others read all that they are given. */
const WORDS_OF: Partial<Record<keyof typeof OPTIONS_OF, 0 | 1>> = {
  ...{ check: 0, menus: 0, diff: 0, review: 0, claims: 0, 'staff-page': 0, doctor: 0 },
  ...{ release: 0, releases: 0, approve: 1, rollback: 1, switch: 1, weigh: 1, stack: 1, create: 1 },
}

export type CommandName = keyof typeof OPTIONS_OF

export const COMMANDS: readonly CommandName[] = (Object.keys(OPTIONS_OF) as CommandName[]).filter(
  (name) => name !== 'complete',
)

export interface CommandLine {
  /** Undefined if only the help is asked for, or nothing. */
  name: CommandName | undefined
  rest: readonly string[]
  values: Values
}

/** What the options of this command are called. */
export const optionsOf = (command: CommandName): OptionName[] => [...OPTIONS_OF[command], ...EVERYWHERE]

export const isCommand = (name: string): name is CommandName => Object.hasOwn(OPTIONS_OF, name)

/** Throws Usage for a command or an option that is not there, is not this command's, is given twice or lacks its value. */
export function readCommandLine(args: readonly string[]): CommandLine {
  // What is completed is not finished, so nothing is wrong with it.
  if (args[0] === 'complete') return { name: 'complete', rest: args.slice(1), values: {} }
  const { values, positionals, tokens } = parseArgs({
    args: [...args],
    allowPositionals: true,
    strict: false,
    tokens: true,
    options,
  })
  const [name, ...rest] = positionals
  if (name === undefined || name === 'help') return { name: undefined, rest, values: values as Values }
  if (!isCommand(name)) {
    const near = nearest(name, COMMANDS)
    throw new Usage(
      `There is no command "${name}".${near === undefined ? '' : ` Did you mean "${near}"?`} npm run portal -- --help says which there are.`,
    )
  }
  const seen = new Set<string>()
  for (const token of tokens) {
    if (token.kind !== 'option') continue
    checkOption(name, token)
    if (seen.has(token.name)) throw new Usage(`--${token.name} is given twice; give it once.`)
    seen.add(token.name)
  }
  for (const list of APART[name] ?? []) {
    const [first, other] = list.split(' ').filter((each) => seen.has(each))
    if (other !== undefined && list.startsWith(`${first} `))
      throw new Usage(`--${first} and --${other} do not go together.`)
  }
  for (const list of TOGETHER[name] ?? []) {
    const [first = '', ...others] = list.split(' ')
    if (seen.has(first) && !others.some((each) => seen.has(each)))
      throw new Usage(`--${first} goes with ${others.map((each) => `--${each}`).join(' or ')}.`)
  }
  const most = WORDS_OF[name] ?? rest.length
  if (rest.length > most)
    throw new Usage(
      `${name} takes ${most === 0 ? 'no word, and not' : 'one word, and not also'}: ${rest.slice(most).join(' ')}.`,
    )
  return { name, rest, values: values as Values }
}

function checkOption(
  command: CommandName,
  { name, rawName, value }: { name: string; rawName: string; value?: string | undefined },
): void {
  const known = optionsOf(command)
  const takes = `${command} takes ${known.map((each) => `--${each}`).join(', ')}.`
  if (!Object.hasOwn(options, name)) {
    const near = nearest(name, known)
    throw new Usage(
      `There is no option ${rawName}. ${near === undefined ? takes : `Did you mean --${near}?`}`,
    )
  }
  if (!known.includes(name as OptionName)) {
    const others = COMMANDS.filter((each) => optionsOf(each).includes(name as OptionName))
    throw new Usage(`${rawName} is an option of ${others.join(', ')}. ${takes}`)
  }
  const isText = options[name as OptionName].type === 'string'
  if (isText && value === undefined) throw new Usage(`${rawName} needs a value: ${rawName} <…>.`)
  if (!isText && value !== undefined) throw new Usage(`${rawName} takes no value.`)
}

/** The part of the help that is about this command. */
export function helpOf(command: string): string {
  const lines = USAGE.split('\n')
  const start = lines.findIndex((line) => new RegExp(`^  ${command}\\b`).test(line))
  const end = lines.findIndex((line, i) => i > start && (/^ {2}\S/.test(line) || line === ''))
  return [...lines.slice(start, end), '', ...lines.filter((line) => /^ {2}--|^Exit/.test(line))].join('\n')
}
