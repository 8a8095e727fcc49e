// Every command that documents and messages name is typed as they name it, on a copy of config/ and of the folder of a host.
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { compile } from '#manifest/compile.ts'
import { encodeSituation } from '#runtime/situation/situation-code.ts'
import { readConfigFolder } from '#tools/config-folder.ts'
import { settingsText } from '#tools/build/settings-document.ts'
import { knownReleases } from '#tools/portal/code/releases.ts'
import { readCommandLine, type CommandName } from '#tools/portal/command-line.ts'
import { whoIs } from '#tools/portal/people.ts'
import { readProduct } from '#tools/product.ts'
import { releaseConfig } from '#tools/release/release.ts'
import { buildCode, makeKeys } from '../../support/built-code.ts'
import { commandSays } from './command-says.ts'
import { root } from '../../support/root.ts'

const folder = mkdtempSync(join(tmpdir(), 'portal-named-'))
const [copy, kept] = [join(folder, 'copy'), join(folder, 'kept')]
const [config, dist] = [join(copy, 'config'), join(copy, 'dist')]
/** What the words in <…> stand for, by command or for all. */
const given: Record<string, string> = {
  persona: 'client',
  flag: 'retirement-planner',
  entry: 'client/admin/messages',
  'menu/group/item, route or URL': 'client/admin/messages',
  'git reference or folder': 'HEAD',
  'weigh file': 'sent.jsonl',
  'weigh what portals sent': 'sent.jsonl',
}

/** A host on which two releases were current and a third one waits, and what else commands are given. */
beforeAll(async () => {
  cpSync(join(root, 'config'), join(kept, 'config'), { recursive: true })
  cpSync(join(root, 'schemas'), join(kept, 'schemas'), { recursive: true })
  cpSync(join(root, 'tests/menus'), join(kept, 'tests/menus'), { recursive: true })
  vi.stubEnv('PORTAL_CONFIG', join(kept, 'config'))
  vi.stubEnv('PORTAL_DIST', dist)
  vi.stubEnv('PORTAL_RELEASE_KEYS', join(folder, 'release-keys.json'))
  const { ann } = await makeKeys(folder, ['ann'], { approvals: 1 })
  buildCode(join(kept, 'dist'))
  const released: string[] = []
  for (const [message, key] of [['One', ann], ['Two', ann], ['Three']] as const)
    released.push((await releaseConfig(join(kept, 'dist'), { message, key })).id)
  const { manifest, resolved } = compile(readConfigFolder(), readProduct())
  const [known] = knownReleases({ config, compiled: { manifest: manifest!, resolved: resolved! } })
  const { facts } = whoIs(resolved!, manifest!, { as: 'client' })
  const code = encodeSituation(manifest!, known!.id, { facts, route: 'messages' })
  Object.assign(given, {
    ...{ 'approve id': released[2], 'approve file': ann, 'rollback id': released[0] },
    'rollback back': released[0],
    'explain code': code,
  })
  const here = join(kept, 'here')
  mkdirSync(here)
  writeFileSync(join(here, 'sent.jsonl'), JSON.stringify([{ kind: 'situation', week: '2026-11-23', code }]))
  writeFileSync(join(here, 'report.json'), '{"stack":[]}')
  writeFileSync(join(here, 'settings.json'), settingsText())
  writeFileSync(
    join(here, 'answers.json'),
    '{"name":"Small Bank","kinds":["private"],"pages":["Statements"]}',
  )
})
afterAll(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

/** In a sentence, where it may go over a line, and in a block. */
const NAMED = /(?<=`)npm run (?:-s )?portal -- ([^`]+)(?=`)|^ *npm run (?:-s )?portal -- (.+)/gm
/** As a shell splits them; a comment, where the output goes and what a sentence goes on with are no words of it. */
const wordsOf = (line: string) =>
  [...line.replace(/\s+[#>] .*/, '').matchAll(/"([^"]*)"|<[^>]*>|\$\([^)]*\)|'([^']*)'|\S+/g)].map(
    ([whole, double, single]) => double ?? single ?? whole,
  )

const documents = globSync(['README.md', '.github/*.md', 'config/*.md', 'src/**/*.md'], {
  cwd: root,
}).filter((file) => !file.endsWith('commands.gen.md'))
const inDocuments = documents.flatMap((file) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(NAMED)].map(([, inText, inBlock = '']) => ({
    ...{ file, line: (inText ?? inBlock).replaceAll(/\s+/g, ' ') },
  })),
)
/** In texts of the code: up to the end of the text. */
const inMessages = globSync('src/{engine,portal,sandbox,tools}/**/*.{ts,tsx}', { cwd: root }).flatMap(
  (file) =>
    [
      ...readFileSync(join(root, file), 'utf8').matchAll(
        /^(?!\s*(?:\/\/|\*|\/\*)).*?npm run portal -- ([a-z-]+[^`'"\n]*)/gm,
      ),
    ].map(([, line = '']) => ({
      file,
      line: line.replace(/\$\{([^}]*)\}?/g, '<$1>').replace(/<\/.*|\.\s.*|[.,:;]?$/, ''),
    })),
)

