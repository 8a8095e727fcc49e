// What the inspector makes, moves and removes, in a config folder with expected views, and a branch of it.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Change } from '#inspector/make/making.ts'
import { compile } from '#manifest/compile.ts'
import { readConfigFolder } from '#tools/config-folder.ts'
import { readProduct } from '#tools/product.ts'
import { branchName, branchOffer, openBranch } from '#tools/inspector/branch.ts'
import { ConfigChanges } from '#tools/inspector/config-changes.ts'
import { UndoStack } from '#tools/inspector/undo-stack.ts'
import { lockOf } from '#tools/writing-lock.ts'
import { config, remove, startAgain, views } from '../portal/small-portal.ts'

const menu = join(config, 'menus/main.json')
const ENTRY: Change = {
  what: 'new',
  kind: 'item',
  answers: { id: 'letters', in: 'main', to: 'documents', label: 'Letters' },
}

beforeEach(() => {
  startAgain()
  vi.stubEnv('PORTAL_CONFIG', config)
})
afterAll(() => {
  vi.unstubAllEnvs()
  remove()
})

const read = (path: string) => readFileSync(path, 'utf8')
const resolvedNow = () => compile(readConfigFolder(), readProduct()).resolved!

function started() {
  const done = new UndoStack()
  return { done, changes: new ConfigChanges(done) }
}

describe('A change from the inspector', () => {
  it('says whom it affects before anything is written', async () => {
    const before = read(menu)
    const { says, effect, files, problems } = await started().changes.plan(ENTRY)
    expect(says).toEqual(['item letters'])
    expect(effect).toContain('+ sees "Letters" (main/letters), which leads to documents')
    expect(files).toEqual(['config/menus/main.json'])
    expect(problems).toBeUndefined()
    expect(read(menu)).toBe(before)
  })

  it('is written with the expected views, as by the command line, and taken back with them', async () => {
    const before = read(menu)
    const { changes } = started()
    const { version } = await changes.plan(ENTRY)
    const { files, undoable } = await changes.write({ change: ENTRY, version })
    expect(undoable).toBe(1)
    expect(files).toContain('config/menus/main.json')
    expect(files).toContain('tests/menus/client.txt')
    expect(read(join(views, 'client.txt'))).toContain('Letters')

    expect(changes.undo()).toMatchObject({ undoable: 0 })
    expect(read(menu)).toBe(before)
    expect(readdirSync(views)).toEqual([])
  })

  it('is not written when it would not be right, and says why', async () => {
    const wrong: Change = { ...ENTRY, answers: { id: 'letters', in: 'main', label: 'Letters' } }
    const { changes } = started()
    const { problems, effect, version } = await changes.plan(wrong)
    expect(problems).toContain('Entry "letters" says nothing')
    expect(effect).toBeUndefined()
    await expect(changes.write({ change: wrong, version })).rejects.toThrow('Entry "letters" says nothing')
    await expect(changes.plan({ what: 'remove', name: 'main/nothing' })).rejects.toThrow(
      'Nothing is called "main/nothing".',
    )
  })

  it('is not written over manifests that were changed since its effect was shown', async () => {
    const { changes } = started()
    const { version } = await changes.plan(ENTRY)
    const changed = read(menu).replace('"to": "planner"', '"label": "Plan", "to": "planner"')
    writeFileSync(menu, changed)
    await expect(changes.write({ change: ENTRY, version })).rejects.toThrow(
      'The manifests were changed meanwhile. Nothing was written; look at the effect again.',
    )
    expect(read(menu)).toBe(changed)

    const again = await changes.plan(ENTRY)
    await changes.write({ change: ENTRY, version: again.version })
    writeFileSync(menu, changed)
    expect(() => changes.undo()).toThrow(
      'config/menus/main.json was changed since by somebody else, so the edit stays.',
    )
  })

  it('is neither written nor taken back while another process writes', async () => {
    const { changes } = started()
    const { version } = await changes.plan(ENTRY)
    const write = () => changes.write({ change: ENTRY, version })
    const busy = `Process ${process.ppid} is writing the manifests just now`
    writeFileSync(lockOf(config), String(process.ppid))
    const before = read(menu)
    await expect(write()).rejects.toThrow(busy)
    expect(read(menu)).toBe(before)
    rmSync(lockOf(config))
    await write()
    const after = read(menu)
    writeFileSync(lockOf(config), String(process.ppid))
    expect(() => changes.undo()).toThrow(busy)
    expect(read(menu)).toBe(after)
  })

  it('brings a file that it removed back', async () => {
    const removal: Change = { what: 'remove', name: 'shared', instead: 'main' }
    const { changes } = started()
    const { files, version } = await changes.plan(removal)
    expect(files).toContain('config/menus/shared.json')
    const before = read(join(config, 'menus/shared.json'))
    await changes.write({ change: removal, version })
    expect(existsSync(join(config, 'menus/shared.json'))).toBe(false)
    changes.undo()
    expect(read(join(config, 'menus/shared.json'))).toBe(before)
  })

  it('is asked for by the questions of the command line, each with its choices and what is wrong', () => {
    const { kinds, questions } = started().changes.making(resolvedNow(), {
      kind: 'item',
      answers: { in: 'mian', when: 'session=sh' },
    })
    expect(kinds.map(({ id }) => id)).toEqual([
      ...['screen', 'page', 'item', 'context', 'dialog', 'flag', 'guard', 'claim'],
    ])
    const named = (name: string) => questions.find((each) => each.name === name)
    expect(named('id')).toMatchObject({ asks: 'Its name, in lower case with dashes?', choices: [] })
    expect(named('id')).not.toHaveProperty('otherwise')
    expect(named('in')!.problem).toContain('Did you mean "main"?')
    expect(named('in')!.choices).toContain('main')
    expect(named('when')!.choices).toContain('session=shared')
    expect(named('label')).toMatchObject({ otherwise: '' })
  })
})

