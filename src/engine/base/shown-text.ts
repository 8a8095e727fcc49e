// What a text may hold that people are shown: one rule for manifests, for what people type and for what the API takes. Pure.

/**
 * Control characters but tab and line breaks; what turns the direction of what follows, with which one text can be made to look
 * like another (Unicode Technical Report 36, section 2.5); halves of a character.
 */
const hidden = /(?![\t\n\r])[\p{Cc}\p{Bidi_Control}\p{Cs}]/gu

/** Nothing of it can be seen, though some of it counts as a letter: U+200B, U+2800, U+3164. */
const empty = /^[\s\p{DI}\u2800]*$/u

/** The text as it may be shown: nothing, where it would only look like nothing. Blanks stay: somebody may be typing them. */
export function shownText(text: string): string {
  const rest = text.replace(hidden, '')
  return text.trim() !== '' && empty.test(rest) ? '' : rest
}

/**
 * Breaks, tabs and what cannot be seen. Joiners are seen by what they do to letters that are joined, which Latin ones are not, and to
 * emoji.
 */
const notInOneLine =
  /[\t\n\r\u2028\u2029\u2800]|(?!\p{Join_C}|\uFE0F)\p{DI}|(?<!(?!\p{sc=Latin})[\p{L}\p{M}\p{ExtPict}\p{EMod}])(?:\p{Join_C}|\uFE0F)/u

/** Has it no break of a line, and nothing that cannot be seen? */
export const isOneLine = (text: string): boolean => !notInOneLine.test(text)

const isShown = (text: string) => shownText(text) === text

/** Where does a value of JSON hold a text, or a name, that may not be shown as it is? ["answers", "0", "name"]. */
export function placesOfHidden(
  value: unknown,
  place: readonly string[] = [],
  isRight = isShown,
): (readonly string[])[] {
  if (typeof value === 'string') return isRight(value) ? [] : [place]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, each]) =>
    isRight(name) ? placesOfHidden(each, [...place, name], isRight) : [place],
  )
}
