// Each option of each command is read, or refused beside what would make it say nothing.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { COMMANDS, optionsOf, readCommandLine } from '#tools/portal/command-line.ts'
import { ADDITIONS } from '#tools/portal/edit/additions.ts'
import { questionsOf } from '#tools/portal/edit/new-questions.ts'
import { commandSays } from './command-says.ts'
import { config, edit, portal, remove, startAgain, unchanged } from './small-portal.ts'

/** A command without the option, what the option adds, and what is prepared before. */
type Row = readonly [without: string, option: string, prepared?: () => void]

const dated = () =>
  edit('flags.json', '"description": "Opens', '"off-from": "2027-07-01", "description": "Opens')
/** What a claim in another file needs. */
const removed = () => edit('menus/main.json', '"to": "planner"', '"to": "home"')
const noWeights = () => writeFileSync(join(config, '../weights.json'), '{}')
const changed = () => {
  unchanged()
  noWeights()
  edit('menus/main.json', '"to": "planner"', '"label": "Plan", "to": "planner"')
}
const READ: Record<string, Row> = {
  'check today': ['check', '--today 2100-01-01'],
  'check base': ['check', '--base before', () => (unchanged(), removed())],
  'check as-of': ['check', '--as-of 2100-01-01'],
  'check layers': ['check', '--layers x'],
  'menus as': ['menus', '--as client'],
  'menus facts': ['menus', '--facts member=client'],
  'menus area': ['menus --as client', '--area download'],
  'menus accept': ['menus', '--accept'],
  'menus everybody': ['menus', '--everybody'],
  'menus compare': ['menus', '--compare'],
  'menus yes': ['menus --accept', '--yes'],
  'menus as-of': ['menus --as client', '--as-of 2027-07-02', dated],
  'menus layers': ['menus', '--layers x'],
  'explain as': ['explain planner', '--as client'],
  'explain facts': ['explain planner', '--facts member=client'],
  'explain area': ['explain main/planner --as client', '--area download'],
  'explain code': ['explain', '--code x'],
  'explain weights': ['explain main/planner', '--weights before/../weights.json', noWeights],
  'explain as-of': ['explain main/planner --as client', '--as-of 2027-07-02', dated],
  'explain layers': ['explain planner', '--layers x'],
  'diff base': ['diff', '--base before', () => (unchanged(), dated())],
  'diff markdown': ['diff --base before', '--markdown', changed],
  'diff affects': ['diff --base before', '--affects client', changed],
  'diff weights': ['diff --base before', '--weights before/../weights.json', changed],
  'diff as-of': ['diff --base before', '--as-of 2027-07-02', () => (unchanged(), dated())],
  'diff layers': ['diff', '--layers x'],
  'review base': [
    'review --as nobody',
    '--base nowhere',
    () => edit('personas.json', '"viewer"', '"nobody"'),
  ],
  'review as': ['review --base nowhere', '--as nobody'],
  'claims layers': ['claims', '--layers x'],
  'staff-page layers': ['staff-page --layers base', '--layers x'],
  'weigh layers': ['weigh nothing', '--layers x'],
  'doctor settings': ['doctor --headers', '--settings nothing'],
  'doctor headers': [
    'doctor --settings before/settings.json',
    '--headers',
    () => writeFileSync(`${unchanged()}/settings.json`, '{}'),
  ],
  'move yes': ['move main/planner --down', '--yes'],
  'move in': ['move main/planner', '--in footer/company'],
  'move before': ['move main/planner', '--before home'],
  'move up': ['move main/planner', '--up'],
  'move down': ['move main/planner', '--down'],
  'rename yes': ['rename main/help answers', '--yes'],
  'remove yes': ['remove main/help', '--yes'],
  'remove instead': ['remove home', '--instead planner'],
  'remove on': ['remove flag planner', '--on'],
  'remove off': ['remove flag planner', '--off'],
  'announce yes': ['announce Hello', '--yes'],
  'announce kind': ['announce Hello', '--kind loud'],
  'announce from': ['announce Hello', '--from x'],
  'announce until': ['announce Hello', '--until x'],
  'announce when': ['announce Hello', '--when x=y'],
  'announce link': ['announce Hello', '--link x'],
  'announce id': ['announce Hello', '--id hi'],
  'announce stays': ['announce Hello --json', '--stays'],
  'announce end': ['announce', '--end x'],
  'close yes': ['close planner --until 2099-01-01', '--yes'],
  'close from': ['close planner --until 2099-01-01', '--from x'],
  'close until': ['close planner', '--until 2099-01-01'],
  'close says': ['close planner --until 2099-01-01 --json', '--says Mended'],
  'open yes': [
    'open planner',
    '--yes',
    () =>
      edit(
        'routes/account.json',
        '"id": "planner",',
        '"id": "planner", "closed": { "until": "2099-01-01", "says": "Mended." },',
      ),
  ],
  'create from': ['create before', '--from nothing'],
  'approve key': ['approve x', '--key x'],
  'switch on': ['switch x', '--on'],
  'switch off': ['switch x', '--off'],
  'conformance api': ['conformance --token-file nothing', '--api http://localhost'],
  'conformance token-file': ['conformance --api http://localhost', '--token-file nothing'],
  'api base': ['api', '--base nowhere'],
}

