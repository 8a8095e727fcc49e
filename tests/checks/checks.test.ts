import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { base, broken, editsOf, folder, problemsOf, withPages } from './broken-config.ts'
import { root } from '../support/root.ts'

const cases = readdirSync(folder, { withFileTypes: true })
  .filter((each) => each.isDirectory() && each.name !== 'base' && each.name !== 'with-pages')
  .map(({ name }) => name)

describe('A product owner who breaks a manifest', () => {
  it('starts from a small portal in which nothing is wrong', () => {
    expect(problemsOf(base)).toBe('')
    expect(problemsOf(withPages)).toBe('')
  })

  it('reads no word against a flag that only a sentence of a dialog depends on [R-CFG-10]', () => {
    const flag =
      '"words": { "owner": "Access team", "description": "Other words.", "default": false, "follows": "active-user", "review": "2099-01-01" }'
    const edits = [
      { file: 'config/flags.json', find: '"planner": {', replace: `${flag}, "planner": {` },
      {
        file: 'config/dialogs.json',
        find: '"text": [{',
        replace: '"text": [{ "when": { "flag.words": true }, "text": "You can only look." }, {',
      },
    ]
    expect(problemsOf(broken(edits))).toBe('')
  })

  it('gives no route an address that the sample of nginx answers itself', () => {
    const conf = readFileSync(join(root, 'src/engine/app/hosting/nginx.sample.conf'), 'utf8')
    const served = [...conf.matchAll(/^ *location (?:= )?(\/[\w./-]+)/gm)].map(([, path = '']) =>
      path.replace(/\/$/, '/documents'),
    )
    expect(served.length).toBeGreaterThan(6)
    for (const path of served)
      expect(
        problemsOf(
          broken([
            {
              file: 'config/routes/account.json',
              find: '"path": "/documents"',
              replace: `"path": "${path}"`,
            },
          ]),
        ),
      ).toMatch(/ (served-path|structure)\n/)
  })

  it.each(cases)('%s: reads where, who is hurt and what to do [R-CFG-10, R-ACC-30]', (name) => {
    expect(`${problemsOf(broken(editsOf(name)))}\n`).toBe(
      readFileSync(join(folder, name, 'expected.txt'), 'utf8'),
    )
  })
})
