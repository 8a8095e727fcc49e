import { describe, expect, it } from 'vitest'
import { nameDirectly } from '#tools/build/stable-names.ts'

// As Vite names them: a specifier that stays, and the file of this build. Six screens use one form, two share a picker.
const screens = [1, 2, 3, 4, 5, 6].map((number) => `screen${number}`)
const specifier = (name: string) => `${name}-STAYSFOR.js`
const fileOf = (name: string, version = 'A') => `${name}-BUILD00${version}.js`
const all = [...screens, 'form', 'picker', 'list']

function bundle(versions: Record<string, string> = {}) {
  const uses: Record<string, string[]> = {
    ...Object.fromEntries(screens.map((screen) => [screen, ['form']])),
    screen1: ['form', 'picker'],
    screen2: ['form', 'picker'],
    list: screens,
  }
  const file = (name: string) => fileOf(name, versions[name])
  const code = (name: string) =>
    `${(uses[name] ?? []).map((used) => `import("./${specifier(used)}");`).join('')}say("${versions[name] ?? 'A'}")`
  return nameDirectly({
    imports: new Map(all.map((name) => [specifier(name), file(name)])),
    scripts: new Map(all.map((name) => [file(name), code(name)])),
  })
}

const namesOf = (versions?: Record<string, string>) => new Set(bundle(versions).scripts.keys())
const changedBy = (name: string) =>
  [...namesOf({ [name]: 'B' }).difference(namesOf())].map((file) => file.split('-')[0])

describe('Somebody who edits a sentence', () => {
  it('renames the file with it and the few that name it', () => {
    expect(changedBy('screen3')).toEqual(['screen3', 'list'])
    expect(changedBy('picker')).toEqual(['screen1', 'screen2', 'picker', 'list'])
  })

  it('renames no other where many name it: they name it by a specifier that stays', () => {
    expect(changedBy('form')).toEqual(['form'])
    expect([...bundle().imports.keys()]).toContain(specifier('form'))
    expect([...bundle().imports.keys()]).not.toContain(specifier('picker'))
  })
})

describe('The files of a build', () => {
  it('are named by what they are named now, or by a specifier of the map', () => {
    const { imports, scripts } = bundle()
    const named = [...scripts.values()].flatMap((text) =>
      [...text.matchAll(/\.\/([\w-]+\.js)/g)].map(([, name]) => name!),
    )
    expect(named).toHaveLength(14)
    for (const name of named) expect(imports.has(name) || scripts.has(name), name).toBe(true)
    for (const file of imports.values()) expect(scripts.has(file), file).toBe(true)
  })

  it('have another name whenever their text is another', () => {
    const before = bundle()
    const after = bundle({ picker: 'B' })
    const same = [...after.scripts.keys()].filter((file) => before.scripts.has(file))
    expect(same).toHaveLength(5)
    for (const file of same) expect(before.scripts.get(file), file).toBe(after.scripts.get(file))
    expect([...after.renamed.keys()].toSorted()).toEqual([
      fileOf('list'),
      fileOf('screen1'),
      fileOf('screen2'),
    ])
  })

  it('that name one another in a circle stay in the map', () => {
    const { imports } = nameDirectly({
      imports: new Map([
        [specifier('one'), fileOf('one')],
        [specifier('two'), fileOf('two')],
      ]),
      scripts: new Map([
        [fileOf('one'), `import("./${specifier('two')}")`],
        [fileOf('two'), `import("./${specifier('one')}")`],
      ]),
    })
    expect(imports.size).toBe(1)
  })
})
