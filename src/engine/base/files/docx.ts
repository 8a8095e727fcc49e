// What a DOCX is made of: a ZIP whose directory names its parts, and parts that say what each of the others is. Pure.

/** A part as it lies in the file. */
export interface PackedPart {
  name: string
  isPacked: boolean
  bytes: Uint8Array<ArrayBuffer>
  /** How many bytes it has when it is unpacked, as the directory says. */
  size: number
}

const TYPES = '[Content_Types].xml'
const DOCUMENT = 'word/document.xml'
const MAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'

const PARTS_MOST = 1_000
/** Of all parts together, unpacked. */
const UNPACKED_MOST_BYTES = 30 * 1024 * 1024
/** How many times as long as the file they may be: what is read is bounded by what was sent. */
const UNPACKED_MOST_TIMES = 100
/** Of all parts together that say what others are. */
const DESCRIBING_MOST_BYTES = 1024 * 1024
/** Of what the fields of a part say. */
const FIELDS_MOST_LENGTH = 1024 * 1024

const bytesOf = (parts: readonly PackedPart[]) => parts.reduce((sum, { size }) => sum + size, 0)

const isDescribing = ({ name }: PackedPart) => name === TYPES || /\.rels$/i.test(name)

/** The parts that hold text, to be unpacked and read one after the other; undefined for any other ZIP, and where a part is named like something that runs. */
export function partsWithText(bytes: Uint8Array<ArrayBuffer>): PackedPart[] | undefined {
  const parts = partsOf(bytes)
  const names = new Set(parts.map(({ name }) => name.toLowerCase()))
  const isDocument =
    parts.some(({ name }) => name === TYPES) &&
    names.has(DOCUMENT) &&
    names.size === parts.length &&
    parts.every(({ name }) =>
      /^(?!\/)[^\\\p{Cc}]*(\/|\.(xml|rels|png|jpe?g|gif|bmp|tiff?|emf|wmf|svg|odttf))$/iu.test(name),
    ) &&
    bytesOf(parts.filter(isDescribing)) <= DESCRIBING_MOST_BYTES
  return isDocument ? parts.filter(({ name }) => /\.(xml|rels)$/i.test(name)) : undefined
}

/** Text, pictures and fonts alone: macros and objects, which would run, have other types, whatever they are called. */
const HARMLESS =
  /^(image\/[\w.+-]+|application\/(xml|vnd\.openxmlformats-(?!\S*(oleObject|package$))[\w.+-]+|vnd\.ms-(word\.stylesWithEffects|office\.(chart(color)?style|classificationlabels|drawingml\.\w+))\+xml))$/i
const WITHOUT_TEXT = /^image\/|\.obfuscatedFont$/i
/** Relations to what runs, and to what Word opens as a part of the document. */
const RUNS =
  /\/(vbaProject|wordVbaData|oleObject|package|control|activeX\w*|aFChunk|attachedTemplate|subDocument|frame|keyMapCustomizations|extensibility|webextension\w*|mailMerge\w*)$/i
/** Fields that start another program, wherever they say so, and those whose name asks for what lies elsewhere. */
const REACHES_OUT =
  /(?<![\w./-])DDE(AUTO)?\b|(^|\n)[^\S\n]*(INCLUDE(PICTURE|TEXT)?|IMPORT|LINK|EMBED|RD|DATABASE)\b/i

/** Is this part what the directory says, and does nothing in it run or come from elsewhere? `unpacked`: undefined where it could not be. */
export function isHarmless(part: PackedPart, unpacked: Uint8Array | undefined): boolean {
  if (unpacked?.length !== part.size) return false
  const text = textIn(unpacked)
  if (text === undefined) return false
  if (part.name === TYPES) return saysHarmlessTypes(text)
  return isDescribing(part) ? leadsToNoHarm(text) : !reachesOut(text)
}

/** XML as Word writes it; undefined where another reader could read other letters, or entities. */
function textIn(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return /\0|<!DOCTYPE|^\s*<\?xml\b[^>]*\bencoding\s*=\s*["'](?!utf-8["'])/i.test(text) ? undefined : text
  } catch {
    return undefined
  }
}

/** What has text, and so may hold fields, is called so. */
function saysHarmlessTypes(types: string): boolean {
  const elements = elementsOf(types)
  return (
    elements.some((element) => /^<Types\b/.test(element)) &&
    elements.some((element) => valuesOf(TYPE_OF_CONTENT, element).includes(MAIN)) &&
    elements.every((element) => {
      const said = valuesOf(TYPE_OF_CONTENT, element)
      return (
        said.every((type) => HARMLESS.test(type)) &&
        (said.every((type) => WITHOUT_TEXT.test(type)) ||
          valuesOf(NAME, element).every((name) => /(^|\.)(xml|rels)$/i.test(name)))
      )
    })
  )
}

