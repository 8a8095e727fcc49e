// portal diff: prints who gains and loses what by a change of the manifests, as text or for a pull request.
import { execFileSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { fileChanges, type DeclarationChange } from '#manifest/change/declarations.ts'
import { isWithoutEffect, type Difference, type Group } from '#manifest/change/diff.ts'
import { countPeople } from '#manifest/conditions/count.ts'
import { intersect, overlap, type Cover } from '#manifest/conditions/cover.ts'
import { describePeople } from '#manifest/conditions/in-words.ts'
import { cubeOf } from '#manifest/conditions/membership.ts'
import type { Linked } from '#manifest/link/linked.ts'
import { readConfigFile, type ConfigText } from '#manifest/read/config-file.ts'
import { readConfigFolder, root } from '../config-folder.ts'
import { factsOf } from './people.ts'

/** The config in a folder or at a git reference. Throws an error to print when there is none. */
export function readBase(base: string): ConfigText[] {
  if (existsSync(base) && statSync(base).isDirectory()) return readConfigFolder(base)
  const git = (...words: string[]) =>
    execFileSync('git', words, {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64e6,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  let paths: string[]
  try {
    paths = git('ls-tree', '-r', '--name-only', base, 'config').trim().split('\n')
  } catch {
    throw new Error(`"${base}" is neither a folder nor a git reference.`)
  }
  return paths
    .filter((path) => path.endsWith('.json'))
    .map((file) => ({ file, text: git('show', `${base}:${file}`) }))
}

const declarationText = ({ what, change, position }: DeclarationChange) =>
  `${what} ${change}  ${position.file}:${position.line}`

/** What was edited since the base, for manifests that are too wrong to compare. */
export function editsText(base: string, before: readonly ConfigText[], after: readonly ConfigText[]): string {
  const files = (texts: readonly ConfigText[]) => texts.flatMap((text) => readConfigFile(text).file ?? [])
  const changes = fileChanges(files(before), files(after))
  return changes.length === 0
    ? ''
    : [`Declared otherwise than in ${base}:`, ...changes.map((each) => `  ${declarationText(each)}`)].join(
        '\n',
      )
}

/** Signs that Markdown would read as emphasis, code, links or HTML. */
const escapeMarkdown = (text: string) => text.replace(/[\\`*_<>[\]|]/g, (sign) => `\\${sign}`)

/** The difference in words, effect first, then the declarations that caused it. */
export function diffText(difference: Difference, after: Linked, markdown: boolean): string {
  const { groups, moved, declarations, newlyPossible, noLongerPossible } = difference
  const [heading, bullet] = markdown ? ['### ', '- '] : ['', '  ']
  // In Markdown a plus or minus at the start would be another bullet.
  const [plus, minus] = markdown ? ['**+**', '**−**'] : ['+', '−']
  const plain = markdown ? escapeMarkdown : (text: string) => text
  const lines: string[] = []
  if (isWithoutEffect(difference))
    lines.push('No effect: everybody sees the same, and every URL leads where it did.')
  for (const [people, what] of [
    [newlyPossible, 'can be from now on'],
    [noLongerPossible, 'can no longer be'],
  ] as const) {
    if (people.length > 0)
      lines.push(
        `${heading}${sentence(difference, people)} ${what}`,
        `${bullet}${combinations(difference, people)}`,
        '',
      )
  }
  for (const group of groups) {
    lines.push(
      `${heading}${sentence(difference, group.people)}`,
      `${markdown ? '' : '  '}${scope(difference, group, after)}`,
    )
    lines.push(
      ...group.gains.map(({ what }) => `${bullet}${plus} ${plain(what)}`),
      ...group.loses.map(({ what }) => `${bullet}${minus} ${plain(what)}`),
      '',
    )
  }
  for (const { menu, before, after: now } of moved) {
    lines.push(
      `${heading}Moved in ${menu}`,
      `${bullet}was ${before.join(', ')}`,
      `${bullet}is  ${now.join(', ')}`,
      '',
    )
  }
  if (declarations.length > 0)
    lines.push(`${heading}Declared`, ...declarations.map((each) => bullet + declarationText(each)))
  return `${lines.join('\n').trimEnd()}\n`
}

function sentence({ vocabulary }: Difference, people: Cover): string {
  const words = describePeople(people, vocabulary)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const combinations = ({ vocabulary }: Difference, people: Cover) =>
  `${countPeople(people, vocabulary.universe).toLocaleString('en-GB')} combinations`

/** How many combinations of facts, and which personas. */
function scope(difference: Difference, { people }: Group, after: Linked): string {
  const { vocabulary, legal } = difference
  const flagIds = Object.keys(after.flags)
  const personas = after.personas.personas.filter((persona) =>
    persona.situations.some((situation) => {
      const known = Object.fromEntries(
        Object.entries(factsOf(persona, situation, flagIds)).filter(([id]) => vocabulary.byId.has(id)),
      )
      return overlap(people, [cubeOf({ vocabulary }, known)], legal)
    }),
  )
  const names = personas.length === 0 ? 'none of the personas' : personas.map(({ id }) => id).join(', ')
  return `(${combinations(difference, intersect(people, legal))}; ${names})`
}
