// portal diff: prints who gains and loses what by a change of the manifests, as text or for a pull request.
import { isWithoutEffect, type Difference } from '#manifest/change/diff.ts'
import { describePeople } from '#manifest/conditions/in-words.ts'
import type { Resolved } from '#manifest/resolve/resolved.ts'
import { effectText } from './change-text.ts'
import { declarationText } from './edits-text.ts'
import { combinations, scope, sentence } from './affected-people.ts'
import { peopleText } from './weights/weights.ts'

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
          ...group.gains.map((each) => ({ sign: '+' as const, text: effectText(each) })),
          ...group.loses.map((each) => ({ sign: '−' as const, text: effectText(each) })),
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
