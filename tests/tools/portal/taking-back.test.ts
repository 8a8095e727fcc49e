import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { config, edit, portal, remove, startAgain, views } from './small-portal.ts'

const folder = dirname(config)
const git = (...words: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...words], {
    cwd: folder,
    encoding: 'utf8',
  })

beforeEach(async () => {
  remove()
  startAgain()
  await portal('menus', '--accept', '--yes')
  git('init', '-q')
  git('add', '-A')
  git('commit', '-qm', 'All')
}, 60_000)
afterAll(remove)

const removeMessages = () => portal('remove', 'main/papers/messages', '--yes')

describe('A product owner in a git checkout', { timeout: 120_000 }, () => {
  it('reads how to take back what was written, which does it', async () => {
    const { out } = await removeMessages()
    const [, files] = /^To take it back: git checkout -- (.*)$/m.exec(out)!
    const paths = files!.split(' ').map((path) => join(process.cwd(), path))
    expect(paths).toEqual([join(config, 'menus/main.json'), join(views, 'client.txt')])
    git('checkout', '-q', '--', ...paths)
    expect(git('status', '--porcelain')).toBe('')
  })

  it('is not told to throw away an edit of their own with it', async () => {
    edit('menus/main.json', '"to": "planner"', '"label": "Plan", "to": "planner"')
    const { out } = await removeMessages()
    expect(out).not.toContain('git checkout')
    expect(out).toMatch(
      /^Changed before as well, or unknown to git, so to be taken back by hand: \S+menus\/main\.json$/m,
    )
  })

  it('finds expected views that were out of date before left as they are', async () => {
    const viewer = join(views, 'viewer.txt')
    const own = `${readFileSync(viewer, 'utf8')}of my own\n`
    writeFileSync(viewer, own)
    const { out } = await removeMessages()
    expect(out).toContain(
      '  tests/menus/client.txt\nLeft as they are, since they were out of date before: tests/menus/viewer.txt.',
    )
    expect(readFileSync(viewer, 'utf8')).toBe(own)
    expect(readFileSync(join(views, 'client.txt'), 'utf8')).not.toContain('         Messages → /messages')
  })
})
