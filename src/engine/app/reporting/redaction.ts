// Removes from the text of an error what may be about a person or open something. Pure.

/** Each is replaced by "…". */
const SECRETS = new RegExp(
  [
    /eyJ[\w-]+\.[\w-]+(\.[\w-]*)?/, // signed tokens
    /(?![A-Z_]+(?![\w-]))[\w-]{32,}/, // opaque tokens, but no long error codes in capitals
    /[?&#][\w.~%[\]-]+=[^&#\s"')]*/, // parameters of addresses
    /(?<=[\w/])[?#][^\s?&#"')]+/, // other queries and fragments
    /Bearer\s+\S+/,
    /[^\s@]+@[^\s@]+/,
    /\u2212?-?[£$€]\s?[\d,.]*\d/, // amounts
    /(?=[^"“]*[^\w.$/:-])(?:"[^"]*"|“[^”]*”)/, // quoted text that is not a name in code
    /\b[A-Z]{2}\s?(?:\d\d\s?){3}[A-D]\b/, // National Insurance numbers
    /\+?\d(?:[ -]?\d){5,}/, // account numbers, sort codes, telephone numbers, dates
    /(?<![\w.-]|:\/\/[\w.-]+:)(?=[\w-]*\d{4})[\w-]+(?:\.\d+)*(?!\.js)/, // ids and numbers of four digits and more
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
)

/** Shorter parts of names are words too often. */
const SHORTEST_NAME = 3

/** The text without tokens, parameters, emails, amounts, numbers, ids and these names, whole or in part. */
export function redacted(text: string, names: readonly string[]): string {
  const parts = names.flatMap((name) => name.split(/\s+/)).filter((part) => part.length >= SHORTEST_NAME)
  const nameless = [...names.filter(Boolean), ...parts].reduce(
    (rest, name) => rest.replace(new RegExp(`(?<!\\p{L})${literally(name)}(?!\\p{L})`, 'gu'), '…'),
    text,
  )
  return nameless.replace(SECRETS, '…')
}

const literally = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`)
