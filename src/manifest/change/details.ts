// Adds to the sentence of an effect the properties that it leaves out.
import type { DetailedEffect, Effect } from './effects.ts'
import type { Properties } from './compiled-objects.ts'

/**
 * If `others` has an effect of the same subject, adds the properties that differ from it. Otherwise adds all properties, if
 * the effect is a destination or has no sentence of its own (`isAllDetails`); anything else that is new needs none.
 */
export function inFull(effect: DetailedEffect, others: readonly DetailedEffect[]): Effect {
  const { what, kind, people, position, details, isAllDetails } = effect
  const other = others.find((each) => each.what === what) ?? others[0]
  const differing = other ? differences(details, other.details) : []
  const mentioned =
    differing.length > 0
      ? differing
      : other && !isAllDetails
        ? []
        : isAllDetails || kind === 'destination'
          ? Object.entries(details).map(propertyText)
          : []
  const words = mentioned.length === 0 ? what : `${what}${isAllDetails ? ':' : ';'} ${mentioned.join(', ')}`
  return { what: words, kind, people, position }
}

const differences = (own: Properties, other: Properties): string[] =>
  [...new Set([...Object.keys(own), ...Object.keys(other)])]
    .filter((name) => own[name] !== other[name])
    .map((name) => propertyText([name, own[name]]))

/** 'icon "documents"', or 'no icon'. */
function propertyText([name, value]: [string, string | undefined]): string {
  if (value !== undefined) return `${name} ${value}`
  const [by, property] = name.split(': ')
  return property === undefined ? `no ${name}` : `${by}: no ${property}`
}
