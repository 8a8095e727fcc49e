import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { edit, portal, remove, startAgain, unchanged } from './small-portal.ts'

let before: string
beforeAll(() => {
  startAgain()
  before = unchanged()
  edit(
    'flags.json',
    '"description": "Opens the planner here.",',
    '"description": "Opens the planner here.", "share": 10,',
  )
  edit('menus/main.json', '"to": "planner", "when": {', '"to": "planner", "when": { "flag.planner": true,')
})
afterAll(remove)

const note = 'The flag "planner" is on for 10 per cent of people at most.'

describe('A flag with a share', () => {
  it.each<[string, string[], string]>([
    ['is right: people are proved with it and without it', ['check'], 'The manifests are right'],
    ['is told by explain without a person', ['explain', '/planner'], note],
    ['is told by explain', ['explain', 'main/planner', '--as', 'client'], note],
  ])('%s', async (_, words, said) => {
    expect((await portal(...words)).out).toContain(said)
  })

  it('is a difference in words', async () => {
    const { out } = await portal('diff', '--base', before)
    expect(out).toContain('for 10 per cent of people')
    expect(out).toContain(note)
  })
})

describe('A closed page', () => {
  const said = 'closed until 1 December 2098 at 14:00: "Closed until 14:00 on 1 December."'
  beforeAll(() =>
    edit(
      'routes/account.json',
      '"path": "/documents",',
      '"path": "/documents", "closed": { "until": "2098-12-01T14:00", "says": "Closed until {until}." },',
    ),
  )

  it.each<[string, string[], string]>([
    ['is told by explain without a person', ['explain', '/documents'], `The page documents is ${said}`],
    [
      'is told by explain of its entry',
      ['explain', 'main/papers/documents', '--as', 'client'],
      'It cannot be opened: "Closed until 14:00 on 1 December."',
    ],
    [
      'is told by explain of the page',
      ['explain', 'documents', '--as', 'client'],
      'It cannot be opened: "Closed until 14:00 on 1 December."',
    ],
    ['is in the menu', ['menus', '--as', 'client'], '[unavailable: Closed until 14:00 on 1 December.]'],
    ['is a difference', ['diff', '--base', 'before'], `finds documents ${said}`],
  ])('%s', async (_, words, expected) => {
    const { out } = await portal(...words.map((word) => (word === 'before' ? before : word)))
    expect(out).toContain(expected)
  })
})
