import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { root } from '#tools/config-folder.ts'

const folder = mkdtempSync(join(tmpdir(), 'portal-config-'))
beforeEach(() => {
  rmSync(folder, { recursive: true, force: true })
  cpSync(join(root, 'config'), folder, { recursive: true })
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs a command on the folder; the exit code and what it printed. */
function portal(...words: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'src/tools/portal.ts'), ...words, '--config', folder],
    {
      encoding: 'utf8',
      timeout: 60_000,
      env: { ...process.env, NODE_NO_WARNINGS: '1' },
    },
  )
  return { code: status, out: stdout, err: stderr }
}

const edit = (file: string, from: string, to: string) => {
  const path = join(folder, file)
  const text = readFileSync(path, 'utf8')
  if (!text.includes(from)) throw new Error(`${file} has no ${from}`)
  writeFileSync(path, text.replace(from, to))
}

describe('A product owner at the command line', { timeout: 60_000 }, () => {
  it('reads why a shared viewer has no messages, and what would show them', () => {
    const { code, out } = portal('explain', 'client/admin/messages', '--as', 'shared-viewer')
    expect(code).toBe(0)
    expect(out).toContain(
      'entry client/admin/messages is hidden from Isla Reid (shared-viewer/viewing-margaret-hale).',
    )
    expect(out).toContain(
      '  ✗ context "shared-access" does not come before it: wants session anonymous or normal or delegated; it is shared  config/contexts.json:28\n',
    )
    expect(out).toContain(
      "Note: Shared outranks the installed app: a shared viewer's navigation is limited everywhere.\n",
    )
    expect(out).toContain(
      'The smallest change that would show it:\n  session normal (now shared), and own-member client (now registered)\n',
    )
  })

  it('follows a URL as it was typed, through redirects, to where it ends', () => {
    const { code, out } = portal('explain', '/welcome?from=letter', '--as', 'registered')
    expect(code).toBe(0)
    expect(out).toContain('arrives at "dashboard-registered" /dashboard')
  })

  it('gets the same as data', () => {
    const { code, out } = portal('explain', 'tab-bar/messages', '--as', 'client-pwa', '--json')
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({ subject: 'entry tab-bar/messages', verdict: 'shown' })
  })

  it('reads who gains and who loses by an edit, against the last commit’s manifests or a folder', () => {
    edit('menus/client.json', '"to": "payments"', '"label": "Pay in", "to": "payments"')
    const { code, out } = portal('diff', '--base', join(root, 'config'))
    expect(code).toBe(0)
    expect(out).toMatch(
      /\+ sees "Pay in" \(client\/payments\), which leads to payments\n.*− sees "Payments and transfers" \(client\/payments\)/s,
    )
    expect(out).toContain('Declared\n  entry client/payments changed  config/menus/client.json:78\n')
    expect(portal('diff', '--base', join(root, 'config'), '--markdown').out).toContain(
      '### Declared\n- entry client/payments changed',
    )
  })

  it('is told that a change has no effect', () => {
    edit('flags.json', '"owner": "', '"owner": "The ')
    expect(portal('diff', '--base', join(root, 'config')).out).toMatch(
      /^No effect: everybody sees the same, and every URL leads where it did\.\n/,
    )
  })

  it('gets one page about everything', () => {
    const { code, out } = portal('docs')
    expect(code).toBe(0)
    expect(out).toContain(
      '\n1. **account-opening**: people with area account-opening → menu account-opening\n',
    )
    expect(out).toContain('\n- Child details → child-details (people with has-children true)\n')
    expect(out).toContain(
      '\n| /projections | New portfolios | opening/projections | signed-in, may-model, opening-backup |',
    )
    expect(out).toContain('- **signed-in** lets people with session not anonymous pass; otherwise sign in')
  })

  it('is warned of a flag whose review is due on that day, and of no other', () => {
    expect(portal('check', '--today', '2026-11-21')).toMatchObject({
      code: 0,
      out: expect.not.stringContaining('warning'),
    })
    expect(portal('check', '--today', '2030-01-01').out).toContain(
      'warning  flag-hygiene\nThe flag "shared-access" was to be reviewed by 2027-06-30',
    )
  })

  it('leaves with 1 where the manifests are wrong, and reads it before every other answer', () => {
    edit('menus/client.json', '"to": "payments"', '"to": "paymnets"')
    expect(portal('check')).toMatchObject({
      code: 1,
      out: expect.stringContaining('Did you mean "payments"?'),
    })
    expect(portal('docs')).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringContaining('No route is called "paymnets"'),
    })
  })

  it.each([
    [['frob'], 'There is no command "frob".'],
    [['chek'], 'Did you mean "check"?'],
    [['explain', '--as', 'client'], 'explain needs an entry'],
    [['explain', 'client/admin/mesages', '--as', 'client'], 'Did you mean "client/admin/messages"?'],
    [['menus', '--as', 'nobody'], 'There is no persona "nobody". There are visitor, client,'],
    [['menus', '--facts', 'sesion=normal'], 'There is no fact "sesion". Did you mean "session"?'],
    [['diff', '--base', 'nowhere'], '"nowhere" is neither a folder nor a git reference.'],
    [['check', '--today', 'soon'], '--today soon: a day is written 2026-11-21.'],
    [['check', '--colour'], "Unknown option '--colour'"],
  ])('leaves with 2 and a sentence after %j', (words, sentence) => {
    const { code, out, err } = portal(...words)
    expect(code).toBe(2)
    expect(out).toBe('')
    expect(err).toContain(sentence)
    expect(err).not.toMatch(/\n {4}at /)
  })
})

