/** A short hash of a text (FNV-1a, 32 bits), to compare texts without storing them. It keeps nothing secret. */
export function shortHash(text: string): string {
  let hash = 0x811c9dc5
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  return (hash >>> 0).toString(16).padStart(8, '0')
}
