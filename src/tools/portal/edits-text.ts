// What was edited in the manifests since a base, in words: for manifests that are too wrong to compare.
import { fileChanges, type DeclarationChange } from '#manifest/change/declaration-changes.ts'
import type { Problem } from '#manifest/problem.ts'
import { readConfigFile, type ConfigText } from '#manifest/read/config-file.ts'
import { readProduct } from '../product.ts'

/** A declaration that is new, gone or renamed, and where. */
export const declarationText = ({ what, change, from, position }: DeclarationChange) => {
  const where = `${position.file}:${position.line}`
  if (from === undefined) return `${what} ${change}  ${where}`
  return `${from} renamed to ${what.replace(/^.* /, '')}${elsewhere(what, from)}  ${where}`
}

/** Who else has to use another name. */
function elsewhere(what: string, from: string): string {
  if (what.startsWith('flag ')) return ': the API has to send it by this name'
  if (/^(question|option) /.test(what))
    return ': an answer in a draft counts as one that is no longer asked for, and is not sent'
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
  before: readonly ConfigText[],
  texts: readonly ConfigText[],
): string {
  const isEdited = (file: string) =>
    before.find((each) => each.file === file)?.text !== texts.find((each) => each.file === file)?.text
  return before.length === 0 || problems.every(({ file }) => isEdited(file))
    ? ''
    : editsText(base, before, texts)
}
