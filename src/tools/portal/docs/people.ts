// Says on the page of portal docs who somebody is.
import { intersect, overlap, without, type Cover } from '#manifest/conditions/cover.ts'
import { inWords } from '#manifest/conditions/in-words.ts'
import type { Resolved } from '#manifest/resolve/resolved.ts'
import { peopleSignedIn } from '#manifest/resolve/signed-in.ts'

/** Names people among those around them: "everybody who is signed in", "signed-in people with session not shared". */
export type Who = (people: Cover, around?: Cover) => string

export function whoIn(resolved: Resolved): Who {
  const { vocabulary, possible } = resolved
  const signedIn = peopleSignedIn(resolved)
  const visitors = without(possible, signedIn, vocabulary.universe)
  const named = (people: Cover, around: Cover): string => {
    const isSignInNeeded =
      overlap(around, visitors, possible) &&
      overlap(people, signedIn, possible) &&
      !overlap(people, visitors, possible)
    if (!isSignInNeeded) return inWords(intersect(people, possible), vocabulary, around)
    return inWords(people, vocabulary, intersect(around, signedIn))
      .replaceAll('people with', 'signed-in people with')
      .replace(/^everybody$/, 'everybody who is signed in')
  }
  // Many pages and entries are for the same people.
  const known = new Map<string, string>()
  return (people, around = possible) => {
    const key = JSON.stringify([people, around])
    const words = known.get(key) ?? named(people, around)
    known.set(key, words)
    return words
  }
}
