// portal diff: prints who gains and loses what by a change of the manifests, as text or for a pull request.
import { productFolder, readProduct } from '../product.ts'
import { execFileSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileChanges, type DeclarationChange } from '#manifest/change/declaration-changes.ts'
import { isWithoutEffect, type Difference, type Group } from '#manifest/change/diff.ts'
import { countPeople } from '#manifest/conditions/count.ts'
import { intersect, overlap, type Cover } from '#manifest/conditions/cover.ts'
import { describePeople } from '#manifest/conditions/in-words.ts'
import { cubeOf } from '#manifest/conditions/membership.ts'
import type { Resolved } from '#manifest/resolve/resolved.ts'
import type { Problem } from '#manifest/problem.ts'
import { readConfigFile, type ConfigText } from '#manifest/read/config-file.ts'
import { configFolder, readWholeFolder, root } from '../config-folder.ts'
import { layersInForce, withKnownLayersOf } from '../layers.ts'
import { factsOf, type Persona, type Situation } from './people.ts'
import { peopleText } from './weights/weights.ts'

/**
 * The config in a folder, or the portal's at a git reference, with those of these layers that it has. Throws an error to print
 * when there is none.
 */
export function readBase(base: string, layers: readonly string[] = layersInForce()): ConfigText[] {
  const isFolder = existsSync(base) && statSync(base).isDirectory()
  // A copy of this project's config is compared with the original.
  const folder = productFolder() === root ? join(root, 'config') : configFolder()
  return withKnownLayersOf(isFolder ? readWholeFolder(base) : readCommitted(base, folder), layers)
}