/** Links alone lead out of the file: somebody has to click them. */
function leadsToNoHarm(relations: string): boolean {
  const elements = elementsOf(relations)
  return (
    elements.some((element) => /^<Relationships\b/.test(element)) &&
    elements.every((element) => {
      const types = valuesOf(TYPE, element)
      return (
        types.every((type) => /^https?:\/\/[\w./-]+$/.test(type) && !RUNS.test(type)) &&
        valuesOf(MODE, element).every(
          (mode) =>
            mode === 'Internal' ||
            (mode === 'External' && types.every((type) => type.endsWith('/hyperlink'))),
        )
      )
    })
  )
}

/** What a field says may be cut into several runs; it begins after a mark. */
function reachesOut(text: string): boolean {
  // Letters to many are filled from a database, whose address is in the settings.
  if (/<[\w:]*connectString\b/i.test(text)) return true
  let fields = ''
  for (const [, run, inside, double, single] of text.matchAll(
    /<[^\s<>/]*(?:fldChar\b|instrText\b[^<>]*>([^<]*)(<[!?])?)|\binstr\s*=\s*(?:"([^"]*)"|'([^']*)')/gi,
  )) {
    // Other readers leave out a comment.
    if (inside !== undefined || fields.length > FIELDS_MOST_LENGTH) return true
    fields += run ?? `\n${double ?? single ?? ''}\n`
  }
  const said = fields.replaceAll(/&#(x?)([\da-f]+);/gi, (_, hex: string, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, hex === '' ? 10 : 16)),
  )
  return REACHES_OUT.test(said)
}

/** An element after the other, with nothing between them; none where there is anything else. */
function elementsOf(xml: string): string[] {
  const elements = xml.match(/<[\w?/][^<>"']*(?:"[^"<]*"[^<>"']*|'[^'<]*'[^<>"']*)*>\s*/gy) ?? []
  const isAll = elements.reduce((sum, { length }) => sum + length, 0) === xml.length
  return isAll ? elements.filter((element) => element.includes('=')) : []
}

const valuesIn = (attributes: string) =>
  new RegExp(`\\b(?:${attributes})\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'g')
const [TYPE, MODE, TYPE_OF_CONTENT] = [valuesIn('Type'), valuesIn('TargetMode'), valuesIn('ContentType')]
const NAME = valuesIn('Extension|PartName')

const valuesOf = (attribute: RegExp, element: string): string[] =>
  Array.from(element.matchAll(attribute), ([, double, single]) => double ?? single!)

const [END, ENTRY, PART] = [0x06_05_4b_50, 0x02_01_4b_50, 0x04_03_4b_50]
const [END_BYTES, PART_BYTES] = [22, 30]
const STORED = 0
const DEFLATED = 8

/**
 * Those of a ZIP that every reader reads alike (APPNOTE 4.3.7, 4.3.12, 4.3.16): one directory, which ends where the record of its end
 * begins, the last of the file; and before it the parts, of which none lies in another and nothing lies between. None of any other.
 */
function partsOf(bytes: Uint8Array<ArrayBuffer>): PackedPart[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const short = (at: number) => view.getUint16(at, true)
  const long = (at: number) => view.getUint32(at, true)
  const nameAt = (at: number, length: number) => new TextDecoder().decode(bytes.subarray(at, at + length))
  try {
    const end = bytes.length - END_BYTES
    const [count, directory] = [short(end + 10), long(end + 16)]
    must(long(end) === END && long(end + 4) === 0 && short(end + 8) === count && short(end + 20) === 0)
    must(directory + long(end + 12) === end && count <= PARTS_MOST)
    const parts: (PackedPart & { from: number; to: number })[] = []
    let at = directory
    while (parts.length < count) {
      const [flags, method, packed, size] = [short(at + 8), short(at + 10), long(at + 20), long(at + 24)]
      const [name, from] = [nameAt(at + 46, short(at + 28)), long(at + 42)]
      const begins = from + PART_BYTES + short(from + 26) + short(from + 28)
      must(long(at) === ENTRY && long(from) === PART)
      // Neither encrypted nor called otherwise where it lies.
      must((flags & 1) === 0 && short(from + 6) === flags && short(from + 8) === method)
      must(nameAt(from + PART_BYTES, short(from + 26)) === name)
      must(method === DEFLATED || (method === STORED && packed === size))
      const isPacked = method === DEFLATED
      parts.push({
        name,
        isPacked,
        size,
        from,
        to: begins + packed,
        bytes: bytes.subarray(begins, begins + packed),
      })
      at += 46 + short(at + 28) + short(at + 30) + short(at + 32)
    }
    must(at === end && bytesOf(parts) <= Math.min(UNPACKED_MOST_BYTES, UNPACKED_MOST_TIMES * bytes.length))
    let free = 0
    for (const { from, to } of [...parts.toSorted((a, b) => a.from - b.from), { from: directory, to: end }]) {
      // After a part may stand what it was when it was written, which is shorter than another part.
      must(from >= free && from - free < PART_BYTES)
      free = to
    }
    return parts
  } catch {
    return []
  }
}

/** Throws what reading beyond the file throws. */
function must(isSo: boolean): void {
  if (!isSo) throw new RangeError('No ZIP that every reader reads alike')
}
