// npm run portal -- release, approve, releases, rollback, switch: what they do in the folder of a build.
import { execFileSync } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { compressFiles } from '#tools/build/compress.ts'
import type { ReleaseKeys } from '#app/release/release.ts'
import { runCommand } from '#tools/portal/run-command.ts'
import { readCode } from '#tools/release/code.ts'
import { keepKeys } from '#tools/release/former-keys.ts'
import { bringFormerReleases } from '#tools/release/former-releases.ts'
import { hashOf } from '#tools/release/hashes.ts'
import { makeRelease } from '#tools/release/make-release.ts'
import { putInPlace } from '#tools/release/put-in-place.ts'
import { releasesText } from '#tools/release/releases-text.ts'
import { commandSays } from '../portal/command-says.ts'
import { approveRelease, flagsOf, releaseConfig, rollBack, switchOff } from '#tools/release/release.ts'
import { buildCode, makeKeys } from '../../support/built-code.ts'
import { root } from '../../support/root.ts'

let folder = ''
let dist = ''
let config = ''

const json = (name: string) => JSON.parse(readFileSync(join(dist, name), 'utf8')) as Record<string, unknown>
const text = (name: string) => readFileSync(join(dist, name), 'utf8')
const edit = (file: string, from: string, to: string) => {
  const path = join(config, file)
  writeFileSync(path, readFileSync(path, 'utf8').replace(from, to))
}
const renamed = (to: string) =>
  edit(
    'routes/account.json',
    /"title": "(Documents|Papers|Files)"/.exec(readFileSync(join(config, 'routes/account.json'), 'utf8'))![0],
    `"title": "${to}"`,
  )

/** Two people with keys; a release needs as many signatures as `approvals` says. */
async function keys(approvals: number, script?: string): Promise<Record<'ann' | 'bob' | 'eve', string>> {
  const made = await makeKeys(folder, ['ann', 'bob', 'eve'], { approvals, known: ['ann', 'bob'] })
  buildCode(dist, script)
  return made
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-release-'))
  dist = join(folder, 'dist')
  config = join(folder, 'config')
  cpSync(join(root, 'config'), config, { recursive: true })
  process.env['PORTAL_CONFIG'] = config
  buildCode(dist)
})
afterEach(() => {
  vi.unstubAllEnvs()
  delete process.env['PORTAL_CONFIG']
  delete process.env['PORTAL_RELEASE_KEYS']
  rmSync(folder, { recursive: true })
})

const yes = async () => true