describe('What config/README.md shows', { timeout: 60_000 }, () => {
  /** The indented blocks of output in the guide, as they are printed. */
  const shown = [
    ...readFileSync(join(root, 'config/README.md'), 'utf8').matchAll(/^ {3}```(\w*)\n(.*?)^ {3}```$/gms),
  ].flatMap(([, language, block]) => (language === '' ? [shape(block!.replaceAll(/^ {3}/gm, ''))] : []))
  /** Numbers and lines move with every edit of the manifests; the words must be those that are printed. */
  function shape(text: string): string {
    return text.replaceAll(/\d[\d,]*/g, '#').trimEnd()
  }
  const relabel = () =>
    edit('menus/client.json', '"to": "projections"', '"label": "Plan something new", "to": "projections"')

  it('is what the commands print', () => {
    relabel()
    expect(shown).toContain(shape(portal('check').out))
    expect(shown).toContain(shape(portal('diff', '--base', join(root, 'config')).out))
    expect(shown).toContain(shape(portal('explain', 'client/new-portfolios', '--as', 'shared-viewer').out))
    edit('menus/client.json', '"to": "documents"', '"to": "documnets"')
    expect(shown).toContain(shape(portal('check').out))
    expect(shown).toHaveLength(4)
  })
})

describe('A config folder that is not what it should be', { timeout: 60_000 }, () => {
  const write = (file: string, content: string | Uint8Array) => writeFileSync(join(folder, file), content)

  it.each<[string, () => void, number, string]>([
    ['is empty', () => rmSync(folder, { recursive: true, force: true }), 2, 'There are no manifests in '],
    ['lacks a file', () => rmSync(join(folder, 'facts.json')), 1, 'config/facts.json does not exist'],
    [
      'holds a file of 50 MB',
      () => write('links.json', Buffer.alloc(50e6, 'a')),
      1,
      'config/links.json is larger than 5 MB',
    ],
    [
      'holds a file nested a million deep',
      () => write('links.json', '['.repeat(1e6)),
      1,
      'config/links.json:1:',
    ],
    [
      'holds half a file',
      () => write('links.json', readFileSync(join(folder, 'links.json'), 'utf8').slice(0, 200)),
      1,
      'config/links.json:',
    ],
    [
      'holds UTF-16',
      () => write('brand.json', Buffer.from('\uFEFF{}', 'utf16le')),
      1,
      'config/brand.json:1:1  error  encoding',
    ],
    ['holds an empty file', () => write('brand.json', ''), 1, 'config/brand.json:1:1'],
    ['holds null', () => write('brand.json', 'null'), 1, 'config/brand.json:1:1'],
    [
      'names a link __proto__',
      () => edit('links.json', '"careers"', '"__proto__"'),
      1,
      'No link is called "careers"',
    ],
    [
      'leads to a route called constructor',
      () => edit('menus/client.json', '"to": "payments"', '"to": "constructor"'),
      1,
      'No route is called "constructor"',
    ],
    [
      'reads a fact called toString',
      () => edit('menus/client.json', '"to": "payments"', '"to": "payments", "when": { "toString": "x" }'),
      1,
      'toString',
    ],
    [
      'leads out of the portal',
      () => edit('menus/client.json', '"to": "payments"', '"to": "../../etc/passwd"'),
      1,
      'No route is called "../../etc/passwd"',
    ],
  ])('%s: ends in a clear sentence', (_what, spoil, code, sentence) => {
    spoil()
    const told = portal('check')
    expect(told.out + told.err).toContain(sentence)
    expect(told.code).toBe(code)
    expect(told.out + told.err).not.toMatch(/\n {4}at /)
  })

  it('links to itself: the circle is not walked', () => {
    symlinkSync(folder, join(folder, 'again'))
    expect(portal('check')).toMatchObject({ code: 0 })
  })
})
