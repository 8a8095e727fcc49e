// Characters that no text may have which people are shown: control characters, and those that turn the direction of what
// follows, with which one text can be made to look like another (Unicode Technical Report 36, section 2.5). Pure.

/** Tab and line breaks stay. */
const hidden = /(?![\t\n\r])[\p{Cc}\p{Bidi_Control}]/gu

export const withoutHidden = (text: string): string => text.replace(hidden, '')

/** Where does a value of JSON hold such a character? Its path, "answers.name"; undefined if nowhere. */
export function pathOfHidden(value: unknown, path = ''): string | undefined {
  if (typeof value === 'string') return withoutHidden(value) === value ? undefined : path
  if (typeof value !== 'object' || value === null) return undefined
  for (const [name, each] of Object.entries(value)) {
    const at = path === '' ? name : `${path}.${name}`
    const found = withoutHidden(name) === name ? pathOfHidden(each, at) : path
    if (found !== undefined) return found
  }
  return undefined
}