describe('An operator who releases a changed label', () => {
  it('has it served: current.json, the page and the manifest name it', async () => {
    const first = await releaseConfig(dist, { message: 'The first' })
    renamed('Papers')
    const second = await releaseConfig(dist, { message: 'Papers, not documents' })
    expect(second.text).toContain('+ sees "Papers" (client/admin/documents)')
    expect(second.text).toContain(`The release ${second.id} is current: open portals follow within a minute.`)
    expect(json('current.json')).toEqual({ release: second.id, off: [] })
    expect(text('index.html')).toContain(`data-release='{"id":"${second.id}"`)
    const [, path = ''] = /"manifest":"([^"]+)"/.exec(text('index.html'))!
    expect(text(path)).toContain('"title":"Papers"')
    expect(readdirSync(join(dist, 'releases'))).toHaveLength(2)
    expect(first.id).not.toBe(second.id)
  })

  it('releases the layers in force; their limits are part of the code', async () => {
    await releaseConfig(dist, { message: 'The first' })
    vi.stubEnv('PORTAL_LAYERS', 'staging')
    await releaseConfig(dist, { message: 'For trying', mayChangeLayers: true })
    expect(text('index.html')).toContain('Larkfield Wealth staging')
    writeFileSync(
      join(config, 'layers/staging/limits.json'),
      '{ "limits": { "expiring-notice-default": { "value": 61 } } }',
    )
    await expect(releaseConfig(dist, { message: 'Less' })).rejects.toThrow(
      'config/limits.json: part of the code, so this change needs a build: npm run build.',
    )
    vi.unstubAllEnvs()
  })

  it('cannot release a brand whose mark and colours would stay those of the build', async () => {
    await releaseConfig(dist, { message: 'The first' })
    vi.stubEnv('PORTAL_LAYERS', 'ashmere')
    await expect(releaseConfig(dist, { message: 'The brand', mayChangeLayers: true })).rejects.toThrow(
      'the colours and the mark of config/brand.json: part of the code, so this change needs a build: npm run build.',
    )
    vi.unstubAllEnvs()
  })

  it('reads for whom and from where before anything is released, and is asked', async () => {
    vi.stubEnv('PORTAL_DIST', dist)
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    const out = vi.spyOn(process.stdout, 'write').mockImplementation(() => true)
    expect(await runCommand(['release', '--message', 'The first'])).toBe(1)
    expect(said.mock.calls.join()).toContain(
      `From ${config} (not in git), without layers, for everybody who is served ${dist}.`,
    )
    expect(said.mock.calls.join()).toContain('The first release.')
    expect(out.mock.calls.join()).toContain('Nothing was released. Without a terminal, --yes answers.')
    expect(readdirSync(dist)).not.toContain('current.json')
    expect(readdirSync(join(dist, 'releases'))).toEqual([])
    const code = await runCommand(['release', '--message', 'The first', '--yes'])
    expect(code).toBe(0)
    expect(readdirSync(join(dist, 'releases'))).toHaveLength(1)
    vi.unstubAllEnvs()
    vi.restoreAllMocks()
  })

  it('releases the folder that they name, for the build of its portal', async () => {
    vi.stubEnv('PORTAL_DIST', dist)
    await releaseConfig(dist, { message: 'The first' })
    const other = join(folder, 'other')
    cpSync(config, other, { recursive: true })
    writeFileSync(
      join(other, 'routes/account.json'),
      readFileSync(join(other, 'routes/account.json'), 'utf8').replace('"Documents"', '"Papers"'),
    )
    const words = ['release', '--config', other, '--message', 'Papers', '--uncommitted', '--yes']
    const { code, out } = await commandSays(words)
    expect([code, out]).toEqual([0, expect.stringContaining('+ sees "Papers" (client/admin/documents)')])
    expect(process.env['PORTAL_CONFIG']).toBe(config)
    vi.unstubAllEnvs()
  })

  it('releases nothing that is not committed, unless they say so', async () => {
    const git = (...words: string[]) =>
      execFileSync('git', ['-c', 'user.name=Ann', '-c', 'user.email=a@b.example', ...words], { cwd: config })
    git('init', '-q')
    git('add', '.')
    git('commit', '-q', '-m', 'As it is')
    await releaseConfig(dist, { message: 'The first' })
    renamed('Papers')
    await expect(releaseConfig(dist, { message: 'Papers' })).rejects.toThrow(
      `${config} has changes that are not committed, so nobody could see later what was released: commit them, or say --uncommitted.`,
    )
    const { id } = await releaseConfig(dist, { message: 'Papers', mayBeUncommitted: true })
    expect(json('current.json')['release']).toBe(id)
    git('commit', '-q', '-a', '-m', 'Papers')
    git('config', 'status.showUntrackedFiles', 'no')
    cpSync(join(config, 'layers/staging'), join(config, 'layers/mine'), { recursive: true })
    await expect(releaseConfig(dist, { message: 'Mine' })).rejects.toThrow(
      `${config} has changes that are not committed`,
    )
  })

  /** A checkout in which all is committed and released. */
  async function committed() {
    const git = (...words: string[]) =>
      execFileSync('git', ['-c', 'user.name=Ann', '-c', 'user.email=a@b.example', ...words], { cwd: config })
    git('init', '-q')
    symlinkSync('account.json', join(config, 'routes/account-again.json.link'))
    git('add', '.')
    git('commit', '-q', '-m', 'As it is')
    await releaseConfig(dist, { message: 'The first' })
    return git
  }

  it.each<[string, (git: (...words: string[]) => unknown) => void]>([
    [
      'a file that git is told to overlook',
      (git) => {
        git('update-index', '--assume-unchanged', 'routes/account.json')
        renamed('Papers')
      },
    ],
    [
      'a file that git is told to leave out of the folder',
      (git) => {
        git('update-index', '--skip-worktree', 'routes/account.json')
        renamed('Papers')
      },
    ],
    [
      'a new file that git ignores',
      () => {
        writeFileSync(join(config, '.git/info/exclude'), '*')
        cpSync(join(config, 'layers/staging'), join(config, 'layers/mine'), { recursive: true })
      },
    ],
    [
      'a file that is gone',
      (git) => {
        git('update-index', '--assume-unchanged', 'layers/staging/brand.json')
        rmSync(join(config, 'layers/staging/brand.json'))
      },
    ],
    ['a file that is staged', (git) => (renamed('Papers'), git('add', '.'))],
    [
      'a link that leads elsewhere',
      () => {
        rmSync(join(config, 'routes/account-again.json.link'))
        symlinkSync('company.json', join(config, 'routes/account-again.json.link'))
      },
    ],
    [
      'another checkout that a variable names',
      () => {
        renamed('Papers')
        vi.stubEnv('GIT_DIR', '/nonexistent')
      },
    ],
  ])('sees what is not committed: %s', async (_, change) => {
    const git = await committed()
    change(git)
    await expect(releaseConfig(dist, { message: 'Papers' })).rejects.toThrow(
      `${config} has changes that are not committed`,
    )
  })

  it('releases what is committed, with a note beside it, the line ends of Windows and the variables of a hook', async () => {
    const git = await committed()
    renamed('Papers')
    git('commit', '-q', '-a', '-m', 'Papers')
    writeFileSync(join(config, 'notes.txt'), 'To do')
    const learn = join(config, 'routes/learn.json')
    writeFileSync(learn, readFileSync(learn, 'utf8').replaceAll('\n', '\r\n'))
    vi.stubEnv('GIT_INDEX_FILE', '/nonexistent')
    expect((await releaseConfig(dist, {})).isCurrent).toBe(true)
    expect((await releasesText(dist)).text).toContain('    Papers (')
  })

  it('has nothing committed before the first commit', async () => {
    execFileSync('git', ['init', '-q'], { cwd: config })
    await expect(releaseConfig(dist, {})).rejects.toThrow(`${config} has changes that are not committed`)
  })

  it('is told where git fails, and goes back all the same', async () => {
    const git = await committed()
    renamed('Papers')
    git('commit', '-q', '-a', '-m', 'Papers')
    await releaseConfig(dist, { message: 'Papers' })
    writeFileSync(join(config, '.git/config'), '[core')
    await expect(releaseConfig(dist, { message: 'x' })).rejects.toThrow(
      new RegExp(`^Nobody knows what of ${config} is committed: git: fatal: bad config`),
    )
    expect((await rollBack(dist)).isCurrent).toBe(true)
  })

  it('goes back to the one before, and forth again by its id', async () => {
    const first = await releaseConfig(dist, { message: 'The first' })
    renamed('Papers')
    const second = await releaseConfig(dist, { message: 'Papers' })
    expect((await rollBack(dist)).text).toEqual(
      expect.stringContaining(
        `The release ${first.id} is current again: open portals follow within a minute.`,
      ),
    )
    expect(json('current.json')).toEqual({ release: first.id, off: [] })
    expect(text('index.html')).toContain(first.id)
    await rollBack(dist, second.id.slice(0, 6))
    expect(text('index.html')).toContain(second.id)
  })

  it('goes back from one that nobody rolled back to the one before it, as often as they ask', async () => {
    const ids = []
    for (const label of ['Papers', 'Files', 'Documents', 'Papers']) {
      renamed(label)
      ids.push((await releaseConfig(dist, { message: `Called ${label}` })).id)
    }
    const [first, second, third, bad] = ids
    expect((await rollBack(dist)).text).toMatch(
      /is current again: .+ It is “Called Documents”, made by .+ on \d+ .+ \d{4} at \d\d:\d\d\.$/,
    )
    expect((await rollBack(dist)).id).toBe(second)
    expect((await rollBack(dist)).id).toBe(first)
    await expect(rollBack(dist)).rejects.toThrow(
      `There is no earlier release to go back to. ${second} was rolled back: npm run portal -- rollback ${second}.`,
    )
    expect((await rollBack(dist, third)).id).toBe(third)
    expect((await rollBack(dist)).id).toBe(first)
    expect((await rollBack(dist, bad)).id).toBe(bad)
  })

  it('reads what was done when, by whom, why, and with what effect', async () => {
    const first = await releaseConfig(dist, { message: 'The first' })
    renamed('Papers')
    await releaseConfig(dist, { message: 'Papers, not documents' })
    await rollBack(dist)
    switchOff(dist, 'retirement-planner', true)
    const { text: told } = await releasesText(dist)
    const lines = told.split('\n')
    expect(lines[0]).toBe('Off for everybody: retirement-planner')
    expect(lines[1]).toMatch(/switched −retirement-planner by /)
    expect(lines[2]).toMatch(new RegExp(`rolled back to ${first.id} by .*\\(current\\)$`))
    expect(told).toContain('    Papers, not documents (')
    expect(told).toContain('      − sees "Documents" (client/admin/documents)')
    expect(told).toContain('    The first release.')
  })

  it.each([
    [
      'a problem of the manifests',
      () => edit('routes/account.json', '"title": "Documents"', '"titel": "x"'),
      /config\/routes\/account\.json:\d+:\d+.*titel/s,
    ],
    [
      'a limit, which is part of the code',
      () => edit('limits.json', '"value": 60', '"value": 61'),
      /config\/limits\.json: part of the code, so this change needs a build/,
    ],
    [
      'a tax year, which is part of the code',
      () => edit('tax-years.json', '20000', '20001'),
      /config\/tax-years\.json: part of the code|tax-years\.json/,
    ],
  ])('is told of %s, and nothing that is served changes', async (_, broken, said) => {
    const { id } = await releaseConfig(dist, { message: 'The first' })
    broken()
    await expect(releaseConfig(dist, { message: 'Broken' })).rejects.toThrow(said)
    expect(json('current.json')).toEqual({ release: id, off: [] })
  })

  it.each([
    ['no release', async () => rollBack(dist), /There is no earlier release to go back to/],
    ['an id that nobody has', async () => rollBack(dist, 'abc'), /There is no release abc\./],
    [
      'the one that is current',
      async () => rollBack(dist, json('current.json')['release'] as string),
      /is current already/,
    ],
  ])('cannot go back to %s', async (_, back, said) => {
    await releaseConfig(dist, { message: 'The first' })
    await expect(back()).rejects.toThrow(said)
  })

  it('cannot go back to one whose scripts are gone, though its manifests are there', async () => {
    const script = join(dist, 'assets/portal-12345678.js')
    writeFileSync(script, '')
    await releaseConfig(dist, { message: 'The first' })
    renamed('Papers')
    await releaseConfig(dist, { message: 'Papers' })
    rmSync(script)
    await expect(rollBack(dist)).rejects.toThrow('/assets/portal-12345678.js is gone')
  })

  it('keeps the files of the release that was current until now for 30 days from now', async () => {
    await releaseConfig(dist, { message: 'The first' })
    const [, manifest = ''] = /"manifest":"([^"]+)"/.exec(text('index.html'))!
    const before = new Date('2026-01-01T00:00:00Z')
    utimesSync(join(dist, manifest), before, before)
    renamed('Papers')
    await releaseConfig(dist, { message: 'Papers' })
    expect(statSync(join(dist, manifest)).mtimeMs).toBeGreaterThan(Date.parse('2026-11-01'))
  })

  it('says which layers a release shall have, where the current one has others', async () => {
    await releaseConfig(dist, { message: 'The first' })
    vi.stubEnv('PORTAL_LAYERS', 'staging')
    await expect(releaseConfig(dist, { message: 'x' })).rejects.toThrow(
      'The current release has the layers base, and this one would have staging. Say which it shall have: --layers base, or --layers staging.',
    )
    vi.unstubAllEnvs()
  })

  it('reads the history though its last line was cut off', async () => {
    const { id } = await releaseConfig(dist, { message: 'The first' })
    writeFileSync(join(dist, '.hosting/releases/history.jsonl'), '{"at":"2026-11', { flag: 'a' })
    expect((await releasesText(dist)).text).toContain(`released ${id} by `)
  })

  it('has no compressed copy of what changes with a release', async () => {
    await releaseConfig(dist, { message: 'The first' })
    compressFiles(dist)
    for (const name of ['current.json', 'files.json', 'releases'])
      expect(readdirSync(dist).join()).not.toContain(`${name}.gz`)
    expect(readdirSync(dist)).toContain('robots.txt.gz')
    expect(readdirSync(join(dist, 'releases')).filter((name) => name.endsWith('.gz'))).toEqual([])
  })

  it('cannot go back to one whose pages were changed, nor to one whose manifest is gone', async () => {
    const first = await releaseConfig(dist, { message: 'The first' })
    renamed('Papers')
    await releaseConfig(dist, { message: 'Papers' })
    const page = join(dist, '.hosting/releases', first.id, 'page/index.html')
    const before = readFileSync(page, 'utf8')
    writeFileSync(page, `${before}<script>alert(1)</script>`)
    await expect(rollBack(dist)).rejects.toThrow('Its pages were changed since.')
    writeFileSync(page, before)
    const [, manifest = ''] = /"manifest":"([^"]+)"/.exec(before)!
    rmSync(join(dist, manifest))
    await expect(rollBack(dist)).rejects.toThrow(`${manifest} was changed since.`)
  })

  it('is told where current.json is broken, and what to do', async () => {
    await releaseConfig(dist, { message: 'The first' })
    writeFileSync(join(dist, 'current.json'), '{"release":"')
    await expect(releaseConfig(dist, { message: 'Again' })).rejects.toThrow(
      /current\.json is broken. Delete it/,
    )
  })

  it('keeps off what was off where current.json is gone', async () => {
    const { id } = await releaseConfig(dist, { message: 'The first' })
    for (const flag of ['retirement-planner', 'expression-of-wish']) switchOff(dist, flag, true)
    switchOff(dist, 'retirement-planner', false)
    rmSync(join(dist, 'current.json'))
    await rollBack(dist, id)
    expect(json('current.json')).toEqual({ release: id, off: ['expression-of-wish'] })
  })

  it.each([
    ['is {}', '{}'],
    ['says nothing of flags', '{"release":"0123456789abcdef"}'],
  ])('keeps off what was off where current.json %s', async (_, silent) => {
    const { id } = await releaseConfig(dist, { message: 'The first' })
    switchOff(dist, 'retirement-planner', true)
    writeFileSync(join(dist, 'current.json'), silent)
    await rollBack(dist, id)
    expect(json('current.json')).toEqual({ release: id, off: ['retirement-planner'] })
  })

  it('is told what is wrong in a file that is broken or gone, not what follows from it', async () => {
    await releaseConfig(dist, { message: 'The first' })
    const said = () => releaseConfig(dist, { message: 'Broken' }).catch(({ message }: Error) => message)
    const [brand, limits] = ['brand.json', 'limits.json'].map((name) => join(config, name))
    const before = readFileSync(brand!, 'utf8')
    writeFileSync(brand!, '{')
    expect(await said()).toMatch(/^config\/brand\.json:1:\d+/)
    rmSync(brand!)
    expect(await said()).toMatch(/^config\/brand\.json:1:1  error  missing/)
    writeFileSync(brand!, before)
    writeFileSync(limits!, '{')
    expect(await said()).toMatch(/^config\/limits\.json:1:\d+/)
  })

  it('is refused where another one was released while they were asked, and leaves nothing', async () => {
    await releaseConfig(dist, { message: 'The first' })
    renamed('Papers')
    let urgent = ''
    const released = releaseConfig(dist, {
      message: 'Papers',
      async decide() {
        renamed('Files')
        urgent = (await releaseConfig(dist, { message: 'Files' })).id
        return true
      },
    })
    await expect(released).rejects.toThrow(/^Meanwhile .+ has made the release .+ current/)
    expect(json('current.json')).toEqual({ release: urgent, off: [] })
    expect(readdirSync(join(dist, 'releases'))).toHaveLength(2)
    expect(readdirSync(join(dist, '.hosting/releases'))).toHaveLength(3)
  })

  it('has released nothing, and can put nothing in place, while they are asked', async () => {
    await releaseConfig(dist, { message: 'The first' })
    renamed('Papers')
    let served: string[] = []
    let told = ''
    await releaseConfig(dist, {
      message: 'Papers',
      async decide() {
        served = readdirSync(join(dist, 'releases'))
        told = (await releasesText(dist)).text
        return false
      },
    })
    expect(served).toHaveLength(1)
    expect(told).not.toContain('waits for')
  })

  it('can go back and release with a build of before that has not kept who signs', async () => {
    const { id } = await releaseConfig(dist, { message: 'The first' })
    renamed('Papers')
    await releaseConfig(dist, { message: 'Papers' })
    const { keys: _, ...before } = json('.hosting/code/code.json')
    writeFileSync(join(dist, '.hosting/code/code.json'), JSON.stringify(before))
    expect((await rollBack(dist)).id).toBe(id)
    await makeKeys(folder, ['ann'], { approvals: 1 })
    renamed('Files')
    expect(await releaseConfig(dist, { message: 'Files' })).toMatchObject({ isCurrent: false })
  })

  it('is told that the build comes first', async () => {
    rmSync(join(dist, '.hosting'), { recursive: true })
    await expect(releaseConfig(dist, { message: 'x' })).rejects.toThrow('run npm run build first')
  })
})

