import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { promisedDocument, unsaid } from '#tools/generate/promised.ts'
import { otherEngine } from '#tools/other-engine.ts'
import packageFile from '../../package.json' with { type: 'json' }
import closed from '../closed-modules.json' with { type: 'json' }
import { root } from '../support/root.ts'

const NAME = /^export (?:default )?(?:async )?(?:function|const|class|interface|type) (?:\{ )?(\w+)/gm

/** The names that a module exports and of which no docstring says what they are. */
function withoutWords(text: string): string[] {
  const found = [...text.matchAll(NAME)].map(({ 1: name = '', index }) => {
    const above = text.slice(0, index).replace(/(?:^(?:\/\/ oxlint|\/\* @).*\n)+$(?!\n)/m, '')
    const isSaid = above.endsWith('*/\n') && above.startsWith('/**', above.lastIndexOf('/*'))
    return { name, isSaid }
  })
  const said = new Set(found.filter(({ isSaid }) => isSaid).map(({ name }) => name))
  return [...new Set(found.map(({ name }) => name))].filter((name) => !said.has(name))
}

const promised = new Set(Object.keys(packageFile.exports).map((each) => each.slice(2)))

/** The modules of the engine that this portal imports by the short form of the checkout. */
const imported = [
  ...new Set(
    readdirSync(join(root, 'src/portal'), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path))
      .flatMap((path) => [
        ...readFileSync(join(root, 'src/portal', path), 'utf8').matchAll(/'#([\w./-]+\.\w+)'/g),
      ])
      .map(([, module = '']) => module),
  ),
].filter((module) => !/^(api|domain|portal|product-api|screens)\//.test(module))

describe('What the engine promises', () => {
  it('is a list of names, which somebody who imports one can hold us to', () => {
    const list = promisedDocument()
    expect(list).toContain('card.tsx (Card)')
    expect(list).toContain('- tools: define-tools.ts (PortalTools, callsIn, defineTools)')
    expect(list.match(/\.(tsx?|css)/g)!.length).toBeGreaterThan(60)
  })

  it('loses no name and no module unless a version says what a portal does instead', () => {
    const list = '- ui: badge.tsx (Badge, BadgeTone); prose.module.css'
    expect(unsaid(list, list, '')).toEqual([])
    expect(unsaid(list, '- ui: badge.tsx (Badge)', '')).toEqual([
      'ui/badge.tsx BadgeTone',
      'ui/prose.module.css',
    ])
    const versions = 'Instead of `BadgeTone`, the tone is a word. `ui/prose.module.css` is gone.'
    expect(unsaid(list, '- ui: badge.tsx (Badge)', versions)).toEqual([])
  })

  it('says of each name in a docstring what it is', () => {
    const modules = Object.values(packageFile.exports).filter((file) => /src\/.*\.tsx?$/.test(file))
    const unsaidOf = (file: string) =>
      withoutWords(readFileSync(join(root, file), 'utf8')).map((name) => `${file} ${name}`)
    expect(modules.flatMap(unsaidOf)).toEqual([])
    const said = `/** One. */\nexport const one = 1\n\n/** Two. */\n/* @__NO_SIDE_EFFECTS__ */\nexport function two() {}\n`
    expect(withoutWords(said)).toEqual([])
    expect(withoutWords(said.replace('/** Two. */\n', ''))).toEqual(['two'])
    expect(withoutWords(`${said}\nexport type { Three }\n/* four */\nexport type Four = 4\n`)).toEqual([
      'Three',
      'Four',
    ])
  })

  it('is all that this portal imports, but for a list with reasons, which does not grow', () => {
    const others = imported.filter((module) => !promised.has(module))
    expect(others.toSorted()).toEqual(Object.values(closed).flat().toSorted())
  })

  it('is imported by this portal by the name of the package, as any portal does', () => {
    expect(imported.filter((each) => promised.has(each))).toEqual([])
  })

  it('refuses a portal of another first number, and says how it is brought here, or where the engine is that it needs', () => {
    const said = (made: string) => otherEngine(made, 'CHANGELOG.md', '2.1.0')
    expect(said('2.0.0')).toBeUndefined()
    expect(said('1.4.0')).toBe(
      "this portal is for version 1.4.0 of the engine, and this is 2.1.0. Take the steps of CHANGELOG.md, then say engine: '2.1.0'.",
    )
    expect(said('10.0.0')).toBe(
      'this portal is for version 10.0.0 of the engine, and this is 2.1.0. npm install portal-engine@10.0.0.',
    )
  })
})
