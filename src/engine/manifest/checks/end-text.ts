// Puts into words where people end who open an address.
import type { DestinationEnd } from './destinations.ts'

type Place = Exclude<DestinationEnd, { kind: 'sign-in' | 'loop' }>

const VERBS: Readonly<Record<Place['kind'], string>> = {
  route: 'arrives at',
  external: 'leaves for',
  'older-app': 'goes to',
  'not-found': 'sees',
}

/** What happens to somebody who ends here: 'arrives at "documents"'. `named` writes the name of a route or link. */
export function endText(end: DestinationEnd, named = quoted): string {
  if (end.kind === 'sign-in') return 'is asked to sign in'
  if (end.kind === 'loop') return 'goes round in a circle'
  return `${VERBS[end.kind]} ${placeText(end, named)}`
}

/** Where a link leads people who end here: 'to "documents"'. */
export function leadsText(end: DestinationEnd): string {
  if (end.kind === 'sign-in') return 'to sign-in'
  return end.kind === 'loop' ? 'round in a circle' : `to ${placeText(end, quoted)}`
}

const quoted = (id: string) => `"${id}"`

function placeText(end: Place, named: (id: string) => string): string {
  switch (end.kind) {
    case 'route':
      return named(end.route)
    case 'external':
      return `the link ${named(end.link)}`
    case 'older-app':
      return 'the older app'
    case 'not-found':
      return 'the not-found page'
  }
}
