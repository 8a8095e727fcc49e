import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { config, portal, remove, startAgain, views } from './small-portal.ts'

beforeEach(async () => {
  startAgain()
  await portal('menus', '--accept', '--yes')
}, 60_000)
afterAll(remove)
const read = (file: string) => readFileSync(join(config, file), 'utf8')

describe('A product owner who renames something', { timeout: 120_000 }, () => {
  it('reads that nobody sees anything else, and finds every reference mended', async () => {
    expect(await portal('rename', 'route', 'documents', 'papers', '--yes')).toEqual({
      code: 0,
      err: '',
      out: `route documents → papers

No effect: everybody sees the same, and every URL leads where it did.
Declared
  claim shared-opens changed  config/claims.json:4
  guard not-shared changed  config/guards.json:5
  side panel changed  config/header.json:10
  entry main/papers/documents changed  config/menus/main.json:12
  route documents renamed to papers  config/routes/account.json:16

Written:
  config/claims.json
  config/guards.json
  config/header.json
  config/menus/main.json
  config/routes/account.json
`,
    })
    expect(read('guards.json')).toContain('"otherwise": [{ "route": "papers", "notice": "That page')
    expect(read('claims.json')).toContain('"opens": ["home", "papers"]')
    expect((await portal('check')).code).toBe(0)
  })

  it('has nothing written where nobody can be asked, or where the name is taken', async () => {
    const before = read('menus/main.json')
    expect(await portal('rename', 'main/help', 'support')).toMatchObject({
      code: 1,
      err: 'Nothing is written: there is no terminal to ask on. Add --yes to write without asking.\n',
    })
    expect(await portal('rename', 'main/help', 'guides', '--yes')).toEqual({
      code: 2,
      out: '',
      err: 'The entry "main/guides" exists already, at config/menus/main.json:17.\n',
    })
    expect(read('menus/main.json')).toBe(before)
  })
})

describe('A product owner who removes something', { timeout: 120_000 }, () => {
  it('reads who is affected and what goes with it, and finds the views as they are now', async () => {
    const { code, out } = await portal('remove', 'main/papers/messages', '--yes')
    expect({ code, out }).toEqual({
      code: 0,
      out: `entry main/papers/messages goes

People with session normal, area default
  (1 of 2 example people: client; 128 combinations)
  − sees "Messages" (main/papers/messages), which leads to messages with the badge unread

Declared
  entry main/papers/messages removed  config/menus/main.json:11

Ann Field (client):
    area default: context own
      header menu
        Papers
  −       Messages → /messages

Written:
  config/menus/main.json
  tests/menus/client.txt
`,
    })
    expect(readFileSync(join(views, 'client.txt'), 'utf8')).not.toContain('         Messages → /messages')
  })

  it('has a flag removed with the guard that only asked for it', async () => {
    const { code, out } = await portal('remove', 'flag', 'planner', '--on', '--yes')
    expect(code).toBe(0)
    expect(out).toContain(`flag planner goes
guard planner-on goes too: nothing uses it any more
`)
    expect(out).toContain(`People with session normal, flag.planner false
  (1 of 2 example people: client; 128 combinations)
  + has account-opening-backup loaded by the guard backup: the page is shown even if that fails
  + sees "Book a call" (cards/specialist/book), which leads to the link book-a-call
  + has the card "specialist": title "Talk to a specialist", text "There is no charge."
  + who opens /planner arrives at planner
  − who opens /planner goes to the older app
`)
    expect((await portal('check')).code).toBe(0)
  })

  it('has a shared condition removed without effect: its words stand where its name stood', async () => {
    const { code, out } = await portal('remove', 'condition', 'signed-in', '--yes')
    expect(code).toBe(0)
    expect(out).toContain(`condition signed-in goes

No effect: everybody sees the same, and every URL leads where it did.
`)
    expect(read('guards.json')).toContain('"require": { "not": { "session": "anonymous" } },')
    expect(read('facts.json')).toContain(
      '"app-user": { "when": { "platform": "pwa", "not": { "session": "anonymous" } } }',
    )
    expect((await portal('check')).code).toBe(0)
  })

  it('is asked what cannot be known, and nothing is written until it is said', async () => {
    expect(await portal('remove', 'flag', 'planner', '--yes')).toMatchObject({
      code: 2,
      err: 'config/guards.json:10 depends on the flag "planner": say what stays, --on (as if it were on) or --off.\n',
    })
    expect(await portal('remove', 'route', 'documents', '--yes')).toMatchObject({
      code: 2,
      err: 'config/guards.json:7 names the route "documents" and cannot do without one: say which other one, --instead <id>.\n',
    })
    const refused = await portal('remove', 'route', 'documents', '--instead', 'home', '--yes')
    expect(refused).toMatchObject({
      code: 1,
      out: `route documents goes
claim shared-opens (“Viewers open home and documents, and no messages.”) no longer says:
  documents opens; no claim protects it now

`,
    })
    expect(refused.err).toContain('The group "shared/papers" is meant for people with session shared')
    expect(refused.err).toMatch(/\n\nNothing is written: it would not be right like this\.\n$/)
    expect((await portal('remove', 'shared/papers', '--yes')).code).toBe(0)
    expect((await portal('remove', 'route', 'documents', '--instead', 'home', '--yes')).code).toBe(0)
    expect(read('guards.json')).toContain('"otherwise": [{ "route": "home", "notice": "That page')
    expect(read('menus/main.json')).not.toContain('documents')
  })
})
