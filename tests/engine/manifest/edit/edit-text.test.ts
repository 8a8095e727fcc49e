import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { editText, type Edit } from '#manifest/edit/edit-text.ts'
import { EditError } from '#manifest/edit/places.ts'
import { parentOf, valueAtPointer, type Json } from '#manifest/read/pointer.ts'
import { readConfigFolder } from '#tools/config-folder.ts'
import { root } from '../../../support/root.ts'

const menu = `{
  "id": "main",
  "items": [
    {
      "id": "home",
      "to": "home"
    },
    {
      "id": "documents",
      "to": "documents",
      "when": {
        "session": ["normal", "shared"]
      }
    }
  ]
}
`

describe('A config file whose values are changed', () => {
  it('gets another value and keeps everything else', () => {
    expect(editText(menu, [{ op: 'replace', path: '/items/1/to', value: 'papers' }])).toBe(
      menu.replace('"to": "documents"', '"to": "papers"'),
    )
  })

  it('gets a key in front of another one, or at the end', () => {
    expect(
      editText(menu, [
        { op: 'add', path: '/items/0/label', value: 'Home', before: 'to' },
        { op: 'add', path: '/items/0/note', value: 'First.' },
      ]),
    ).toBe(menu.replace('"to": "home"', '"label": "Home",\n      "to": "home",\n      "note": "First."'))
  })

  it('gets an element of a list before another one, or at the end', () => {
    const first = editText(menu, [{ op: 'add', path: '/items/1', value: { id: 'a', to: 'a' } }])
    expect(first).toBe(
      menu.replace(
        '"to": "home"\n    },',
        '"to": "home"\n    },\n    {\n      "id": "a",\n      "to": "a"\n    },',
      ),
    )
    expect(editText(first, [{ op: 'move', from: '/items/1', path: '/items/-' }])).toBe(
      menu.replace('    }\n  ]', '    },\n    {\n      "id": "a",\n      "to": "a"\n    }\n  ]'),
    )
  })

  it('keeps a list of words in one line while it fits', () => {
    const add = (value: string): Edit => ({ op: 'add', path: '/items/1/when/session/-', value })
    expect(editText(menu, [add('delegated')])).toContain('"session": ["normal", "shared", "delegated"]\n')
    const long = editText(
      menu,
      Array.from({ length: 9 }, (_, i) => add(`delegated-${i}`)),
    )
    expect(long).toContain('"session": [\n          "normal",\n          "shared",\n')
    const removed = Array.from({ length: 9 }, (): Edit => ({ op: 'remove', path: '/items/1/when/session/2' }))
    expect(editText(long, removed)).toBe(menu)
  })

  it('writes an element as those beside it are written', () => {
    const inline = '{\n  "items": [\n    { "id": "home", "to": "home" }\n  ]\n}\n'
    expect(editText(inline, [{ op: 'add', path: '/items/-', value: { id: 'a', guards: ['b'] } }])).toBe(
      '{\n  "items": [\n    { "id": "home", "to": "home" },\n    { "id": "a", "guards": ["b"] }\n  ]\n}\n',
    )
    expect(editText(inline, [{ op: 'add', path: '/items/0/label', value: 'Home', before: 'to' }])).toBe(
      '{\n  "items": [\n    { "id": "home", "label": "Home", "to": "home" }\n  ]\n}\n',
    )
  })

  it('has a key renamed where it stands', () => {
    expect(editText(menu, [{ op: 'move', from: '/items', path: '/entries' }])).toBe(
      menu.replace('"items"', '"entries"'),
    )
  })

  it('keeps tabs and the line ends of Windows', () => {
    const foreign = (text: string) => text.replaceAll('  ', '\t').replaceAll('\n', '\r\n')
    const edit: Edit = { op: 'add', path: '/items/0', value: { id: 'a', when: { is: 'b' } } }
    expect(editText(foreign(menu), [edit])).toBe(foreign(editText(menu, [edit])))
  })

  it.each<[Edit, string]>([
    [{ op: 'replace', path: '/items/2/to', value: 'x' }, 'There is nothing at /items/2/to.'],
    [{ op: 'remove', path: '/label' }, 'There is nothing at /label.'],
    [{ op: 'add', path: '/id', value: 'x' }, 'There is a "id" at /id already.'],
    [{ op: 'add', path: '/items/3', value: 'x' }, 'There is no place /items/3 to add to.'],
    [
      { op: 'add', path: '/items/0/label', value: 'x', before: 'no' },
      'There is no place /items/0/label to add to.',
    ],
    [{ op: 'move', from: '/id', path: '/items' }, 'There is a "items" at /items already.'],
    [{ op: 'remove', path: '/id/x' }, 'There is nothing at /id/x.'],
    [{ op: 'remove', path: '' }, 'The whole file has no place in anything.'],
  ])('is refused what does not fit it: %j', (edit, message) => {
    expect(() => editText(menu, [edit])).toThrow(new EditError(message))
  })
})

