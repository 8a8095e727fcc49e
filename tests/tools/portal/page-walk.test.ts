// Takes the walk of config/pages/README.md, word for word, on the manifests as they are, and writes nothing.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { difference } from '#manifest/change/diff.ts'
import { compile } from '#manifest/compile.ts'
import { editConfig } from '#manifest/edit/edit-config.ts'
import type { ConfigText } from '#manifest/read/config-file.ts'
import { readConfigFolder } from '#tools/config-folder.ts'
import { protection } from '#tools/portal/claimed.ts'
import { readCommandLine } from '#tools/portal/command-line.ts'
import { diffText } from '#tools/portal/diff.ts'
import { ADDITIONS } from '#tools/portal/edit/additions.ts'
import { codeFolders } from '#tools/portal/edit/code-names.ts'
import { newPlan } from '#tools/portal/edit/new-plan.ts'
import { questionsOf } from '#tools/portal/edit/new-questions.ts'
import { removePlan } from '#tools/portal/edit/plans.ts'
import { readProduct } from '#tools/product.ts'
import { root } from '../../support/root.ts'

/** Whoever has taken the walk has its page: here it has other names. */
const walk = readFileSync(join(root, 'config/pages/README.md'), 'utf8')
  .replaceAll(/\blost-card\b|(?<="id": ")card\b/g, 'walked-card')
  .replaceAll('a lost card', 'a walked card')
const blocks = [...walk.matchAll(/^ {3}```\w*\n(.*?)^ {3}```$/gms)].map(([, block]) =>
  block!.replaceAll(/^ {3}/gm, '').trim(),
)
const [creates = '', page = '', , promised = '', section = ''] = blocks
const inLine = [...walk.matchAll(/`npm run portal -- ([^`]+)`/g)].map(([, words]) => words!)

/** The words of a command as a shell reads them, after "npm run portal --". */
const wordsOf = (line: string) =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word]) => quoted ?? word!).slice(4)

const product = readProduct()
const from = (texts: readonly ConfigText[]) => ({
  ...{ texts, product, resolved: compile(texts, product).resolved! },
  code: codeFolders(join(root, 'config')),
})

const shipped = from(readConfigFolder())
const { rest, values } = readCommandLine(wordsOf(creates))
const { yes, ...given } = values
const file = /Replace what `([^`]+)` says/.exec(walk)![1]!
const begun = await newPlan(shipped, rest[0], given, undefined)
const made = begun.texts.map((each) => (each.file === file ? { file, text: page } : each))
const linked = editConfig(made, [
  {
    file: 'config/pages/requests.json',
    edits: [{ op: 'add', path: '/sections/-', value: JSON.parse(section) }],
  },
])
const problemsOf = (texts: readonly ConfigText[]) => compile(texts, product).problems

/** What the walk adds and no claim protects. */
const unprotected = (texts: readonly ConfigText[]) =>
  protection(compile(texts, product).resolved!)
    .filter(({ name, claims }) => name.includes('walked-card') && claims.length === 0)
    .map(({ name }) => name)

describe('The walk of config/pages/README.md', () => {
  it('is right after each step, and a claim protects all that is left of it', () => {
    expect(yes).toBe(true)
    expect(problemsOf(begun.texts)).toEqual([])
    expect(problemsOf(made)).toEqual([])
    expect(problemsOf(linked)).toEqual([])
    const removes = inLine
      .find((words) => words.startsWith('remove '))!
      .split(' ')
      .slice(1)
    const { texts } = removePlan(from(linked), removes, {})
    expect(problemsOf(texts)).toEqual([])
    expect(unprotected(texts)).toEqual([])
  })

  it('has two steps, a question for some answers alone, an upload and a letter, which diff says in words', () => {
    const after = compile(made, product).resolved!
    const gained = diffText(difference(shipped.resolved, after), after, false)
    expect(gained).toContain(promised)
    const said = [
      [
        '"What happened to it?"',
        'in step 1, answered with one of the options, has to be answered ("Choose what happened"), option 1 "It is lost", option 2 "It was stolen"',
      ],
      [
        '"What is the crime number?"',
        'in step 1, answered in one line, has to be answered ("Enter the crime number")',
      ],
      ['"The police report"', 'in step 2, answered with files'],
    ] as const
    for (const [question, details] of said)
      expect(gained).toContain(`+ is asked ${question} on walked-card: ${details}`)
    expect(gained).toContain('asked only where "happened" is answered "stolen"')
    expect(gained).toContain('"Your card was stolen."')
  })
})

describe('portal new', () => {
  it.each(Object.entries(ADDITIONS))('%s takes every question as an option', (kind, addition) => {
    for (const { name } of questionsOf(addition)) {
      const { values: read } = readCommandLine(['new', kind, `--${name}`, 'x'])
      expect(read).toEqual({ [name]: 'x' })
    }
  })
})