describe('An operator who takes a flag from everybody', () => {
  it('is told of one that is read where accounts are switched', async () => {
    await releaseConfig(dist, { message: 'The first' })
    process.env['PORTAL_DIST'] = dist
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(await runCommand(['switch', 'shared-access', '--off'])).toBe(2)
    expect(said.mock.lastCall).toEqual([
      '"shared-access" is also read where accounts are switched, as the API says it: switch it off there.',
    ])
    said.mockRestore()
    delete process.env['PORTAL_DIST']
    expect(json('current.json')['off']).toEqual([])
  })

  it.each([
    ['gone', () => rmSync(join(dist, 'current.json'))],
    ['{}', () => writeFileSync(join(dist, 'current.json'), '{}')],
  ])('takes it while current.json is %s, beside what was off, in the page too', async (_, silence) => {
    const { id } = await releaseConfig(dist, { message: 'The first' })
    switchOff(dist, 'expression-of-wish', true)
    vi.stubEnv('PORTAL_DIST', dist)
    silence()
    const out = vi.spyOn(process.stdout, 'write').mockImplementation(() => true)
    expect(await runCommand(['switch', 'retirement-planner', '--off'])).toBe(0)
    out.mockRestore()
    vi.unstubAllEnvs()
    const off = ['expression-of-wish', 'retirement-planner']
    expect(json('current.json')).toEqual({ release: id, off })
    expect(text('index.html')).toContain(`"off":${JSON.stringify(off)}`)
  })

  it('names it in current.json beside the release, and gives it back', async () => {
    const { id } = await releaseConfig(dist, { message: 'The first' })
    expect(flagsOf(dist)).toContain('retirement-planner')
    switchOff(dist, 'retirement-planner', true)
    expect(json('current.json')).toEqual({ release: id, off: ['retirement-planner'] })
    renamed('Papers')
    const next = await releaseConfig(dist, { message: 'Papers' })
    expect(json('current.json')).toEqual({ release: next.id, off: ['retirement-planner'] })
    switchOff(dist, 'retirement-planner', false)
    expect(json('current.json')).toEqual({ release: next.id, off: [] })
  })
})

