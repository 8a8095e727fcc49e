// CSS modules and the components that use them name the same classes: types know neither.
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { root } from '../support/root.ts'

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const components = globSync('src/**/*.{ts,tsx}', { cwd: root })

/** For each component and stylesheet that it imports: the classes that it names, and whether it names some by a variable. */
const uses = components.flatMap((file) => {
  const text = read(file)
  const code = text.replace(/^import [^']*'[^']*'$|\/\/.*$/gm, '')
  return [...text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].map(([, name, path]) => ({
    file,
    sheet: relative(
      root,
      path!.startsWith('.') ? join(root, dirname(file), path!) : fileURLToPath(import.meta.resolve(path!)),
    ),
    named: [...code.matchAll(new RegExp(`(?<![\\w./-])${name}\\.(\\w+)`, 'g'))].map(([, one]) => one!),
    isOpen: new RegExp(`\\b${name}\\b(?![.'\\w])`).test(code),
  }))
})

const classesOf = (sheet: string) =>
  new Set(
    [
      ...read(sheet)
        .replace(/\/\*.*?\*\//gs, '')
        .matchAll(/\.([a-zA-Z][\w-]*)(?=[^{};]*\{)/g),
    ].map(([, one]) => one!),
  )

describe('Stylesheets', () => {
  it('have every class that a component names', () => {
    expect(uses.length).toBeGreaterThan(100)
    expect(
      uses.flatMap(({ file, sheet, named }) => {
        const classes = classesOf(sheet)
        return named.filter((one) => !classes.has(one)).map((one) => `${file}: ${one}`)
      }),
    ).toEqual([])
  })

  it('have no class that no component names', () => {
    const sheets = Map.groupBy(uses, ({ sheet }) => sheet)
    const unnamed = [...sheets].flatMap(([sheet, all]) => {
      if (all.some(({ isOpen }) => isOpen)) return []
      const named = new Set(all.flatMap((one) => one.named))
      return [...classesOf(sheet)].filter((one) => !named.has(one)).map((one) => `${sheet}: ${one}`)
    })
    expect(unnamed).toEqual([])
  })
})