describe('A branch from the inspector', () => {
  const folder = dirname(config)
  const git = (...words: string[]) =>
    execFileSync('git', words, { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim()

  function checkout(): void {
    rmSync(join(folder, '.git'), { recursive: true, force: true })
    git('init', '--quiet', '--initial-branch=main')
    git('config', 'user.name', 'Olive Owner')
    git('config', 'user.email', 'olive@example.com')
    git('add', '--all')
    git('commit', '--quiet', '--message=Start')
  }

  it('has what differs from the last commit, with its effect, and leaves files, index and branch alone', async () => {
    checkout()
    const { changes, done } = started()
    const { version } = await changes.plan(ENTRY)
    await changes.write({ change: ENTRY, version })
    // Somebody else's work in the same checkout.
    writeFileSync(join(folder, 'notes.txt'), 'Mine')
    mkdirSync(join(folder, 'other'), { recursive: true })
    git('add', 'notes.txt')
    const status = git('status', '--porcelain')

    const offer = await branchOffer(done.paths)
    expect(offer).toMatchObject({ effect: expect.stringContaining('+ sees "Letters" (main/letters)') })
    const { branch, files } = await openBranch('Letters in the main menu', done.paths)
    expect(branch).toBe('portal/letters-in-the-main-menu')
    expect(files).toContain('config/menus/main.json')
    expect(files).toContain('tests/menus/client.txt')
    expect(git('diff', '--name-only', 'main', branch).split('\n')).toEqual(files)
    expect(git('log', '-1', '--format=%B', branch)).toContain('+ sees "Letters" (main/letters)')
    expect(git('rev-parse', `${branch}^`)).toBe(git('rev-parse', 'main'))
    expect(git('status', '--porcelain')).toBe(status)
    expect(git('branch', '--show-current')).toBe('main')
    await expect(openBranch('Letters in the main menu', done.paths)).rejects.toThrow(
      'There is a branch "portal/letters-in-the-main-menu" already: say it in other words.',
    )
    await expect(openBranch('…', done.paths)).rejects.toThrow('Say in words what the branch is about.')
  })

  it('is not offered where there is nothing to make it of, and says why', async () => {
    expect(await branchOffer([])).toEqual({
      reason: 'The config folder is in no git checkout, so there is nothing to make a branch of.',
    })
    git('init', '--quiet')
    expect(await branchOffer([])).toEqual({
      reason: 'The git checkout has no commit yet, so there is nothing to make a branch of.',
    })
    checkout()
    expect(await branchOffer([])).toMatchObject({ files: [] })
    await expect(openBranch('Nothing', [])).rejects.toThrow('Nothing differs from the last commit.')
  })

  it('is named after its title', () => {
    expect(branchName('Fees, in the Footer!')).toBe('portal/fees-in-the-footer')
    expect(branchName('…')).toBeUndefined()
  })
})
