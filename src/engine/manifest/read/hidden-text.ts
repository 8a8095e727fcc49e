// Finds texts of a file that people could not read as they are written.
import { placesOfHidden, shownText } from '#base/shown-text.ts'
import type { Problem } from '../problem.ts'
import type { ConfigFile } from './config-file.ts'
import { codeOf } from './patterns.ts'
import { escapePointer } from './pointer.ts'
import { subject } from './structure-in-words.ts'

/** Most files have none of this in their source, not even as an escape. */
const SUSPICIOUS = /\\[tu]|(?![\t\n\r])[\p{Cc}\p{Cs}\p{DI}\u2800]/u

/** What has no width, as zero-width spaces and tag characters, but for soft hyphens and what joins emoji. */
const UNSEEN =
  /(?!\u00ad|\ufe0e|\ufe0f)(?!(?<=\p{Emoji_Modifier}|\p{Extended_Pictographic}|\ufe0f)\u200d)\p{DI}/u

const isRight = (text: string) => shownText(text) === text && !text.includes('\t') && !UNSEEN.test(text)

export function hiddenTextProblems(file: ConfigFile): Problem[] {
  if (!SUSPICIOUS.test(file.text)) return []
  return placesOfHidden(file.value, [], isRight).flatMap((place) => {
    const pointer = place.map((step) => `/${escapePointer(step)}`).join('')
    const text = place.reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], file.value)
    // Names of properties have a form of their own.
    if (typeof text !== 'string') return []
    return [
      { ...file.positionOf(pointer), severity: 'error', rule: 'hidden-text', ...inWords(pointer, text) },
    ]
  })
}

function inWords(pointer: string, text: string): Pick<Problem, 'message' | 'hint'> {
  if (shownText(text) === '')
    return {
      message: `${subject(pointer)} looks empty, so there would be nothing to read.`,
      hint: 'Write what people should read, or leave it out.',
    }
  const hidden =
    Array.from(text).find((character) => shownText(`a${character}`) === 'a') ?? UNSEEN.exec(text)?.[0]
  if (hidden === undefined)
    return { message: `${subject(pointer)} has a tab.`, hint: 'Write a space in its place.' }
  return {
    message: `${subject(pointer)} has a character that nobody can see (${codeOf(hidden)}), with which it can look like another text.`,
    hint: 'Write the text again without it.',
  }
}
