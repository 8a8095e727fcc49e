// Says why a text does not match the pattern of its schema.

/** Texts that people read are in one line, without a space at either end. */
const ONE_LINE = new Set(['^\\S(.*\\S)?$', '^(\\S(.*\\S)?)?$'])

/** What a text is that has to have a form of its own. */
const FORMS: Readonly<Record<string, string>> = {
  '^[^\\s@\\p{DI}\\u2800]+@[^\\s@\\p{DI}\\u2800]+\\.[^\\s@.\\p{DI}\\u2800]+$':
    'is no email address, so nobody could write to it.',
  '^\\+?[0-9][0-9 ()-]{5,}$': 'is no telephone number, so nobody could call it.',
}

/** Says why a text does not match this pattern. */
export function patternProblem(text: string, pattern: string): string {
  const form = FORMS[pattern]
  if (form !== undefined) return `is "${text}", which ${form}`
  const isText = pattern === '\\S' || ONE_LINE.has(pattern)
  if (isText && text.trim() === '') return 'is blank, so there would be nothing to read.'
  if (ONE_LINE.has(pattern))
    return /[\n\r\u2028\u2029]/.test(text)
      ? 'has a line break, but it is shown in one line.'
      : 'begins or ends with a space.'
  if (text === 'constructor') return 'cannot be "constructor", which JavaScript finds in every object.'
  const foreign = /[^\u0020-\u007e]/u.exec(text)?.[0]
  return `cannot be "${text}", which does not have the required form${foreign === undefined ? '' : `: “${foreign}” (${codeOf(foreign)}) is none of the letters a to z`}.`
}

/** "U+200B" */
export const codeOf = (character: string): string =>
  `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`

/** Is it a day of the calendar, as 2026-11-21? */
export function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}