describe('A page that the host serves', () => {
  const offInPage = () => /"off":(\[[^\]]*\])/.exec(text('index.html'))?.[1]

  it('says what is off for everybody, after each switch and each release', async () => {
    await releaseConfig(dist, { message: 'The first' })
    expect(offInPage()).toBe('[]')
    switchOff(dist, 'retirement-planner', true)
    expect(offInPage()).toBe('["retirement-planner"]')
    renamed('Papers')
    await releaseConfig(dist, { message: 'Papers' })
    expect(offInPage()).toBe('["retirement-planner"]')
    switchOff(dist, 'retirement-planner', false)
    expect(offInPage()).toBe('[]')
  })
})

describe('A build on a machine that starts empty', () => {
  const empty = () => {
    const next = join(folder, 'next')
    mkdirSync(next)
    return next
  }

  it('has the earlier releases of a folder, and can go back to one', async () => {
    const { id } = await releaseConfig(dist, { message: 'The first' })
    switchOff(dist, 'retirement-planner', true)
    const next = empty()
    await bringFormerReleases(dist, next)
    expect(JSON.parse(readFileSync(join(next, 'current.json'), 'utf8'))).toEqual({
      off: ['retirement-planner'],
    })
    expect((await releasesText(next)).text).toContain(`released ${id} by `)
  })

  it('asks which flags are off where a portal is served whose current.json does not answer', async () => {
    await releaseConfig(dist, { message: 'The first' })
    rmSync(join(dist, 'current.json'))
    const next = empty()
    await expect(bringFormerReleases(dist, next)).rejects.toThrow(
      `${dist} serves a portal, but no current.json, so nobody knows which flags are off: say it in ${next}/current.json, as {"off":[]}.`,
    )
    writeFileSync(join(dist, 'current.json'), '{}')
    await expect(bringFormerReleases(dist, next)).rejects.toThrow('so nobody knows which flags are off')
    writeFileSync(join(next, 'current.json'), '{"off":[]}')
    await bringFormerReleases(dist, next)
  })

  it('keeps a flag off for everybody that was off where people are served from', async () => {
    await releaseConfig(dist, { message: 'The first' })
    switchOff(dist, 'retirement-planner', true)
    const server = createServer((request, response) => void response.end(text(request.url!.slice(1))))
    await new Promise<void>((listening) => server.listen(0, 'localhost', listening))
    const next = empty()
    await bringFormerReleases(`http://localhost:${(server.address() as AddressInfo).port}`, next)
    server.close()
    expect(JSON.parse(readFileSync(join(next, 'current.json'), 'utf8'))).toEqual({
      off: ['retirement-planner'],
    })
  })
})

