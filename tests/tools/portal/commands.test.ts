import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { commandSays } from './command-says.ts'
import { config, edit, portal, remove, startAgain, unchanged } from './small-portal.ts'
import { root } from '../../support/root.ts'

beforeEach(startAgain)
afterAll(remove)

describe('A product owner at the command line', { timeout: 60_000 }, () => {
  it('reads why a viewer has no messages, and what would show them', async () => {
    edit('contexts.json', '{ "id": "own", ', '{ "id": "own", "note": "One’s own account.", ')
    const { code, out } = await portal('explain', 'main/papers/messages', '--as', 'viewer')
    expect(code).toBe(0)
    expect(out).toContain('entry main/papers/messages is hidden from Bob Hill (viewer/viewing).\n')
    expect(out).toContain(
      '  ✗ context "own" applies: wants session normal; it is shared  config/contexts.json:11\n',
    )
    expect(out).toContain('\nNote: One’s own account.\n')
    expect(out).toContain(
      '\nThe smallest change that would show it:\n  signed in, own account (session normal, now shared), and registered (member registered, now client)\n',
    )
  })

  it('reads why an entry that stays cannot be opened', async () => {
    const { code, out } = await portal('explain', 'conversation/files', '--facts', 'member=registered')
    expect(code).toBe(0)
    expect(out).toContain(
      'It cannot be opened: "Once you have an account"  config/menus/conversation.json:11\n',
    )
    expect((await portal('explain', 'conversation/files', '--as', 'client')).out).not.toContain(
      'cannot be opened',
    )
  })

  it('follows a URL as it was typed, through redirects, to where it ends', async () => {
    const { code, out } = await portal('explain', '/?from=letter', '--as', 'viewer')
    expect(code).toBe(0)
    expect(out).toContain('arrives at "home" /home')
  })

  it('reads of a page that is closed that it is, whoever asks, and as data too', async () => {
    edit(
      'routes/account.json',
      '"id": "planner",',
      '"id": "planner", "closed": { "until": "2099-01-01", "says": "We are mending it." },',
    )
    const { code, out } = await portal('explain', 'planner')
    expect([code, out]).toEqual([0, expect.stringContaining('planner (/planner) is closed for ')])
    expect(out).not.toContain('opens for')
    expect(JSON.parse((await portal('explain', '/planner', '--json')).out)).toMatchObject([
      { name: 'planner', closed: [{ text: 'We are mending it.', offFrom: '2099-01-01T00:00:00.000Z' }] },
    ])
  })

  it('finds a page by its whole address', async () => {
    const address = 'https://portal.example/planner?from=letter#top'
    expect((await portal('explain', address)).out).toMatch(/^planner \(\/planner\) opens for /)
    expect((await portal('explain', address, '--as', 'client')).out).toContain(
      '/planner is taken by the route "planner"',
    )
  })

  it('finds an entry by what it is called, for one person too', async () => {
    const said = await portal('explain', 'Planner', '--as', 'client')
    expect(said.code).toBe(0)
    expect(said.out).toContain('entry main/planner is shown to ')
  })

  it('reads the first of what has a word in it, and how many more there are', async () => {
    const { out } = await portal('explain', 'e')
    expect(out.match(/example people/g)).toHaveLength(12)
    expect(out).toMatch(/\n\n\d+ more have “e” in them: say more of the name\.\n/)
    expect(JSON.parse((await portal('explain', 'e', '--json')).out).length).toBeGreaterThan(12)
  })

  it.each([
    ['no name', ['explain', ''], 'explain needs a label'],
    ['blanks for a name', ['explain', ' ', '--as', 'client'], 'explain needs a label'],
    ['a name without end', ['explain', 'x'.repeat(100_000)], `There is nothing called "${'x'.repeat(59)}…`],
    ['more than it takes', ['rollback', 'a', 'b', 'c'], 'rollback takes one word, and not also: b c.'],
    ['a word where none is taken', ['release', 'now'], 'release takes no word, and not: now.'],
    ['two flags', ['switch', 'planner', 'other', '--off'], 'switch takes one word, and not also: other.'],
  ])('is told of %s', async (_, words, said) => {
    const { code, err } = await portal(...words)
    expect([code, err]).toEqual([2, expect.stringContaining(said)])
    expect(err.length).toBeLessThan(400)
  })

  it('gets the same as data', async () => {
    const { code, out } = await portal('explain', 'main/planner', '--as', 'client', '--json')
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({ subject: 'entry main/planner', verdict: 'shown' })
  })

  it.each(['menus', 'explain'])('reads that nobody is like this, whatever is asked: %s', async (command) => {
    const subject = command === 'explain' ? ['main/planner'] : []
    expect(await portal(command, ...subject, '--facts', 'session=anonymous,member=client')).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringMatching(/^Nobody is like this: somebody with session=anonymous,member=client\.\n/),
    })
  })

  it('reads which facts were not given', async () => {
    expect((await portal('menus', '--facts', 'session=normal,member=client')).out).toMatch(
      /\nNot given, so not known: own-member, .*flag\.planner\. What depends on these is pending\.\n$/,
    )
  })

  it('reads who gains and who loses by an edit, against the last commit’s manifests or a folder', async () => {
    edit('menus/main.json', '"to": "planner"', '"label": "Plan", "to": "planner"')
    const { code, out } = await portal('diff', '--base', unchanged())
    expect(code).toBe(0)
    expect(out).toMatch(
      /\+ sees "Plan" \(main\/planner\), which leads to planner\n.*− sees "Planner" \(main\/planner\)/s,
    )
    expect(out).toContain('Declared\n  entry main/planner changed  config/menus/main.json:16\n')
    expect((await portal('diff', '--base', unchanged(), '--markdown')).out).toContain(
      '### Declared\n- entry main/planner changed',
    )
  })

  it('reads pluses and minuses in Markdown, and no sign in a text that Markdown would take', async () => {
    edit('menus/main.json', '"to": "planner"', '"label": "Plan *now* <b>", "to": "planner"')
    const { out } = await portal('diff', '--base', unchanged(), '--markdown')
    expect(out).toContain('\n- **+** sees "Plan \\*now\\* \\<b\\>" (main/planner), which leads to planner\n')
    expect(out).toContain('\n- **−** sees "Planner" (main/planner), which leads to planner\n')
  })

  it('reads beside the problems of an edit what was edited, also where a claim is about it', async () => {
    const base = unchanged()
    edit(
      'routes/account.json',
      '{ "id": "documents", "path": "/documents", "title": "Documents", "screen": "public/signing-in" },',
      '',
    )
    const { code, err } = await portal('diff', '--base', base)
    expect(code).toBe(1)
    expect(err).toContain(
      'No route is called "documents", so the claim “Viewers open home and documents, and no messages.” would say nothing of it.',
    )
    expect(err).toMatch(
      /\n\nDeclared otherwise than in \S+:\n {2}route documents removed {2}config\/routes\/account\.json:\d+\n$/,
    )
  })

  it('reads who gains and who loses although the edit breaks a claim', async () => {
    const base = unchanged()
    edit('routes/account.json', '["not-shared"]', '["signed-in"]')
    const { code, out, err } = await portal('diff', '--base', base)
    expect(code).toBe(1)
    expect(err).toContain('does not hold: people with session shared open "messages".')
    expect(err).toContain('or remove it if everybody may open them.')
    expect(out).toContain('\n  + sees "Messages" (shared/papers/messages), which leads to messages')
    expect(out).toContain('Declared\n  routes of own changed  config/routes/account.json:')
  })

  it('reads why somebody may open a page although a claim says that they may not', async () => {
    edit('routes/account.json', '["not-shared"]', '["signed-in"]')
    const asked = await portal('explain', '/messages')
    expect([asked.code, asked.out.split('\n')[0]]).toEqual([
      0,
      'messages (/messages) opens for people with session not anonymous.  config/routes/account.json:21',
    ])
    expect((await portal('explain', 'messages', '--facts', 'session=shared')).code).toBe(0)
  })

  it('reads which other situations a persona can be asked about', async () => {
    const situation = '"id": "own-account",'
    const second = `"id": "at-home", "session": "normal", "member": "client", "own-member": "client", "grants": "no-access", "has-children": true, "unread": 0 }, { ${situation}`
    edit('personas.json', situation, second)
    expect((await portal('explain', 'main/planner', '--as', 'client')).out).toMatch(
      /\n\nThis is how client starts\. Ask the same of --as client\/at-home\.\n$/,
    )
    expect((await portal('explain', 'main/planner', '--as', 'client/at-home')).out).not.toContain(
      'how client starts',
    )
  })

  it('reads in the check what was edited, where the problem is a claim in another file', async () => {
    const base = unchanged()
    edit('menus/main.json', '"to": "planner"', '"to": "home"')
    const { code, out } = await portal('check', '--base', base)
    expect(code).toBe(1)
    expect(out).toMatch(
      /^Declared otherwise than in \S+:\n {2}entry main\/planner changed {2}config\/menus\/main\.json:16\n\nconfig\//,
    )
    edit('menus/main.json', '"to": "home"', '"to": "hmoe"')
    expect((await portal('check', '--base', base)).out).not.toContain('Declared otherwise')
  })

  it.each(['links.json', 'flags.json', 'badges.json', 'menus/main.json', 'routes/account.json'])(
    'reads of a file that is gone in one problem: %s',
    async (name) => {
      const base = unchanged()
      rmSync(join(config, name))
      const { code, out } = await portal('check', '--base', base)
      expect([code, out.match(/ {2}error {2}.*/g)]).toEqual([1, ['  error  missing-file']])
      expect(out).toMatch(new RegExp(`config/${name} is gone, and \\d+ places? needs? what it said\\.`))
    },
  )

  it('is told that a change has no effect', async () => {
    edit('flags.json', '"owner": "', '"owner": "The ')
    expect((await portal('diff', '--base', unchanged())).out).toMatch(
      /^No effect: everybody sees the same, and every URL leads where it did\.\n/,
    )
  })

  it('is warned of a flag whose review is due on that day, and of no other', async () => {
    expect(await portal('check', '--today', '2026-11-21')).toMatchObject({
      code: 0,
      out: expect.not.stringContaining('warning'),
    })
    expect((await portal('check', '--today', '2100-01-01')).out).toContain(
      'warning  flag-hygiene\nThe flag "sharing" was to be reviewed by 2099-01-01',
    )
  })

  it('leaves with 1 where the manifests are wrong, and reads it before every other answer', async () => {
    edit('menus/main.json', '"to": "planner"', '"to": "plannre"')
    expect(await portal('check')).toMatchObject({
      code: 1,
      out: expect.stringContaining('Did you mean "planner"?'),
    })
    expect(await portal('explain', 'messages')).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringContaining('No route is called "plannre"'),
    })
  })

  it.each([
    [['undo'], /^There is no command "undo"\. npm run portal -- --help says which there are\.\n$/],
    [['chek'], 'Did you mean "check"?'],
    [['explain', '--as', 'client'], 'explain needs a label'],
    [['explain', 'main/papers/mesages', '--as', 'client'], 'Did you mean "main/papers/messages"?'],
    [['menus', '--as', 'nobody'], 'There is no persona "nobody". There are client, viewer.'],
    [['menus', '--facts', 'sesion=normal'], 'There is no fact "sesion". Did you mean "session"?'],
    [['diff', '--base', 'nowhere'], '"nowhere" is neither a folder nor a git reference of '],
    [['check', '--today', 'soon'], '--today soon: a day is written 2026-11-21.'],
    [
      ['check', '--colour'],
      'There is no option --colour. check takes --today, --base, --as-of, --layers, --config, --json',
    ],
    [['menus', '--fact', 'session=normal'], 'There is no option --fact. Did you mean --facts?'],
    [['check', '--as', 'client'], '--as is an option of menus, explain, review. check takes --today'],
    [['menus', '--as', 'client', '--as', 'viewer'], '--as is given twice; give it once.'],
    [['menus', '--facts', 'member=client,member=none'], 'The fact "member" is given twice; write member=a|b'],
    [['menus', '--as', 'client', '--area', 'nowhere'], 'Its values: default, download.'],
    [['stack', 'nofile.txt'], 'There is no file nofile.txt.'],
    [['completion', 'fish'], 'completion is for bash and zsh'],
  ])('leaves with 2 and a sentence after %j', async (words, sentence) => {
    const isOfNoConfig = ['stack', 'completion'].includes(words[0]!)
    const { code, out, err } = await (isOfNoConfig ? commandSays(words) : portal(...words))
    expect(code).toBe(2)
    expect(out).toBe('')
    expect(err).toMatch(sentence)
    expect(err).not.toMatch(/\n {4}at /)
  })
})

