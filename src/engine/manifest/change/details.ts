// Adds to the sentence of an effect the properties that it leaves out.
import type { DetailedEffect, Effect } from './effect.ts'
import type { Properties } from './compiled-objects.ts'
import { wordsFor } from './description-of.ts'

/**
 * If `others` has an effect of the same subject, adds the properties that differ from it. Otherwise adds all properties, if
 * the effect is a destination or has no sentence of its own (`isAllDetails`); anything else that is new needs none.
 */
export function inFull(effect: DetailedEffect, others: readonly DetailedEffect[]): Effect {
  const { what, kind, at, people, position, details, isAllDetails } = effect
  const inWords = ([name, value]: readonly [string, string | undefined]) =>
    wordsFor(effect.section, effect.path ?? '', name, value)
  const other = others.find((each) => each.what === what) ?? others[0]
  const differing = other ? differences(details, other.details) : []
  const mentioned =
    differing.length > 0
      ? differing
      : other && !isAllDetails
        ? []
        : isAllDetails || kind === 'destination'
          ? Object.entries(details)
          : []
  const words =
    mentioned.length === 0 ? what : `${what}${isAllDetails ? ':' : ';'} ${mentioned.map(inWords).join(', ')}`
  return { what: words, kind, ...(at && { at }), people, position }
}

const differences = (own: Properties, other: Properties): [string, string | undefined][] =>
  [...new Set([...Object.keys(own), ...Object.keys(other)])]
    .filter((name) => own[name] !== other[name])
    .map((name) => [name, own[name]])
