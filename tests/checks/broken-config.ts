// The small portal of base/ with the edits of one break.json: each says which file, and which text becomes which.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compile, type Compiled } from '#manifest/compile.ts'
import { formatProblems } from '#manifest/problem.ts'
import type { ConfigText } from '#manifest/read/config-file.ts'
import { readConfigFolder } from '#tools/config-folder.ts'
import { readProduct } from '#tools/product.ts'
import { root } from '../support/root.ts'

export interface Edit {
  file: string
  find?: string
  replace?: string
  remove?: boolean
  add?: string
}

/** The cases: one folder each, beside base/. */
export const folder = join(root, 'tests/checks')

/** The files of the small portal, in which nothing is wrong. */
export const base: readonly ConfigText[] = readConfigFolder(join(folder, 'base'))

/** Pages of config/pages/ and their routes, for the edits of such pages. */
const pages: readonly ConfigText[] = readConfigFolder(join(folder, 'with-pages'))

export const withPages: readonly ConfigText[] = [...base, ...pages]

const screens = new Map([
  ['account/home', []],
  ['account/documents', []],
  ['account/messages', ['message']],
  ['account/message', []],
  ['account/conversation.layout', []],
  ['account/family', []],
  ['account/planner', []],
  ['public/download', []],
  ['public/guides', []],
  ['public/not-found', []],
  ['public/signing-in', []],
])

/** What this project's portal supplies and the small one does not use. */
const UNUSED = new Set([
  ...['save-retrieve', 'start-over', 'learn-categories', 'basket', 'payments', 'documents'],
])

const shipped = readProduct()

/** The small portal's own screens, with the names of this project's portal that these files use. */
export const productFor = (texts: readonly ConfigText[]) => ({
  ...shipped,
  screens,
  own: shipped.own.filter(
    ({ kind, name }) => !UNUSED.has(name) || texts.some(({ text }) => text.includes(`"${kind}": "${name}"`)),
  ),
})

export const editsOf = (name: string): Edit[] =>
  JSON.parse(readFileSync(join(folder, name, 'break.json'), 'utf8')) as Edit[]

/** The small portal with these edits. */
export const broken = (edits: readonly Edit[]): readonly ConfigText[] =>
  edits.reduce(edited, edits.some(({ file }) => /\/pages(\/|\.json$)/.test(file)) ? withPages : base)

export const compiled = (texts: readonly ConfigText[], checks?: Parameters<typeof compile>[2]): Compiled =>
  compile(texts, productFor(texts), checks)

/** What the compiler says of these files, as people read it. */
export const problemsOf = (texts: readonly ConfigText[]): string =>
  formatProblems(compiled(texts).problems, (file) => texts.find((each) => each.file === file)?.text)

function edited(
  texts: readonly ConfigText[],
  { file, find, replace, remove, add }: Edit,
): readonly ConfigText[] {
  if (remove) return texts.filter((each) => each.file !== file)
  if (add !== undefined) return [...texts, { file, text: add }]
  return texts.map((each) => {
    if (each.file !== file) return each
    if (find === undefined || each.text.split(find).length !== 2)
      throw new Error(`${file} does not contain exactly one ${find}`)
    return { file, text: each.text.replace(find, () => replace ?? '') }
  })
}