describe('A product owner who types on', { timeout: 60_000 }, () => {
  it('reads the help of one command', async () => {
    const { code, out } = await portal('explain', '--help')
    expect(code).toBe(0)
    expect(out).toMatch(/^ {2}explain <label, entry, route, URL>/)
    expect(out).not.toContain('rename')
    expect(out).toContain('Exit codes: 0 fine')
    expect((await portal('help')).out).toMatch(/^Usage: /)
  })

  it.each([
    [['me'], ['menus']],
    [['menus', '--fa'], ['--facts']],
    [['menus', '--facts', 'member=c'], ['member=client']],
    [['menus', '--facts', 'session=normal,has'], ['session=normal,has-children=']],
    [['new', 'it'], ['item']],
    [['new', 'item', '--in', 'footer/'], ['footer/company']],
    [['explain', '--as', 'v'], ['viewer']],
    [['completion', 'z'], ['zsh']],
  ])('finds how %j goes on', async (words, expected) => {
    vi.stubEnv('PORTAL_CONFIG', config)
    const { out } = await commandSays(['complete', ...words])
    vi.unstubAllEnvs()
    expect(out.trim().split('\n')).toEqual(expected)
  })

  it('may stop reading before the answer ends', () => {
    const command = `"${process.execPath}" "${join(root, 'src/tools/portal/portal.ts')}" menus | head -1`
    const { status, stderr } = spawnSync('bash', ['-o', 'pipefail', '-c', command], { encoding: 'utf8' })
    expect(stderr).toBe('')
    expect(status).toBe(0)
  })

  it.each([
    ['explain', ['explain', 'main/planner'], '1 of 2 example people: client'],
    ['claims', ['claims'], 'claim'],
    ['rename', ['rename', 'main/help', 'support', '--yes'], 'main/support'],
    ['remove', ['remove', 'main/papers/messages', '--yes'], 'main/papers/messages'],
  ])('is answered by the executable itself: %s', (_, words, said) => {
    const file = join(root, 'src/tools/portal/portal.ts')
    const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...words, '--config', config], {
      encoding: 'utf8',
    })
    expect([status, stderr]).toEqual([0, ''])
    expect(stdout).toContain(said)
  })
})

