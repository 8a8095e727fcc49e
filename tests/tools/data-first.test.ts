// What the manifests say stands in no code: paths, labels, people. And what they say of limits, code reads.
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../support/root.ts'

const json = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'))
const folder = (name: string) => readdirSync(join(root, name)).map((file) => json(`${name}/${file}`))
const tracked = execFileSync('git', ['ls-files', 'src'], { cwd: root, encoding: 'utf8' }).trim().split('\n')
const code = (inFolders: RegExp) =>
  tracked
    .filter((path) => inFolders.test(path) && /\.(tsx?|html)$/.test(path) && !path.includes('.gen.'))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))

/** Every text that stands under this key, at any depth. */
function textsUnder(key: string, value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]) =>
    name === key && typeof inner === 'string' ? [inner] : textsUnder(key, inner),
  )
}

/** What a file says in quotes, or between tags. */
const said = (text: string) =>
  [...text.matchAll(/'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`|>([^<>{}]+)</g)].map((match) =>
    match
      .slice(1)
      .find((each) => each !== undefined)!
      .trim(),
  )

/** What stands in code all the same, each with its reason. */
const exempt: Record<string, string> = {
  '/': 'the root of the origin, where people are led when nothing else is known (R-OIDC-19)',
  '*': 'the pattern for every address, a sign of the manifest’s language',
  'src/engine/shell/frame/shell.tsx: Main': 'an empty navigation has no menu to take its name from',
}

describe('Runtime, shell, session and app', () => {
  const files = code(/^src\/engine\/(runtime|shell|session|app)\//)
  const paths = textsUnder('path', folder('config/routes'))
  const labels = textsUnder('label', folder('config/menus'))
  // A visitor has no name.
  const names = textsUnder('name', json('config/personas.json')).filter((name) => name.includes(' '))
  const finds = (isForbidden: (text: string) => boolean) =>
    files.flatMap(({ path, text }) =>
      said(text)
        .filter((each) => isForbidden(each) && !(each in exempt) && !(`${path}: ${each}` in exempt))
        .map((each) => `${path}: ${each}`),
    )

  it('hard-code no path of a route [R-CFG-12]', () => {
    expect(paths.length).toBeGreaterThan(40)
    const isPath = (text: string) =>
      paths.some((path) => text === path || (path.length > 1 && new RegExp(`^${path}[?#$/]`).test(text)))
    expect(isPath('/dashboard?from=mail')).toBe(true)
    expect(finds(isPath)).toEqual([])
  })

  it('hard-code no label of a menu [R-CFG-12]', () => {
    expect(labels.length).toBeGreaterThan(10)
    expect(finds((text) => labels.includes(text))).toEqual([])
  })

  it('hard-code no persona [R-CFG-12]', () => {
    expect(names).toContain('Amelia Hart')
    expect(
      files.flatMap(({ path, text }) =>
        names.filter((name) => text.includes(name)).map((name) => `${path}: ${name}`),
      ),
    ).toEqual([])
  })

  it('have no exemption that nothing needs', () => {
    const everything = new Set(
      files.flatMap(({ path, text }) => said(text).flatMap((each) => [each, `${path}: ${each}`])),
    )
    expect(Object.keys(exempt).filter((each) => !everything.has(each))).toEqual([])
  })
})

/** Limits of the specification that hold for a sign-in client without its own value; both clients of the portal have one. */
const clientDefaults = new Set(['expiring-notice-default', 'stale-state-age-default'])

describe('The limits', () => {
  const { limits } = json('config/limits.json') as { limits: Record<string, { pwa?: number }> }
  const text = code(/^src\/(?!tools\/|engine\/manifest\/)/)
    .map((file) => file.text)
    .join('\n')
  const caps = textsUnder('cap', json('config/badges.json'))
  const ownLimits = Object.entries(limits).filter(([id]) => !clientDefaults.has(id))

  it.each(ownLimits)('%s is read by code', (id, { pwa }) => {
    expect(new RegExp(`limits\\[[^\\]]*'${id}'[^\\]]*\\]\\.value`).test(text) || caps.includes(id)).toBe(true)
    expect(pwa === undefined || text.includes(`limits['${id}'].pwa`)).toBe(true)
  })
})

describe('The figures and bands of tax law', () => {
  const { figures, 'income-tax': nations } = json('config/tax-years.json') as Record<string, object>
  const literals = new Set(code(/^src\/(?!tools\/|engine\/manifest\/)/).flatMap(({ text }) => said(text)))

  it.each(Object.keys({ ...figures, ...nations }))('%s is read by code', (id) => {
    expect(literals).toContain(id)
  })
})
