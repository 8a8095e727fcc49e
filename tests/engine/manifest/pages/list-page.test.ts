// A page of the kind "list", from its file to what the portal loads, and what a difference says of it.
import { describe, expect, it } from 'vitest'
import { difference } from '#manifest/change/diff.ts'
import { listNames } from '#manifest/read/names.ts'
import type { Resolved } from '#manifest/resolve/resolved.ts'
import { diffText } from '#tools/portal/diff.ts'
import {
  broken,
  compiled,
  problemsOf,
  productFor,
  withPages,
  type Edit,
} from '../../../checks/broken-config.ts'

const FILE = 'config/pages/letters.json'
const edit = (find: string, replace: string): Edit => ({ file: FILE, find, replace })

function resolvedOf(...edits: Edit[]): Resolved {
  const { resolved } = compiled(edits.length === 0 ? withPages : broken(edits))
  if (!resolved) throw new Error('These files cannot be resolved')
  return resolved
}

const before = resolvedOf()

/** What people are told of the change, without who they are. */
const told = (...edits: Edit[]): string[] => {
  const after = resolvedOf(...edits)
  return diffText(difference(before, after), after, false)
    .split('\n')
    .filter((line) => /^ {2}[+−\w]/.test(line))
    .map((line) => line.replace(/ {2}config.*/, '').trim())
}

describe('A page of a list', () => {
  it('is shown by the screen of its kind, as its file says it', () => {
    const { manifest } = compiled(withPages)
    expect(manifest?.routes.find(({ id }) => id === 'letters')).toMatchObject({
      screen: 'page/list',
      page: 'letters',
    })
    expect(before.pages.get('letters')?.contents).toMatchObject({
      kind: 'list',
      list: 'letters',
      sort: { by: 'sentOn', order: 'descending' },
      row: { to: 'conversation', params: { id: 'id' } },
    })
  })

  it('leads to the routes of its rows, its links and its empty list, so that they count as reached', () => {
    expect(before.route('letters')?.links).toEqual(['conversation', 'message', 'paper'])
    expect(
      before.references.filter(({ file }) => file === FILE).map(({ kind, name }) => `${kind} ${name}`),
    ).toEqual(['list letters', 'route message', 'route conversation', 'route paper'])
  })

  it('is completed in an editor with the lists that there are, each with its fields', () => {
    const { ids, about } = listNames(withPages, productFor(withPages))
    expect(ids['list']).toEqual(['letters'])
    expect(about['list']?.['letters']).toMatch(
      /^Fields: id \(text\), name \(text\), .*sentOn \(date\), valuePence \(money\)/,
    )
  })

  it('may name fields of its list alone, whatever names every object has', () => {
    const [problem] = compiled(broken([edit('"id": "name"', '"id": "constructor"')])).problems
    expect(problem?.message).toBe(
      'The list "letters" has no field "constructor", so its place would be empty.',
    )
    expect(
      problemsOf(broken([edit('"params": { "id": "messageId" }', '"params": { "id": "toString" }')])),
    ).toContain('has no field "toString"')
  })

  it('is proved without its fields where its list is unknown', () => {
    const { problems } = compiled(broken([edit('"list": "letters"', '"list": "post"')]))
    expect(problems.map(({ message }) => message)).toEqual([
      'No list is called "post", so people would see an empty page.',
    ])
  })
})

describe('A column that some people only see', () => {
  const forSome = edit(
    '"label": "Value" }',
    '"label": "Value", "when": { "session": "normal" }, "note": "Viewers see no amounts." }',
  )

  it('is a part of the route, and the page as it is loaded says no more of it', () => {
    const { manifest, resolved, problems } = compiled(broken([forSome]))
    expect(problems).toEqual([])
    expect(Object.keys(manifest?.routes.find(({ id }) => id === 'letters')?.parts ?? {})).toEqual([
      'valuePence',
    ])
    expect(resolved?.route('letters')?.partsAt['valuePence']?.note).toBe('Viewers see no amounts.')
    const { contents } = resolved!.pages.get('letters')!
    expect(contents).toMatchObject({
      columns: expect.arrayContaining([{ id: 'valuePence', kind: 'money', label: 'Value', isPart: true }]),
    })
  })

  it('is gone for the others, whom a difference names', () => {
    const after = resolvedOf(forSome)
    expect(diffText(difference(before, after), after, false)).toContain(
      'People with session shared\n  (256 combinations; viewer)\n  − sees the column "Value" on letters: as money\n',
    )
  })
})

describe('A difference of a list', () => {
  it('says which columns people see, and how', () => {
    expect(told(edit('"label": "Sent" }', '"label": "Day" }'))).toEqual([
      '+ sees the column "Day" on letters: as date',
      '− sees the column "Sent" on letters: as date',
      'column letters/sentOn changed',
    ])
  })

  it('says what people can do with the rows no more', () => {
    expect(told(edit('"search": true,\n', ''), edit('"csv": true,\n', ''))).toEqual([
      '+ reads the page on letters; no search, no csv; look at the page',
      '− reads the page on letters; search true, csv true; look at the page',
      'page letters changed',
    ])
  })

  it('says where a row leads', () => {
    expect(told(edit('"row": { "to": "conversation"', '"row": { "to": "message"'))).toEqual([
      '+ reads the page on letters; row to "message"; look at the page',
      '− finds a link to conversation on letters',
      '− reads the page on letters; row to "conversation"; look at the page',
      'page letters changed',
    ])
  })
})
