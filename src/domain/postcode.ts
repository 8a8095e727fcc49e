// Postcodes of the United Kingdom, by their shape (BS 7666). Whether one is in use is not known here.

const shape = /^([A-Z]{1,2}\d[A-Z\d]?)(\d[A-Z]{2})$/

/** "sw1a1aa" is "SW1A 1AA". Undefined for what cannot be a postcode. */
export function parsePostcode(text: string): string | undefined {
  const found = shape.exec(text.replace(/\s/g, '').toUpperCase())
  return found ? `${found[1]} ${found[2]}` : undefined
}
