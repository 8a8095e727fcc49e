// Reads a situation code as somebody typed what they heard: which release it is of and what it says, or in one sentence what is
// wrong with it. Pure.
import type { Manifest } from '#manifest/manifest.ts'
import { ALPHABET, grouped, remainder, textOf, numberOf } from './characters.ts'
import {
  codeLengths,
  portalTag,
  RELEASE_LENGTH,
  releaseTag,
  situationIn,
  type Situation,
} from './situation-code.ts'

/** A release whose codes can be read. */
export interface KnownRelease {
  /** Empty for config that was not released. */
  id: string
  manifest(): Manifest
}

export type Reading<R> = { release: R; situation: Situation } | { problem: string }

const AGAIN = 'Have it read again.'
/** Heard or typed for another character. */
const MEANT: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' }
/** More would not help. */
const GUESSES = 3

/** Reads the code with the manifest of the release that it names. The current release comes first. */
export function readCode<R extends KnownRelease>(text: string, releases: readonly R[]): Reading<R> {
  const [current] = releases
  if (!current) return { problem: 'There is no release whose codes could be read.' }
  const typed = text.toUpperCase().replace(/[\s\p{Pd}._]/gu, '')
  if (typed === '') return { problem: 'There is no code.' }
  const wrong = /[^0-9A-TV-Z]/u.exec(typed)
  if (wrong)
    return {
      problem: `“${wrong[0]}”, the ${ordinal(wrong.index + 1)} character, is in no code: codes have digits and capital letters, but no I, L, O and U.`,
    }
  const digits = Array.from(typed, (character) => ALPHABET.indexOf(MEANT[character] ?? character))
  const named = releaseOf(digits, releases)
  const { known, partly } = codeLengths((named ?? current).manifest())
  const isOfLength = digits.length === known || digits.length === partly
  // The checks hold for a whole code of a release that is not here, however long it is.
  if (!isOfLength && (named || !isRight(digits)))
    return {
      problem: `This has ${digits.length} ${digits.length === 1 ? 'character' : 'characters'}. A code has ${known}, or ${partly} where not everything was known. ${AGAIN}`,
    }
  if (!isRight(digits)) return { problem: slipIn(digits, releases) }
  const situation = named && situationIn(named.manifest(), digits)
  if (named && situation) return { release: named, situation }
  const { brand } = current.manifest()
  if (digits.at(-3) !== portalTag(current.manifest()))
    return { problem: `This is the code of another portal, not of ${brand.name}.` }
  return {
    problem: named
      ? `This code names nobody whom release ${named.id} knows. ${AGAIN}`
      : `This code is of a release that is not here: ids of it begin with ${numberOf(digits.slice(0, RELEASE_LENGTH)).toString(16).padStart(5, '0')}. Known are ${releases.map(({ id }) => id || 'config as it is').join(', ')}.`,
  }
}

const releaseOf = <R extends KnownRelease>(
  digits: readonly number[],
  releases: readonly R[],
): R | undefined => {
  const tag = Number(numberOf(digits.slice(0, RELEASE_LENGTH)))
  return releases.find(({ id }) => releaseTag(id) === tag)
}

const isRight = (digits: readonly number[]): boolean => remainder(digits).every((rest) => rest === 0)

/** What may have been misheard: the codes that differ in one character, or by a swap of neighbours. */
function slipIn(digits: readonly number[], releases: readonly KnownRelease[]): string {
  const isCode = (tried: readonly number[]) => {
    const release = isRight(tried) ? releaseOf(tried, releases) : undefined
    const manifest = release?.manifest()
    return manifest && tried.at(-3) === portalTag(manifest) && situationIn(manifest, tried) !== undefined
  }
  const guesses = digits.flatMap((digit, i) => {
    const others = Array.from(ALPHABET, (_, other) => digits.with(i, other)).filter(isCode)
    const next = digits[i + 1]
    const swapped = next === undefined || next === digit ? digits : digits.with(i, next).with(i + 1, digit)
    return [
      ...others.map(
        (tried) =>
          `${ALPHABET[tried[i]!]} as the ${ordinal(i + 1)} character, not ${ALPHABET[digit]} (${grouped(textOf(tried))})`,
      ),
      ...(isCode(swapped)
        ? [
            `the ${ordinal(i + 1)} and ${ordinal(i + 2)} character the other way round (${grouped(textOf(swapped))})`,
          ]
        : []),
    ]
  })
  if (guesses.length === 0 || guesses.length > GUESSES)
    return `The code has a slip, and it cannot be said where. ${AGAIN}`
  return `The code has a slip. If it is only one, it should be ${guesses.join(', or ')}. Ask whether that is so.`
}

const ordinal = (number: number): string => {
  const ending = number % 100 > 10 && number % 100 < 14 ? undefined : ['st', 'nd', 'rd'][(number % 10) - 1]
  return `${number}${ending ?? 'th'}`
}
