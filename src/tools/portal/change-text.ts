// Puts effects and changes of facts into words: what happens to people, and what would have to be different of them.
import { endText } from '#manifest/checks/end-text.ts'
import { hasWords, wordsFor } from '#manifest/change/details.ts'
import type { Effect, Leads, What } from '#manifest/change/effect.ts'
import type { Change } from '#manifest/conditions/membership.ts'
import type { Resolved } from '#manifest/resolve/resolved.ts'
import { isForATime, periodInWords } from '#manifest/resolve/resolve-period.ts'

/** 'sees "Documents" (client/documents), which leads to documents; at the address /documents' */
export function effectText({ is, said, section, path = '' }: Effect): string {
  // What people read of an option stands for its name.
  const isRead = (name: string) =>
    said.some(([other]) => other === name.replace(/^(options\..*)\.id$/, '$1.label'))
  const words = said
    .filter(([name]) => !/^options\..*\.id$/.test(name) || !isRead(name))
    .map(([name, json]) => wordsFor(section, path, name, json))
  const isWorkedOut = section !== 'part' || said.every(([name]) => hasWords(section, name))
  const whole = is.kind === 'has' || (is.kind === 'page-part' && is.title !== '' && is.part !== 'section')
  return [
    whatText(is),
    words.length > 0 && `${whole ? ':' : ';'} ${words.join(', ')}`,
    !isWorkedOut && '; look at the page',
  ]
    .filter((part) => part !== false)
    .join('')
}

function whatText(is: What): string {
  switch (is.kind) {
    case 'entry':
      return `sees "${is.label}" (${is.path})${leadsText(is.leads)}${is.badge === undefined ? '' : ` with the badge ${is.badge}`}`
    case 'context':
      return `has ${is.shows.kind === 'menu' ? `the menu "${is.shows.menu}"` : is.shows.kind === 'empty' ? 'an empty menu' : 'no menu'} (context ${is.context})`
    case 'element':
      return `sees ${is.title}`
    case 'part':
      return `sees the part "${is.part}" of ${is.route}`
    case 'sentence':
      return `reads "${is.text}" (${is.of.replace(/^the /, '')})`
    case 'unavailable':
      return `cannot open "${is.label}" (${is.path})${isForATime(is.period) ? ` ${periodInWords(is.period)}` : ''}: "${is.text}"`
    case 'closed':
      return `finds ${is.route} closed ${periodInWords(is.period)}: "${is.text}"`
    case 'has':
      return `has ${is.title}`
    case 'destination':
      return `who opens ${is.path} ${endText(is.end, String)}`
    case 'link':
      return `finds a link to ${is.to} on ${is.from}`
    case 'admitted':
      return `may follow links to ${is.route}`
    case 'order':
      return `meets ${is.earlier} before ${is.later}`
    case 'indexed':
      return `may find ${is.path} in search engines`
    case 'word':
      return `finds ${is.route} by "${is.word}"`
    case 'ability':
      return `reads what can be done on ${is.of}: "${is.text}"`
    case 'page-part':
      return `${PARTS[is.part](is.title)} on ${is.route}`
  }
}

const PARTS: Readonly<Record<Extract<What, { kind: 'page-part' }>['part'], (title: string) => string>> = {
  page: () => 'reads the page',
  section: (heading) => `reads the section "${heading}"`,
  question: (label) => `is asked "${label}"`,
}

/** Where an entry leads. */
function leadsText({ command, link, route, params = [] }: Leads): string {
  if (command !== undefined)
    return `, which runs ${command}${route === undefined ? '' : ` and goes to ${route}`}`
  if (link !== undefined) return `, which leads to the link ${link}`
  return route === undefined ? '' : `, which leads to ${route}${params.map((value) => `/${value}`).join('')}`
}

/** A heading and a line for each way, by what its values mean; each way is several changes together. */
export function wayLines(
  { vocabulary }: Pick<Resolved, 'vocabulary'>,
  heading: string,
  ways: readonly (readonly Change[])[],
): string[] {
  const changed = ({ fact, from, to }: Change) => {
    const { values, meanings } = vocabulary.byId.get(fact)!
    const meant = to.map((value) => meanings[values.indexOf(value)])
    return `${meant.join(' or ')} (${fact} ${to.join(' or ')}, now ${from.join(' or ')})`
  }
  return ['', heading, ...ways.map((way) => `  ${way.map(changed).join(', and ')}`)]
}

/** What a condition wants that the person is not: "wants session normal; it is shared". */
export const wantsText = (wants: readonly Change[]): string =>
  `wants ${wants.map(({ fact, from, to }) => `${fact} ${to.join(' or ')}; it is ${from.join(' or ')}`).join(', and ')}`
