// Adds to the sentence of an effect the properties that it leaves out.
import type { DetailedEffect, Effect } from './effects.ts'
import type { Leaves } from './readings.ts'

/**
 * With an effect of the same subject in `others`, adds the properties that differ. Without one, adds all properties of a
 * destination and of what has no words of its own; what is simply new needs none.
 */
export function inFull(effect: DetailedEffect, others: readonly DetailedEffect[]): Effect {
  const { what, kind, people, position, details, isAllDetails } = effect
  const other = others.find((each) => each.what === what) ?? others[0]
  const differing = other ? differences(details, other.details) : []
  const told =
    differing.length > 0
      ? differing
      : other && !isAllDetails
        ? []
        : isAllDetails || kind === 'destination'
          ? Object.entries(details).map(leafText)
          : []
  const words = told.length === 0 ? what : `${what}${isAllDetails ? ':' : ';'} ${told.join(', ')}`
  return { what: words, kind, people, position }
}

const differences = (own: Leaves, other: Leaves): string[] =>
  [...new Set([...Object.keys(own), ...Object.keys(other)])]
    .filter((name) => own[name] !== other[name])
    .map((name) => leafText([name, own[name]]))

/** 'icon "documents"', or 'no icon'. */
function leafText([name, value]: [string, string | undefined]): string {
  if (value !== undefined) return `${name} ${value}`
  const [by, property] = name.split(': ')
  return property === undefined ? `no ${name}` : `${by}: no ${property}`
}
