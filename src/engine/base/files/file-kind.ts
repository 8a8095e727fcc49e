// Which files may be opened in the browser: PDF and bitmap pictures, which run nothing. Pure.

export interface ReceivedFile {
  fileName: string
  /** What the sender says it is. */
  contentType: string
  bytes: Uint8Array<ArrayBuffer>
}

const ascii = (text: string) => Array.from(text, (character) => character.charCodeAt(0))

/** How files of each kind begin; `at` if that is not the very start of the file. */
const beginnings: Record<string, readonly { at: number; bytes: readonly number[] }[]> = {
  'application/pdf': [{ at: 0, bytes: ascii('%PDF-') }],
  'image/png': [{ at: 0, bytes: [0x89, ...ascii('PNG\r\n'), 0x1a, 0x0a] }],
  'image/jpeg': [{ at: 0, bytes: [0xff, 0xd8, 0xff] }],
  'image/gif': [{ at: 0, bytes: ascii('GIF8') }],
  'image/webp': [
    { at: 0, bytes: ascii('RIFF') },
    { at: 8, bytes: ascii('WEBP') },
  ],
}

const typeOf = (contentType: string) => contentType.split(';')[0]!.trim().toLowerCase()

/** May files of this type be opened, as far as their type goes? */
export const canBeOpened = (contentType: string) => Object.hasOwn(beginnings, typeOf(contentType))

/** The type under which a file may be opened. Undefined unless its stated type and its first bytes agree on one of the kinds. */
export function openableType({ contentType, bytes }: ReceivedFile): string | undefined {
  if (!canBeOpened(contentType)) return undefined
  const stated = typeOf(contentType)
  const agrees = beginnings[stated]?.every(({ at, bytes: first }) =>
    first.every((byte, i) => bytes[at + i] === byte),
  )
  return agrees ? stated : undefined
}
