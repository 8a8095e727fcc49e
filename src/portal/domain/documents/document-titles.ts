// Titles of documents for their owner: account and owner stand next to them and are not repeated.
import { withoutOwner } from 'portal-engine/base/own-names.ts'

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A document's name without its account and its owner, which are in the same row or at the top of the page. */
export function documentTitle(document: { name: string; accountName: string | null }, owner: string): string {
  const { name, accountName } = document
  const said = [accountName, accountName && withoutOwner(accountName, owner), owner]
  const short = said.reduce<string>((text, one) => (one ? withoutPart(text, one) : text), name)
  return short === '' ? name : short
}

/** "2026-11-03 Contract note, Stocks and Shares ISA": what a document's file is called among others. */
export function bundledName(
  document: { name: string; accountName: string | null; date: string },
  owner: string,
): string {
  const { date, accountName } = document
  const account = accountName === null ? '' : `, ${withoutOwner(accountName, owner)}`
  return `${date} ${documentTitle(document, owner)}${account}`
}

/** Takes a part away together with what joined it: a colon, a dash, a comma, brackets or a small word. */
function withoutPart(text: string, part: string): string {
  const one = escaped(part)
  return text
    .replace(new RegExp(`\\s*\\(${one}\\)`, 'giu'), '')
    .replace(new RegExp(`(\\s*[:–—,·-]\\s*|\\s+(?:for|of)\\s+)${one}(?![\\p{L}\\p{N}])`, 'giu'), '')
    .replace(new RegExp(`^${one}\\s*[:–—,·-]\\s*`, 'iu'), '')
    .trim()
}