/** What a git reference has in this config folder, with all layers. Throws an error to print when there is none. */
export function readCommitted(base: string, folder: string): ConfigText[] {
  const git = (...words: string[]) =>
    execFileSync('git', words, {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 64e6,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  let paths: string[]
  try {
    paths = git('ls-tree', '-r', '--name-only', base).trim().split('\n')
  } catch {
    const hint = base === 'HEAD' ? ' Commit it to git first, or give --base <folder>.' : ''
    throw new Error(`"${base}" is neither a folder nor a git reference of ${folder}.${hint}`)
  }
  if (paths.join('') === '')
    throw new Error(`${folder} has no manifests at "${base}": nothing to compare with.`)
  return paths
    .filter((path) => path.endsWith('.json'))
    .map((path) => ({ file: `config/${path}`, text: git('show', `${base}:./${path}`) }))
}

const declarationText = ({ what, change, from, position }: DeclarationChange) => {
  const where = `${position.file}:${position.line}`
  if (from === undefined) return `${what} ${change}  ${where}`
  return `${from} renamed to ${what.replace(/^.* /, '')}${elsewhere(what, from)}  ${where}`
}

/** Who else has to use another name. */
function elsewhere(what: string, from: string): string {
  if (what.startsWith('flag ')) return ': the API has to send it by this name'
  if (!what.startsWith('link ')) return ''
  return `: settings.json of every installation still has its address under "${from.replace(/^link /, '')}"`
}

/** What was edited since the base, for manifests that are too wrong to compare. Files that cannot be read come first. */
export function editsText(base: string, before: readonly ConfigText[], after: readonly ConfigText[]): string {
  const unreadable = new Set(
    [...before, ...after].flatMap((text) => (readConfigFile(text).file ? [] : text.file)),
  )
  const files = (texts: readonly ConfigText[]) =>
    texts.filter(({ file }) => !unreadable.has(file)).map((text) => readConfigFile(text).file!)
  const changes = fileChanges(files(before), files(after), readProduct().extensions)
  const unread = [...unreadable].map((file) => `Cannot be read, so what it declares is not compared: ${file}`)
  if (changes.length === 0) return unread.join('\n')
  return [
    ...unread,
    `Declared otherwise than in ${base}:`,
    ...changes.map((each) => `  ${declarationText(each)}`),
  ].join('\n')
}

/**
 * The same beside problems in files that nobody edited, as a claim that an edit elsewhere breaks. Empty if every
 * problem is in an edited file, and if there is no such base.
 */
export function editsElsewhere(
  base: string,
  problems: readonly Problem[],
  texts: readonly ConfigText[],
  layers: readonly string[],
): string {
  let before: ConfigText[]
  try {
    before = readBase(base, layers)
  } catch {
    return ''
  }
  const isEdited = (file: string) =>
    before.find((each) => each.file === file)?.text !== texts.find((each) => each.file === file)?.text
  return problems.every(({ file }) => isEdited(file)) ? '' : editsText(base, before, texts)
}

/** Signs that Markdown would read as emphasis, code, links or HTML. */
const escapeMarkdown = (text: string) => text.replace(/[\\`*_<>[\]|]/g, (sign) => `\\${sign}`)

/** A part of the difference in words: who, how many of them, and what they gain and lose. */
export interface Section {
  heading: string
  scope?: string
  lines: { sign?: '+' | '−'; text: string }[]
}

/** Said of a difference in which nobody gains or loses anything. */
export const NO_EFFECT = 'No effect: everybody sees the same, and every URL leads where it did.'

/** The difference in words: what happens to whom, then the declarations that caused it. */
export function sectionsOf(
  difference: Difference,
  after: Resolved,
): { effect: Section[]; unprotected?: Section; declared?: Section } {
  const { groups, moved, unprotected, declarations, newlyPossible, noLongerPossible } = difference
  const laws = [
    [newlyPossible, 'can be from now on'],
    [noLongerPossible, 'can no longer be'],
  ] as const
  return {
    effect: [
      ...laws
        .filter(([people]) => people.length > 0)
        .map(([people, what]): Section => ({
          heading: `${sentence(difference, people)} ${what}`,
          lines: [{ text: combinations(difference, people) + peopleText(difference, people) }],
        })),
      ...groups.map((group): Section => ({
        heading: sentence(difference, group.people),
        scope: scope(difference, group, after),
        lines: [
          ...group.gains.map(({ what }) => ({ sign: '+' as const, text: what })),
          ...group.loses.map(({ what }) => ({ sign: '−' as const, text: what })),
        ],
      })),
      ...moved.map(({ menu, people, before, after: now }): Section => ({
        heading: `Moved in ${menu}, for ${describePeople(people, difference.vocabulary)}`,
        scope: scope(difference, { people }, after),
        lines: [{ text: `was ${before.join(', ')}` }, { text: `is  ${now.join(', ')}` }],
      })),
    ],
    ...(unprotected.length > 0 && {
      unprotected: { heading: 'No longer promised', lines: unprotected.map((text) => ({ text })) },
    }),
    ...(declarations.length > 0
      ? {
          declared: {
            heading: 'Declared',
            lines: declarations.map((each) => ({ text: declarationText(each) })),
          },
        }
      : {}),
  }
}

/** The difference as it is printed, or for a pull request. */
export function diffText(difference: Difference, after: Resolved, markdown: boolean): string {
  const { effect, unprotected, declared } = sectionsOf(difference, after)
  const [heading, bullet] = markdown ? ['### ', '- '] : ['', '  ']
  // In Markdown a plus or minus at the start would be another bullet.
  const signs = markdown ? { '+': '**+**', '−': '**−**' } : { '+': '+', '−': '−' }
  const plain = markdown ? escapeMarkdown : (text: string) => text
  const lines = isWithoutEffect(difference) ? [NO_EFFECT] : []
  for (const section of [...effect, unprotected, declared].filter((each) => each !== undefined)) {
    lines.push(`${heading}${section.heading}`)
    if (section.scope !== undefined) lines.push(`${markdown ? '' : '  '}${section.scope}`)
    for (const { sign, text } of section.lines)
      lines.push(`${bullet}${sign === undefined ? text : `${signs[sign]} ${plain(text)}`}`)
    if (section !== declared) lines.push('')
  }
  return `${lines.join('\n').trimEnd()}\n`
}

export function sentence({ vocabulary }: Pick<Difference, 'vocabulary'>, people: Cover): string {
  const words = describePeople(people, vocabulary)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export const combinations = ({ vocabulary }: Pick<Resolved, 'vocabulary'>, people: Cover) =>
  `${countPeople(people, vocabulary.universe).toLocaleString('en-GB')} combinations`

/** How many combinations of facts, and which personas. */
export function scope(difference: Difference, { people }: Pick<Group, 'people'>, after: Resolved): string {
  const { possible } = difference
  const personas = personasAmong(difference, people, after)
  const names = personas.length === 0 ? 'none of the personas' : personas.join(', ')
  const among = intersect(people, possible)
  return `(${combinations(difference, among)}${peopleText(difference, among)}; ${names})`
}

/** The ids of the personas who are among these people in one of their situations. */
export const personasAmong = (
  universe: Pick<Resolved, 'vocabulary' | 'possible'>,
  people: Cover,
  resolved: Resolved,
): string[] =>
  resolved.personas.personas
    .filter((persona) =>
      persona.situations.some((situation) => isAmong(universe, people, persona, situation, resolved)),
    )
    .map(({ id }) => id)

/** Is this persona, in this situation, one of the people? */
export function isAmong(
  { vocabulary, possible }: Pick<Resolved, 'vocabulary' | 'possible'>,
  people: Cover,
  persona: Persona,
  situation: Situation,
  { flags }: Resolved,
): boolean {
  const facts = Object.entries(factsOf(persona, situation, { facts: vocabulary.facts, flags }))
  const known = Object.fromEntries(facts.filter(([id]) => vocabulary.byId.has(id)))
  return overlap(people, [cubeOf({ vocabulary }, known)], possible)
}