describe('Any edit of the shipped config', () => {
  const files = readConfigFolder(join(root, 'config'))
  const arbitrary = fc
    .tuple(fc.nat(), fc.nat(), fc.constantFrom('add', 'replace', 'remove', 'move'), fc.nat(), words())
    .map(([f, p, op, n, value]) => {
      const { text } = files[f % files.length]!
      const places = pointersOf(JSON.parse(text) as Json).filter((each) => each !== '')
      const path = places[p % places.length]!
      return { text, edit: editAt(JSON.parse(text) as Json, path, op, n, value) }
    })

  it('gives the value that JSON Patch gives, and what is added is taken away without a trace', () => {
    fc.assert(
      fc.property(arbitrary, ({ text, edit }) => {
        const after = editText(text, [edit])
        const value = JSON.parse(text) as Json
        expect(JSON.parse(after)).toEqual(patched(value, edit))
        if (edit.op !== 'add') return
        const undone = editText(after, [{ op: 'remove', path: edit.path }])
        // A line that has become too long for one is broken, and stays so.
        const around = JSON.stringify(valueAtPointer(JSON.parse(after) as Json, parentOf(edit.path)))
        const isBroken = around.length > 80 && undone.split('\n').length > text.split('\n').length
        expect(isBroken ? JSON.parse(undone) : undone).toEqual(isBroken ? value : text)
      }),
      { numRuns: 300 },
    )
  })

  it('leaves a file that the formatter would not change', () => {
    const folder = mkdtempSync(join(tmpdir(), 'edited-'))
    const settings = readFileSync(join(root, '.oxfmtrc.json'), 'utf8')
    writeFileSync(join(folder, '.oxfmtrc.json'), settings)
    const edits = fc.sample(arbitrary, { numRuns: 150, seed: 7 })
    const names = edits.map((_, i) => `${i}.json`)
    edits.forEach(({ text, edit }, i) => writeFileSync(join(folder, names[i]!), editText(text, [edit])))
    const formatter = join(root, 'node_modules/oxfmt/bin/oxfmt')
    const checked = execFileSync(process.execPath, [formatter, '--list-different', ...names], {
      cwd: folder,
      encoding: 'utf8',
    })
    expect(checked).toBe('')
    rmSync(folder, { recursive: true })
  })
})

/** Values of the kinds that config has. */
function words(): fc.Arbitrary<Json> {
  const word = fc.string({ minLength: 1, maxLength: 30 })
  return fc.oneof(
    word,
    fc.boolean(),
    fc.integer(),
    fc.array(word, { maxLength: 12 }),
    fc.record({ id: word, when: fc.dictionary(word, fc.array(word, { maxLength: 9 }), { maxKeys: 3 }) }),
    fc.array(fc.record({ id: word, text: word }), { maxLength: 3 }),
  )
}

function pointersOf(value: Json, at = ''): string[] {
  if (typeof value !== 'object' || value === null) return [at]
  return [
    at,
    ...Object.entries(value).flatMap(([key, each]) =>
      pointersOf(each, `${at}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`),
    ),
  ]
}

const stepsOf = (path: string) =>
  path
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
const valueAt = (value: Json, steps: readonly string[]): Json =>
  steps.reduce((each, step) => (each as Record<string, Json>)[step]!, value)

function editAt(value: Json, path: string, op: string, n: number, anything: Json): Edit {
  const parent = path.slice(0, path.lastIndexOf('/'))
  const around = valueAt(value, stepsOf(parent))
  // A list has values of one kind: single ones, or objects.
  const isPlainList = Array.isArray(around) && around.every((each) => typeof each !== 'object')
  const given =
    Array.isArray(around) && isPlainList !== (typeof anything !== 'object') ? around[0]! : anything
  if (op === 'replace') return { op, path, value: given }
  if (op === 'remove') return { op, path }
  if (Array.isArray(around)) {
    const index = `${parent}/${n % around.length}`
    return op === 'add' ? { op, path: index, value: given } : { op: 'move', from: path, path: index }
  }
  const key = `${parent}/new-key`
  return op === 'add' ? { op, path: key, value: given } : { op: 'move', from: path, path: key }
}

/** JSON Patch (RFC 6902, section 4) on plain values; keys keep no order here. */
function patched(value: Json, edit: Edit): Json {
  const copy = structuredClone(value)
  const around = (path: string) => valueAt(copy, stepsOf(path).slice(0, -1)) as Record<string, Json>
  const key = (path: string) => stepsOf(path).at(-1)!
  const take = (path: string): Json => {
    const parent = around(path)
    const taken = parent[key(path)]!
    if (Array.isArray(parent)) parent.splice(Number(key(path)), 1)
    else delete parent[key(path)]
    return taken
  }
  const put = (path: string, given: Json) => {
    const parent = around(path)
    if (Array.isArray(parent)) parent.splice(Number(key(path)), 0, given)
    else parent[key(path)] = given
  }
  if (edit.op === 'replace') around(edit.path)[key(edit.path)] = edit.value
  else if (edit.op === 'remove') take(edit.path)
  else put(edit.path, edit.op === 'add' ? edit.value : take(edit.from))
  return copy
}
