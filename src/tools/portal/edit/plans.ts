// portal rename and portal remove: what either would do.
import { compile } from '#manifest/compile.ts'
import type { Resolved, ResolvedClaim } from '#manifest/resolve/resolved.ts'
import type { Supplied } from '#manifest/supplied.ts'
import { editConfig } from '#manifest/edit/edit-config.ts'
import { EditError } from '#manifest/edit/places.ts'
import { removal } from '#manifest/edit/remove-cascade.ts'
import type { RemoveOptions } from '#manifest/edit/remove.ts'
import { renameEdits } from '#manifest/edit/rename.ts'
import { declarationNamed, isOnlyCalled, type NamedDeclaration } from '#manifest/edit/named-declarations.ts'
import type { ConfigText } from '#manifest/read/config-file.ts'
import type { Plan } from './examine.ts'
import { relinked, stillNamed, type CodeFolders } from './code-names.ts'

const KEPT = {
  shown: 'is shown',
  hidden: 'is hidden',
  opens: 'opens',
  closed: 'is closed',
} as const

/** A line for each statement that goes from a claim, and for each claim that goes. */
function lostClaims(before: Resolved, after: Resolved): string[] {
  const left = new Map(after.claims.map((claim) => [claim.id, claim]))
  const spoken = new Set(after.claims.flatMap((claim) => statements(claim).map(({ name }) => name)))
  return before.claims.flatMap((claim) => {
    const now = left.get(claim.id)
    const says = new Set((now ? statements(now) : []).map(({ text }) => text))
    const lost = statements(claim).filter(({ text }) => !says.has(text))
    if (lost.length === 0) return []
    const head = `claim ${claim.id} (“${claim.says}”) ${now ? 'no longer says' : 'goes, and said'}:`
    return [
      head,
      ...lost.map(({ text, name }) => `  ${text}${spoken.has(name) ? '' : '; no claim protects it now'}`),
    ]
  })
}

const statements = (claim: ResolvedClaim): { text: string; name: string }[] =>
  (['shown', 'hidden', 'opens', 'closed'] as const).flatMap((kind) =>
    claim[kind].map((each) => {
      const name = typeof each === 'string' ? each : each.path
      return { text: `${name} ${KEPT[kind]}`, name }
    }),
  )

export interface From {
  resolved: Resolved
  texts: readonly ConfigText[]
  product: Supplied
  code: CodeFolders
}

/** `words`: what is renamed, then its new name. */
export function renamePlan({ resolved, texts, product, code }: From, words: readonly string[]): Plan {
  const to = words.at(-1)
  if (words.length < 2 || to === undefined)
    throw new EditError('rename needs a name and the new one: rename messages inbox.')
  const declaration = declarationNamed(resolved, words.slice(0, -1).join(' '))
  const files = declaration.kind === 'route' ? relinked(code, declaration.id, to) : new Map<string, string>()
  const links = (all: readonly string[]) =>
    declaration.kind === 'route' ? all.map((id) => (id === declaration.id ? to : id)) : all
  const renamed = editConfig(texts, renameEdits(resolved, declaration, to))
  const productAfter = {
    ...product,
    screens: new Map([...product.screens].map(([name, all]) => [name, links(all)])),
  }
  return {
    says: [`${declaration.kind} ${declaration.id} → ${to}`, ...inCode(code, declaration, files)],
    texts: renamed,
    product: productAfter,
    files,
    ...(isOnlyCalled(`${declaration.kind} ${declaration.id}`) && {
      diffedAs: { texts: renamedBack(renamed, productAfter, declaration, to), product },
    }),
  }
}

/** The config with its old name again: who is affected by more than the name? */
function renamedBack(
  texts: ConfigText[],
  product: Supplied,
  { kind, id }: NamedDeclaration,
  to: string,
): ConfigText[] {
  const { resolved } = compile(texts, product)
  if (!resolved) return texts
  const declaration = declarationNamed(resolved, `${kind} ${id.replace(/[^/]*$/, to)}`)
  return editConfig(texts, renameEdits(resolved, declaration, id.slice(id.lastIndexOf('/') + 1)))
}

export function removePlan(
  { resolved, texts, product, code }: From,
  words: readonly string[],
  options: RemoveOptions,
): Plan {
  if (words.length === 0) throw new EditError('remove needs what is removed: remove client/admin/messages.')
  const declaration = declarationNamed(resolved, words.join(' '))
  const { texts: others, also } = removal(texts, product, declaration, options)
  const after = compile(others, product).resolved
  const unused = after ? [...pageFiles(resolved).difference(pageFiles(after))] : []
  return {
    says: [
      `${declaration.kind} ${declaration.id} goes`,
      ...also.map(({ kind, id }) => `${kind} ${id} goes too: nothing uses it any more`),
      ...unused.map((file) => `${file} goes too: no route shows it any more`),
      ...(after ? [...lostClaims(resolved, after), ...leftBehind(resolved, after, product)] : []),
      ...[declaration, ...also].flatMap((each) => inCode(code, each, new Map())),
    ],
    texts: others.filter(({ file }) => !unused.includes(file)),
    product,
  }
}

/** The files of the pages without code that routes show. */
const pageFiles = ({ routes }: Resolved): Set<string> =>
  new Set(
    routes.flatMap(({ shows }) =>
      shows.kind === 'screen' && shows.page ? [`config/pages/${shows.page}.json`] : [],
    ),
  )

/** Screens and layouts that only the removed routes showed: their files stay, because they are code. */
function leftBehind(before: Resolved, after: Resolved, product: Supplied): string[] {
  return [...screenFiles(before, product).difference(screenFiles(after, product))].map(
    (file) => `${file} stays, and no route shows it any more: delete it with what only it used`,
  )
}

const screenFiles = ({ routes }: Resolved, { screensFolder }: Supplied): Set<string> =>
  new Set(
    routes.flatMap(({ shows, layout }) => [
      ...(shows.kind === 'screen' && shows.page === undefined
        ? [`${screensFolder}/${shows.screen}.screen.tsx`]
        : []),
      ...(layout === undefined ? [] : [`${screensFolder}/${layout}.layout.tsx`]),
    ]),
  )

/** What a person has to look at: code and tests that have the name in quotes. */
function inCode(
  code: CodeFolders,
  { kind, id }: NamedDeclaration,
  changed: ReadonlyMap<string, string>,
): string[] {
  if (kind === 'entry' || kind === 'claim' || kind === 'invariant') return []
  const places = stillNamed(code, id, changed)
  const flag = kind === 'flag' ? ['The API sends this flag by its name: tell those who run it.'] : []
  if (places.length === 0) return flag
  const more = places.length - 12
  return [
    ...flag,
    `Code and tests have "${id}" in quotes; look at these:`,
    ...places.slice(0, 12).map((place) => `  ${place}`),
    ...(more > 0 ? [`  and ${more} more`] : []),
  ]
}
