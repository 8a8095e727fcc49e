// Placeholders in texts, such as {active}, are names: people would read an unknown one as it is written.
import { didYouMean } from '../conditions/condition.ts'
import { questionsOf, type RequestPage } from '#base/requests/request-page.ts'
import type { ConfigFile } from '../read/config-file.ts'
import { escapePointer } from '../read/pointer.ts'
import { surfaceOf } from '../surfaces/all.ts'
import type { Scope } from './scope.ts'

/** Properties that no visitor reads. */
const REMARKS = new Set(['$schema', 'note', 'reached-from', 'turns-away', 'group', 'sources'])
const OF_THE_FIRM = ['name', 'phone', 'phone-hours', 'email']

/** Placeholders that code fills in, by the property of the texts that may have them; surfaces say theirs. */
const placeholdersIn = ({ file, value }: ConfigFile): Readonly<Record<string, readonly string[]>> =>
  file === 'config/badges.json'
    ? { other: ['count'] }
    : file.startsWith('config/pages/')
      ? { text: OF_THE_FIRM, introduction: OF_THE_FIRM, says: questionsIn(value) }
      : file.startsWith('config/routes/')
        ? { text: ['active', 'user'], says: ['until'] }
        : (surfaceOf(file)?.written?.placeholders ?? {})

/** The questions of a page of requests, whose answers its letters can have in them. */
const questionsIn = (page: unknown): string[] =>
  typeof page === 'object' && page !== null && 'steps' in page
    ? questionsOf(page as RequestPage).map(({ id }) => id)
    : []

/** Reports every placeholder of this file that the portal does not fill in. */
export function checkPlaceholders(scope: Scope): void {
  const known = new Map(Object.entries(placeholdersIn(scope.file)))
  visit(scope.file.value, '', '', (text, pointer, property) => {
    const here = (known.get(property) ?? []).map((name) => `{${name}}`)
    const loose = text.replaceAll(/\{[^{}]*\}/g, '')
    const brace = /[{}]/.exec(loose)?.[0]
    if (brace !== undefined)
      scope.report(
        pointer,
        'placeholder',
        `This text has a "${brace}" without its "${brace === '{' ? '}' : '{'}", so people would read it as it is written.`,
        here.length === 0 ? 'Write the words without it.' : `Known here: ${here.join(', ')}.`,
      )
    for (const [written] of text.matchAll(/\{[^{}]*\}/g)) {
      if (here.includes(written)) continue
      scope.report(
        pointer,
        'unknown-name',
        `Nothing fills in "${written}" in this text, so people would read it as it is written.`,
        didYouMean(written, here) ??
          (here.length === 0
            ? 'This text can have no placeholder; write the words themselves.'
            : `Known here: ${here.join(', ')}.`),
      )
    }
  })
}

function visit(
  value: unknown,
  pointer: string,
  property: string,
  report: (text: string, pointer: string, property: string) => void,
): void {
  if (typeof value === 'string') return report(value, pointer, property)
  if (Array.isArray(value))
    return value.forEach((each, i) => visit(each, `${pointer}/${i}`, property, report))
  if (typeof value !== 'object' || value === null) return
  for (const [key, each] of Object.entries(value))
    if (!REMARKS.has(key)) visit(each, `${pointer}/${escapePointer(key)}`, key, report)
}