/** Shown where the whole command runs: it draws pages, bundles, asks a network or needs the folder of a build. */
const READ_ELSEWHERE = [
  ...[
    'review out',
    'weigh out',
    'review weights',
    'staff-page out',
    'doctor portal',
    'doctor sign-in',
    'doctor user',
  ],
  ...['doctor password-file', 'release yes', 'release uncommitted', 'release message', 'release key'],
  ...['release new-key', 'release layers', 'approve yes', 'conformance with-writes', 'conformance portal'],
  ...['conformance out'],
]

beforeEach(startAgain)
afterAll(remove)

describe('An option of a command', { timeout: 180_000 }, () => {
  it('is in this table', () => {
    const all = COMMANDS.flatMap((command) =>
      command === 'new' ? [] : optionsOf(command).map((option) => `${command} ${option}`),
    )
    const everywhere = / (config|json|help)$/
    expect([...Object.keys(READ), ...READ_ELSEWHERE].toSorted()).toEqual(
      all.filter((each) => !everywhere.test(each)).toSorted(),
    )
  })

  it.each(Object.entries(READ))('is read: %s', async (_, [without, option, prepared = () => {}]) => {
    const said = async (words: string) => {
      startAgain()
      prepared()
      const paths = words.split(' ').map((word) => word.replace(/^before/, join(config, '../before')))
      const takesConfig = optionsOf(paths[0] as 'check').includes('config')
      const { code, out, err } = await (takesConfig ? portal(...paths) : commandSays(paths))
      return `${code} ${out} ${err}`
    }
    expect(await said(`${without} ${option}`)).not.toBe(await said(without))
  })

  it.each([
    ['check --today 2100-01-01 --as-of 2100-01-01', '--today and --as-of do not go together.'],
    ['menus --compare --accept', '--compare and --accept do not go together.'],
    ['menus --compare --as client', '--compare and --as do not go together.'],
    ['menus --accept --facts member=client', '--accept and --facts do not go together.'],
    ['menus --accept --as-of 2100-01-01', '--accept and --as-of do not go together.'],
    ['menus --compare --yes', '--compare and --yes do not go together.'],
    ['menus --yes', '--yes goes with --accept.'],
    ['menus --area default', '--area goes with --as or --facts.'],
    ['explain x --code y --as client', '--code and --as do not go together.'],
    ['diff --markdown --json', '--markdown and --json do not go together.'],
    ['doctor --headers --portal x', '--headers and --portal do not go together.'],
    ['doctor --user ann', '--user goes with --password-file.'],
    ['doctor --password-file x', '--password-file goes with --user.'],
    ['move x --up --down', '--up and --down do not go together.'],
    ['move x --up --in y', '--up and --in do not go together.'],
    ['remove x --on --off', '--on and --off do not go together.'],
    ['announce --end x --kind info', '--end and --kind do not go together.'],
    ['release --new-key ann --message x', '--new-key and --message do not go together.'],
    ['switch x --on --off', '--on and --off do not go together.'],
    ['stack x --config y', '--config is an option of check'],
    ['create x --config y', '--config is an option of check'],
    ['completion bash --config y', '--config is an option of check'],
    ['review --as-of 2100-01-01', '--as-of is an option of check'],
    ['doctor --as-of 2100-01-01', '--as-of is an option of check'],
    ['claims --as-of 2100-01-01', '--as-of is an option of check'],
  ])('that would say nothing is refused: %s', (words, sentence) => {
    expect(() => readCommandLine(words.split(' '))).toThrow(sentence)
  })

  it.each(Object.entries(ADDITIONS))('of new %s is asked for, or refused', async (kind, addition) => {
    const asked = questionsOf(addition).map(({ name }) => name)
    const others = optionsOf('new').filter(
      (name) => !['yes', 'config', 'json', 'help', ...asked].includes(name),
    )
    expect(asked.filter((name) => !optionsOf('new').includes(name as 'id'))).toEqual([])
    for (const name of others.slice(0, 3))
      expect((await portal('new', kind, `--${name}`, 'x')).err).toContain(`new ${kind} takes no --${name}.`)
  })

  it.each([
    ...['check', 'menus', 'explain planner', 'diff', 'review', 'claims', 'staff-page', 'weigh x', 'doctor'],
    ...['new flag', 'move planner', 'rename planner', 'remove planner', 'announce x', 'close planner'],
    ...['open planner', 'release --yes', 'conformance --api https://api.example --token-file x'],
  ])('--config is the folder of whatever %s reads', async (words) => {
    const nowhere = join(config, '../nowhere')
    const beside = join(nowhere, 'config')
    mkdirSync(nowhere)
    writeFileSync(join(nowhere, 'portal.ts'), 'throw new Error("This portal is read.")')
    expect((await commandSays([...words.split(' '), '--config', beside])).err).toContain(
      'This portal is read.',
    )
  })
})
