import { execFileSync, spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../support/root.ts'

const dist = mkdtempSync(join(tmpdir(), 'another-firm-'))
afterAll(() => [dist, `${dist}-maps`].forEach((each) => rmSync(each, { recursive: true, force: true })))

/** Runs a tool for the second firm and gives what it prints. */
const run = (tool: string, ...words: string[]): string =>
  execFileSync(process.execPath, [join('src/tools', tool), ...words], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: undefined,
      PORTAL_CONFIG: join(root, 'tests/another-firm/config'),
      PORTAL_DIST: dist,
    },
  })

describe('A second firm', () => {
  it('has manifests without a problem', () => {
    expect(run('portal/portal.ts', 'check')).toBe(
      'The manifests are right: 10 routes, 3 menus, 4 contexts, 20 conditions.\n',
    )
  })

  it('shows its people what was accepted', () => {
    expect(run('portal/portal.ts', 'menus', '--compare')).toBe(
      'Nothing to accept: the expected views are what the manifests give.\n',
    )
  })

  it('is asked for a new page with its own folder, menus and people', () => {
    const { stderr } = spawnSync(
      process.execPath,
      ['src/tools/portal/portal.ts', 'new', 'screen', '--id', 'cards'],
      {
        cwd: root,
        encoding: 'utf8',
        env: { ...process.env, NODE_ENV: undefined, PORTAL_CONFIG: join(root, 'tests/another-firm/config') },
      },
    )
    expect(stderr).toBe(`Say also:
  --title  Its title?
  --routes  Among which routes? A group gives it guards and area: pages, customers
And if you like:
  --path  Its address?
  --guards  Which guards, besides those of the group (for example signed-in,business-only)?
  --when  For whom only, by a guard of its own (for example session=normal,just-signed-out=false)?
  --area  Which area, if the group has none?
  --in  In which menu or group (for example business, business/company, footer/support)?
  --reached-from  How do people get there, if by no menu (for example the page of requests)?
  --label  What the menu calls it, if not its title?
  --screen  Its file in screens/?
  --claim  What is promised of it, in words (a claim: whom --claim-for names always have it)?
`)
  })

  it('answers why, in its own words', () => {
    const answer = run('portal/portal.ts', 'explain', '/payments', '--as', 'business')
    expect(answer).toContain(
      '→ arrives at "company" /company (guard company-confirmed, config/guards.json:11)',
    )
    expect(answer).toContain("the company's details are confirmed (company-details confirmed, now due)")
  })
})

describe('The build of a second firm', () => {
  beforeAll(() => void run('build/build.ts'), 120_000)

  const builtFrom = (): string[] =>
    globSync('**/*.map', { cwd: `${dist}-maps` }).flatMap((map) =>
      (JSON.parse(readFileSync(join(`${dist}-maps`, map), 'utf8')) as { sources: string[] }).sources.map(
        (source) => source.replace(/^(\.\.\/)+/, ''),
      ),
    )

  it('has its own files and those of the engine, and none of ours', () => {
    const sources = builtFrom()
    expect(sources.filter((file) => file.endsWith('another-firm/portal.ts'))).toHaveLength(1)
    expect(sources.filter((file) => file.includes('src/engine/shell/')).length).toBeGreaterThan(30)
    const firms = /(^|\/)src\/portal\//
    expect(sources.filter((file) => firms.test(file))).toEqual([])
  })

  it('has its own name, colours and pictures', () => {
    const page = readFileSync(join(dist, 'index.html'), 'utf8')
    expect(page).toContain('<title>Harbour Bank</title>')
    expect(page).toContain('content="#14508c"')
    expect(page).not.toMatch(/Larkfield/)
    expect(readFileSync(join(dist, 'favicon.svg'), 'utf8')).toContain('#14508c')
  })

  it('has its own limits where it sets them', () => {
    const scripts = globSync('assets/*.js', { cwd: dist }).map((file) =>
      readFileSync(join(dist, file), 'utf8'),
    )
    // The notice before a session expires: 60 seconds here, 300 in ours.
    expect(scripts.filter((text) => text.includes('{value:60}'))).toHaveLength(1)
    expect(scripts.filter((text) => text.includes('{value:300,pwa:35}'))).toEqual([])
  })
})