/** What they need is not here: an installation or an API that is asked, a browser that draws. tests/tools/openapi carries out `api`. */
const NEED_MORE: ReadonlySet<CommandName> = new Set(['doctor', 'conformance', 'review', 'pictures', 'api'])
/** What a command is told beside what is named, so that it asks nobody and writes nowhere else. */
const TOLD: Partial<Record<CommandName, readonly string[]>> = {
  ...{ rename: ['--yes'], remove: ['--yes'], announce: ['--yes'], close: ['--yes'], open: ['--yes'] },
  ...{ release: ['--yes'], approve: ['--yes'], menus: ['--yes'] },
  create: ['--from', 'answers.json'],
}
/** Of one named without what it needs: the help about it. */
const NEED_WORDS: ReadonlySet<CommandName> = new Set([
  ...(['explain', 'new', 'move', 'rename', 'remove', 'announce', 'close', 'open'] as const),
  ...(['approve', 'switch', 'weigh', 'create', 'stack'] as const),
])
/** They answer with 1 where something differs, is wrong or is not known. */
const ANSWER: ReadonlySet<CommandName> = new Set(['check', 'diff', 'stack'])

/** With what each <…> stands for. */
function typed(line: string): { name: CommandName; words: string[] } {
  const words = wordsOf(line.replaceAll('…', 'x'))
  const name = words[0] as CommandName
  const filled = words.map((word) => {
    const [, inside] = /^<(.*)>$/.exec(word) ?? []
    if (inside === undefined) return word
    const stands = given[`${name} ${inside}`] ?? given[inside]
    if (stands === undefined) throw new Error(`<${inside}> stands for nothing in this test`)
    return stands
  })
  const at = filled.indexOf('--code')
  if (at > 0) filled[at + 1] = given['explain code']!
  return { name, words: filled }
}

/** The code it ends with, and what it said; undefined where it cannot be carried out here. */
async function carriedOut(line: string) {
  const { name, words } = typed(line)
  if (words[0]!.startsWith('--help')) return await commandSays(['--help'])
  const { rest, values } = readCommandLine(words)
  if (NEED_MORE.has(name) && values.headers !== true) return undefined
  if (NEED_WORDS.has(name) && rest.length === 0 && Object.keys(values).length === 0)
    return await commandSays([name, '--help'])
  rmSync(copy, { recursive: true, force: true })
  cpSync(kept, copy, { recursive: true })
  vi.stubEnv('PORTAL_CONFIG', config)
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-01T09:00:00Z') })
  const home = process.cwd()
  process.chdir(join(copy, 'here'))
  const isNew = name === 'new' && !words.includes('--id')
  const asks = name === 'menus' ? words.includes('--accept') : !words.includes('--new-key')
  const told = [...(asks ? (TOLD[name] ?? []) : []), ...(name === 'new' && !isNew ? ['--yes'] : [])]
  const said = await commandSays([...words, ...told.filter((word) => !words.includes(word))])
  process.chdir(home)
  vi.useRealTimers()
  return isNew && said.code === 2 && said.err.includes('--id') ? { ...said, code: 0 } : said
}

/** Each once, with the first place that names it. */
const named = new Map(
  [
    ...inMessages.map(({ file, line }) => [line, `a message of ${file}`] as const),
    ...inDocuments.map(({ file, line }) => [line, file] as const),
  ].toReversed(),
)

describe('Somebody who types a command', () => {
  it.each([...named].map(([line, where]) => ({ where, line })))(
    'that $where names: $line',
    async ({ line }) => {
      const said = await carriedOut(line)
      if (!said) return
      const isAnswer = ANSWER.has(line.split(' ')[0] as CommandName) && said.code === 1
      const isFine = isAnswer || said.code === 0
      expect(isFine ? '' : `${said.code}: ${said.err}${said.out}`).toBe('')
    },
  )
})
