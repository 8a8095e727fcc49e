// Telephone numbers as people write them. Only possible lengths are checked, not whether a number has been given out:
// numbers of films and of new ranges must pass. The library is large, so pages load this file when a form needs it.
import parse from 'libphonenumber-js/min'
import { plainTyped } from 'portal-engine/base/typed-text.ts'

/** "+447700900123" for "07700 900123"; undefined for what cannot be a number. Without a country code it is British. */
export function parsePhone(text: string): string | undefined {
  const plain = plainTyped(text)
  // The library leaves out what turns the direction.
  const number = /\p{Cf}/u.test(plain) ? undefined : parse(plain, 'GB')
  return number?.isPossible() && !number.ext ? number.number : undefined
}

/** As people of its country write it, "07700 900123"; with the country code when it is not British. */
export function shownPhone(number: string): string {
  const known = parse(number)
  if (!known) return number
  return known.countryCallingCode === '44' ? known.formatNational() : known.formatInternational()
}