describe('A firm in which two people answer for a release', () => {
  it('has it current when both have signed, and not before', async () => {
    const { ann, bob } = await keys(2)
    const { id, isCurrent, text: said } = await releaseConfig(dist, { message: 'The first', key: ann })
    expect([isCurrent, said]).toEqual([false, expect.stringContaining('waits for an approval')])
    expect((await releasesText(dist)).text).toMatch(`${id}  waits for 1 more; made by `)
    const again = await approveRelease(dist, id, ann, yes)
    expect([again.isCurrent, again.text]).toEqual([
      false,
      `The release ${id} is signed by ann, and waits for 1 more.`,
    ])
    let shown = ''
    const approved = await approveRelease(dist, id, bob, async (effect) => {
      shown = effect
      return true
    })
    expect(approved.text).toBe(
      `The release ${id} is signed by ann and bob, and is current: open portals follow within a minute.`,
    )
    expect(shown).toContain('The first release.')
    expect(shown).toMatch(/\d+ claims proved: /)
    expect(json('current.json')).toEqual({ release: id, off: [] })
  })

  it('cannot approve one that was made before another one became current', async () => {
    const { ann, bob } = await keys(2)
    const first = await releaseConfig(dist, { message: 'The first', key: ann })
    await approveRelease(dist, first.id, bob, yes)
    renamed('Papers')
    const waiting = await releaseConfig(dist, { message: 'Papers', key: ann })
    renamed('Files')
    const urgent = await releaseConfig(dist, { message: 'Files', key: ann })
    await approveRelease(dist, urgent.id, bob, yes)
    await expect(approveRelease(dist, waiting.id, bob, yes)).rejects.toThrow(
      `was made when ${first.id} was current, and ${urgent.id} is now: make it again`,
    )
  })

  it('cannot approve one whose manifest is another than its config says', async () => {
    const { ann, bob } = await keys(2)
    const { id } = await releaseConfig(dist, { message: 'The first', key: ann })
    const file = join(dist, '.hosting/releases', id, 'config.json')
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace('\\"title\\": \\"Documents\\"', '\\"title\\": \\"Harmless\\"'),
    )
    await expect(approveRelease(dist, id, bob, yes)).rejects.toThrow(
      'Its manifest is not what its config says.',
    )
  })

  it('signs nothing where somebody says no', async () => {
    const { ann, bob } = await keys(2)
    const { id } = await releaseConfig(dist, { message: 'The first', key: ann })
    expect(await approveRelease(dist, id, bob, async () => false)).toMatchObject({
      isApproved: false,
      isCurrent: false,
    })
  })

  it('can sign the release of a build later, also when another one is current, and then go back to it', async () => {
    const { ann, bob } = await keys(2)
    const said = { author: 'ann', message: 'npm run build', revision: '1' }
    const { id } = await makeRelease(dist, readCode(dist), said, undefined)
    putInPlace(dist, id, { what: 'build', by: 'ann' })
    const told: string[] = []
    const look = async (effect: string) => told.push(effect) > 0
    expect((await approveRelease(dist, id, ann, look)).text).toBe(
      `The release ${id} is signed by ann, and waits for 1 more.`,
    )
    renamed('Papers')
    const next = await releaseConfig(dist, { message: 'Papers', key: ann })
    await approveRelease(dist, next.id, bob, yes)
    expect((await approveRelease(dist, id, bob, look)).text).toBe(
      `The release ${id} is signed by ann and bob. To have it current again: npm run portal -- rollback ${id}.`,
    )
    expect(told[1]).toContain('+ sees "Documents" (client/admin/documents)')
    expect(json('current.json')['release']).toBe(next.id)
    await rollBack(dist)
    expect(json('current.json')['release']).toBe(id)
  })

  it('takes no key that the build does not know', async () => {
    const { ann, eve } = await keys(2)
    const { id } = await releaseConfig(dist, { message: 'The first', key: ann })
    await expect(approveRelease(dist, id, eve, yes)).rejects.toThrow('is none of those that its build takes')
  })

  it.each([
    [
      'pages',
      (id: string) => join(dist, '.hosting/releases', id, 'page/index.html'),
      'Its pages were changed since.',
    ],
    [
      'record',
      (id: string) => join(dist, '.hosting/releases', id, 'record.json'),
      'Its record was changed since.',
    ],
    ['file', (id: string) => join(dist, 'releases', `${id}.json`), 'was changed since.'],
  ])('cannot approve one whose %s was changed since', async (what, fileOf, said) => {
    const { ann, bob } = await keys(2)
    const { id } = await releaseConfig(dist, { message: 'The first', key: ann })
    const file = fileOf(id)
    const before = readFileSync(file, 'utf8')
    writeFileSync(file, what === 'file' ? before.replace('version', 'Version') : `${before} `)
    await expect(approveRelease(dist, id, bob, yes)).rejects.toThrow(said)
  })

  it('signs what it was shown, and nothing that has taken its place meanwhile', async () => {
    const { ann, bob } = await keys(2)
    const { id } = await releaseConfig(dist, { message: 'The first', key: ann })
    const file = join(dist, 'releases', `${id}.json`)
    const before = readFileSync(file, 'utf8')
    for (const change of [
      () => writeFileSync(file, before.replace('\\"version\\":1', '\\"version\\":1 ')),
      () => writeFileSync(join(dist, '.hosting/releases', id, 'record.json'), '{}'),
    ]) {
      writeFileSync(file, before)
      const approved = approveRelease(dist, id, bob, async () => {
        change()
        return true
      })
      await expect(approved).rejects.toThrow('was changed since.')
      expect(readFileSync(file, 'utf8')).not.toContain('"bob"')
    }
  })

  it('approves nothing where another one became current while they were asked', async () => {
    const { ann } = await keys(1)
    await releaseConfig(dist, { message: 'The first', key: ann })
    renamed('Papers')
    const waiting = await releaseConfig(dist, { message: 'Papers' })
    const approved = approveRelease(dist, waiting.id, ann, async () => {
      renamed('Files')
      await releaseConfig(dist, { message: 'Files', key: ann })
      return true
    })
    await expect(approved).rejects.toThrow(/^Meanwhile .+ has made the release .+ current/)
  })

  it('counts by the keys that the build was made with, whatever the operator’s are', async () => {
    const { ann, bob } = await keys(2)
    const { id } = await releaseConfig(dist, { message: 'The first', key: ann })
    const built = process.env['PORTAL_RELEASE_KEYS']!
    delete process.env['PORTAL_RELEASE_KEYS']
    renamed('Papers')
    await expect(releaseConfig(dist, { message: 'Papers' })).rejects.toThrow(
      /^The build was made with the keys of ann, bob, of whom 2 sign, and .+release-keys\.json has others/,
    )
    await expect(rollBack(dist, id)).rejects.toThrow('was never current')
    expect((await approveRelease(dist, id, bob, yes)).isCurrent).toBe(true)
    process.env['PORTAL_RELEASE_KEYS'] = built
    expect(await releaseConfig(dist, { message: 'Papers', key: ann })).toMatchObject({ isCurrent: false })
  })

  it('is told of a file of keys that is not there, and has none only by the word for it', async () => {
    vi.stubEnv('PORTAL_RELEASE_KEYS', join(folder, 'kyes.json'))
    await expect(keepKeys([], false)).rejects.toThrow(
      `PORTAL_RELEASE_KEYS names ${join(folder, 'kyes.json')}, and there is no such file. PORTAL_RELEASE_KEYS=none has nobody sign.`,
    )
    vi.stubEnv('PORTAL_RELEASE_KEYS', 'none')
    await keepKeys([], false)
    vi.unstubAllEnvs()
  })

  it('has no build take their keys away, here or where people are served from, unless somebody says so', async () => {
    const { ann, bob } = await keys(2)
    const { id } = await releaseConfig(dist, { message: 'The first', key: ann })
    await keepKeys([dist], false)
    delete process.env['PORTAL_RELEASE_KEYS']
    await keepKeys([dist, join(folder, 'nowhere')], false)
    process.env['PORTAL_RELEASE_KEYS'] = join(folder, 'release-keys.json')
    await approveRelease(dist, id, bob, yes)
    await keepKeys([dist], false)
    vi.stubEnv('PORTAL_RELEASE_KEYS', 'none')
    const server = createServer((request, response) => void response.end(text(request.url!.slice(1))))
    await new Promise<void>((listening) => server.listen(0, 'localhost', listening))
    const address = `http://localhost:${(server.address() as AddressInfo).port}`
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    for (const place of [dist, address]) {
      const before = place === dist ? 'has the keys of ann, bob, of whom 2 sign' : 'is signed by ann, bob'
      const said = `The release ${id} in ${place} ${before}, and this build would have no keys, as PORTAL_RELEASE_KEYS=none says`
      await expect(keepKeys([place], false)).rejects.toThrow(
        `${said}: name the file in PORTAL_RELEASE_KEYS, or say PORTAL_OTHER_KEYS=1.`,
      )
      await keepKeys([place], true)
      expect(warned).toHaveBeenLastCalledWith(`${said}.`)
    }
    server.close()
    warned.mockRestore()
    vi.stubEnv('PORTAL_DIST', dist)
    vi.stubEnv('PORTAL_QUICK', '1')
    vi.stubEnv('NODE_ENV', 'test')
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    await expect(import('#tools/build/build.ts')).rejects.toThrow('process.exit')
    expect(said.mock.lastCall![0]).toContain(
      `The release ${id} in ${dist} has the keys of ann, bob, of whom 2 sign`,
    )
    said.mockRestore()
    expect(text('index.html')).toContain(id)
  })

  it('has no build take their keys away by fewer of them who sign, nor by other keys, here or where people are served from', async () => {
    const { ann, bob } = await keys(2)
    const { id } = await releaseConfig(dist, { message: 'The first', key: ann })
    await approveRelease(dist, id, bob, yes)
    const named = process.env['PORTAL_RELEASE_KEYS']!
    const file = JSON.parse(readFileSync(named, 'utf8')) as ReleaseKeys
    const server = createServer((request, response) => void response.end(text(request.url!.slice(1))))
    await new Promise<void>((listening) => server.listen(0, 'localhost', listening))
    const address = `http://localhost:${(server.address() as AddressInfo).port}`
    await makeKeys(folder, ['mallory'], { approvals: 1 })
    const [mallory] = (JSON.parse(readFileSync(named, 'utf8')) as ReleaseKeys).keys
    const ofAnn = { ...mallory!, name: 'ann' }
    for (const [now, words] of [
      [{ ...file, approvals: 1 }, 'the keys of ann, bob, of whom 1 sign'],
      [{ approvals: 1, keys: [mallory!] }, 'the keys of mallory, of whom 1 sign'],
      [{ approvals: 2, keys: [ofAnn, mallory!] }, 'the keys of ann, mallory, of whom 2 sign'],
    ] as const) {
      writeFileSync(named, JSON.stringify(now))
      for (const place of [dist, address]) {
        await expect(keepKeys([place], false)).rejects.toThrow(
          `and this build would have ${words}, as ${named}`,
        )
      }
    }
    writeFileSync(named, JSON.stringify({ approvals: 2, keys: [...file.keys, mallory!] }))
    await expect(keepKeys([dist], false)).rejects.toThrow('of ann, bob, mallory, of whom 2 sign')
    writeFileSync(named, JSON.stringify(file))
    await keepKeys([dist, address], false)
    server.close()
  })

  it.each([
    ['.hosting/code/code.json', '{"id":', ' is not JSON.'],
    ['.hosting/code/code.json', '{"keys":[]}', ': id: '],
    ['.hosting/releases/ID/record.json', 'null', ': the file: '],
    ['.hosting/releases/ID/config.json', '{}', ': the file: '],
    ['releases/ID.json', '{"signed":1}', ': signed: '],
    ['ann.key.json', 'ann', ' is not JSON.'],
  ])('is told that %s is broken, as %s', async (name, content, said) => {
    const { ann } = await keys(2)
    const { id } = await releaseConfig(dist, { message: 'The first' })
    const file = join(name === 'ann.key.json' ? folder : dist, name.replace('ID', id))
    writeFileSync(file, content)
    const reads = name.endsWith('record.json') ? releasesText(dist) : approveRelease(dist, id, ann, yes)
    await expect(reads).rejects.toThrow(`${file}${said}`)
  })

  it('goes back to a build of before there were keys once those who sign now have signed it', async () => {
    const first = await releaseConfig(dist, { message: 'Before there were keys' })
    const { ann, bob } = await keys(2, 'portal-with-keys.js')
    renamed('Papers')
    const { id } = await releaseConfig(dist, { message: 'Papers', key: ann })
    await approveRelease(dist, id, bob, yes)
    await expect(rollBack(dist)).rejects.toThrow(
      `The release ${first.id} is not signed by all who have to: 2 signatures are missing.`,
    )
    expect(json('current.json')['release']).toBe(id)
    await approveRelease(dist, first.id, ann, yes)
    expect((await approveRelease(dist, first.id, bob, yes)).text).toContain('is signed by ann and bob')
    expect((await rollBack(dist, first.id)).text).toContain(
      `The release ${first.id} is current again: it is of an earlier build with other keys, so open portals follow when they are loaded again.`,
    )
    expect(json('current.json')['release']).toBe(first.id)
  })

  it('counts what was signed by the keys of the build that it was made for, and by those who sign now', async () => {
    const { ann, bob, eve } = await keys(2)
    const first = await releaseConfig(dist, { message: 'The first', key: ann })
    await approveRelease(dist, first.id, bob, yes)
    renamed('Papers')
    const half = await releaseConfig(dist, { message: 'Papers', key: ann })
    await makeKeys(folder, ['eve'], { approvals: 1 })
    buildCode(dist, 'portal-of-eve.js')
    const eves = await releaseConfig(dist, { message: 'Of Eve', key: join(folder, 'eve.key.json') })
    expect(json('current.json')['release']).toBe(eves.id)
    await expect(rollBack(dist, half.id)).rejects.toThrow(`The release ${half.id} was never current`)
    await expect(rollBack(dist, first.id)).rejects.toThrow('1 signature is missing')
    expect((await approveRelease(dist, first.id, eve, yes)).text).toContain(
      'is signed by ann and bob and eve',
    )
    await rollBack(dist, first.id)
    expect(json('current.json')['release']).toBe(first.id)
  })

  it('cannot go back to, nor approve, what somebody put beside the releases as one of an earlier build', async () => {
    const { ann, bob, eve } = await keys(2)
    const first = await releaseConfig(dist, { message: 'The first', key: ann })
    await approveRelease(dist, first.id, bob, yes)
    const eves = JSON.parse(readFileSync(eve, 'utf8')) as JsonWebKey
    for (const known of [
      { approvals: 0, keys: [] },
      { approvals: 1, keys: [{ name: 'eve', key: { kty: 'EC', crv: 'P-256', x: eves.x, y: eves.y } }] },
    ]) {
      renamed(known.approvals === 0 ? 'Papers' : 'Files')
      const half = await releaseConfig(dist, { message: 'Nobody signed' })
      const record = { ...json(`.hosting/releases/${half.id}/record.json`), keys: known }
      const recordText = JSON.stringify(record)
      const { signed } = json(`releases/${half.id}.json`)
      const forged = JSON.stringify({
        ...(JSON.parse(signed as string) as object),
        ...{ code: 'other', record: hashOf(recordText) },
      })
      const id = hashOf(forged).slice(0, 16)
      cpSync(join(dist, '.hosting/releases', half.id), join(dist, '.hosting/releases', id), {
        recursive: true,
      })
      writeFileSync(join(dist, '.hosting/releases', id, 'record.json'), recordText)
      writeFileSync(join(dist, `releases/${id}.json`), JSON.stringify({ signed: forged, signatures: [] }))
      await expect(rollBack(dist, id)).rejects.toThrow(`The release ${id} was never current`)
      await expect(approveRelease(dist, id, eve, yes)).rejects.toThrow(
        'is for another build and was never current',
      )
      expect((await releasesText(dist)).text).toContain(`${id}  waits for 2 more`)
      // With the history forged as well, where the operator names the keys and where the build alone does.
      const line = { at: new Date().toISOString(), what: 'release', by: 'bob', id }
      appendFileSync(join(dist, '.hosting/releases/history.jsonl'), `${JSON.stringify(line)}\n`)
      const named = process.env['PORTAL_RELEASE_KEYS']!
      for (const file of [named, join(folder, 'none.json')]) {
        process.env['PORTAL_RELEASE_KEYS'] = file
        await expect(rollBack(dist, id)).rejects.toThrow('2 signatures are missing')
      }
      process.env['PORTAL_RELEASE_KEYS'] = named
    }
    expect(json('current.json')['release']).toBe(first.id)
  })

  it.each([
    ['no JSON', '{', /release-keys\.json is not JSON/],
    ['more approvals than people', '{"approvals":2,"keys":[]}', /fewer people have a key than have to sign/],
    [
      'a key that is none',
      '{"approvals":0,"keys":[{"name":"ann","key":{"kty":"EC","crv":"P-256","x":"1","y":"2"}}]}',
      /keys\.0\.key\.x: is no coordinate of P-256/,
    ],
  ])('is told of a file of keys that is %s', async (_, content, said) => {
    writeFileSync(join(folder, 'release-keys.json'), content)
    process.env['PORTAL_RELEASE_KEYS'] = join(folder, 'release-keys.json')
    await expect(releaseConfig(dist, { message: 'x' })).rejects.toThrow(said)
  })
})