describe('A config folder that is not what it should be', { timeout: 60_000 }, () => {
  const write = (file: string, content: string | Uint8Array) => writeFileSync(join(config, file), content)

  it.each<[string, () => void, number, string]>([
    ['is empty', () => rmSync(config, { recursive: true, force: true }), 2, 'There are no manifests in '],
    ['lacks a file', () => rmSync(join(config, 'facts.json')), 1, 'config/facts.json does not exist'],
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
      () => write('links.json', readFileSync(join(config, 'links.json'), 'utf8').slice(0, 100)),
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
      () => edit('links.json', '"about-us"', '"__proto__"'),
      1,
      'A name cannot be "__proto__"',
    ],
    [
      'leads to a route called constructor',
      () => edit('menus/main.json', '"to": "planner"', '"to": "constructor"'),
      1,
      'No route is called "constructor"',
    ],
    [
      'reads a fact called toString',
      () => edit('menus/main.json', '"to": "planner"', '"to": "planner", "when": { "toString": "x" }'),
      1,
      'toString',
    ],
    [
      'leads out of the portal',
      () => edit('menus/main.json', '"to": "planner"', '"to": "../../etc/passwd"'),
      1,
      'No route is called "../../etc/passwd"',
    ],
  ])('%s: ends in a clear sentence', async (_what, spoil, code, sentence) => {
    spoil()
    const result = await portal('check')
    expect(result.out + result.err).toContain(sentence)
    expect(result.code).toBe(code)
    expect(result.out + result.err).not.toMatch(/\n {4}at /)
  })

  it('has a symbolic link to itself: reading it ends', async () => {
    symlinkSync(config, join(config, 'again'))
    const { code, out } = await portal('check')
    expect(code).toBe(0)
    expect(out).toMatch(/\nPassed over: again \(a link that leads nowhere in this folder\)\.\n$/)
  })
})
