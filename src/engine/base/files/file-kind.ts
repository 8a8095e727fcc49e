// What a file is by its first bytes, how it may be called, and which files may be opened in the browser: PDF and bitmap pictures,
// which run nothing. Pure.
import { partsWithText, type PackedPart } from './docx.ts'

/** A file as it arrives. */
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

/** Those of files that may be attached, but are never opened here. */
const attachedOnly: typeof beginnings = {
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': [
    { at: 0, bytes: [...ascii('PK'), 3, 4] },
  ],
}

/** Enough of a file to know its kind. */
export const BEGINNING_BYTES = 16

const typeOf = (contentType: string) => contentType.split(';')[0]!.trim().toLowerCase()

/** Does a file of this type begin with these bytes? Not where the type is unknown. */
export function beginsLike(contentType: string, bytes: Uint8Array): boolean {
  const known = new Map(Object.entries({ ...beginnings, ...attachedOnly })).get(contentType)
  return known?.every(({ at, bytes: first }) => first.every((byte, i) => bytes[at + i] === byte)) ?? false
}

const DOCX = Object.keys(attachedOnly)[0]!

/** What has to be unpacked and read, by `isHarmless`, before this whole file is of this type; undefined where it is of another. */
export function partsToRead(contentType: string, bytes: Uint8Array<ArrayBuffer>): PackedPart[] | undefined {
  if (!beginsLike(contentType, bytes)) return undefined
  return contentType === DOCX ? partsWithText(bytes) : []
}

/** Is it a photo as telephones take them, under whatever name? It begins with the brand of its kind (ISO/IEC 23008-12). */
export const isHeic = (bytes: Uint8Array): boolean =>
  /^ftyp(hei[cxms]|hev[cxms]|mif1|msf1)$/.test(String.fromCharCode(...bytes.subarray(4, 12)))

/** May files of this type be opened, as far as their type goes? */
export const canBeOpened = (contentType: string) => Object.hasOwn(beginnings, typeOf(contentType))

/** The type under which a file may be opened. Undefined unless its stated type and its first bytes agree on one of the kinds. */
export function openableType({ contentType, bytes }: ReceivedFile): string | undefined {
  const stated = typeOf(contentType)
  return canBeOpened(contentType) && beginsLike(stated, bytes) ? stated : undefined
}

/** A name that every system takes: without folders, invisible characters, line breaks and what Windows refuses. */
export function safeFileName(name: string): string {
  const safe = name.replace(/[\s\p{Cc}\p{Bidi_Control}<>:"/\\|?*]+/gu, ' ').replace(/^[. ]+|[. ]+$/g, '')
  return safe === '' ? 'Document' : safe
}
