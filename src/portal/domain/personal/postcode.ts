// Postcodes of the United Kingdom. Pure.
import { plainCode } from 'portal-engine/base/typed-text.ts'

/** Of the British Forces: "BFPO 57", one to four digits. */
const FORCES = /^BFPO(\d{1,4})$/

/** Letters and digits as Royal Mail gives them out; it says nothing of whether the postcode exists. */
const FORMAT =
  /^(?:GIR0AA|(?:[A-PR-UWYZ](?:\d[\dA-HJKPSTUW]?|[A-HK-Y]\d[\dABEHMNPRV-Y]?))\d[ABD-HJLNP-UW-Z]{2})$/

/** "SW1A 1AA" for "sw1a1aa"; undefined for what cannot be a postcode. */
export function parsePostcode(text: string): string | undefined {
  const plain = plainCode(text)
  const forces = FORCES.exec(plain)
  if (forces) return `BFPO ${forces[1]}`
  return FORMAT.test(plain) ? `${plain.slice(0, -3)} ${plain.slice(-3)}` : undefined
}
