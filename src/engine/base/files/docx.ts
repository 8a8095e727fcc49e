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
/** Of a part that says what others are. */
const DESCRIBING_MOST_BYTES = 1024 * 1024

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
    parts.every((part) => !isDescribing(part) || part.size <= DESCRIBING_MOST_BYTES)
  return isDocument ? parts.filter(({ name }) => /\.(xml|rels)$/i.test(name)) : undefined
}

/** Text, pictures and fonts alone: macros and objects, which would run, have other types, whatever they are called. */
const HARMLESS =
  /^(image\/[\w.+-]+|application\/(xml|vnd\.openxmlformats-(?!\S*(oleObject|package$))[\w.+-]+|vnd\.ms-(word\.stylesWithEffects|office\.(chart(color)?style|classificationlabels|drawingml\.\w+))\+xml))$/i
const WITHOUT_TEXT = /^image\/|\.obfuscatedFont$/i
/** Relations to what runs, and to what Word opens as a part of the document. */
const RUNS =
  /\/(vbaProject|wordVbaData|oleObject|package|control|activeX\w*|aFChunk|attachedTemplate|subDocument|frame)$/i

/** Is this part what the directory says, and does nothing in it run or come from elsewhere? `unpacked`: undefined where it could not be. */
export function isHarmless(part: PackedPart, unpacked: Uint8Array | undefined): boolean {
  if (unpacked?.length !== part.size) return false
  const text = textIn(unpacked)
  if (text === undefined) return false
  if (part.name === TYPES) return saysHarmlessTypes(text)
  return isDescribing(part) ? leadsToNoHarm(text) : !asksOtherPrograms(text)
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
  const said = valuesOf('ContentType', types)
  return (
    /<Types\b/.test(types) &&
    said.includes(MAIN) &&
    said.every((type) => HARMLESS.test(type)) &&
    elementsOf(types).every(
      (element) =>
        valuesOf('ContentType', element).every((type) => WITHOUT_TEXT.test(type)) ||
        valuesOf('(?:Extension|PartName)', element).every((name) => /(^|\.)(xml|rels)$/i.test(name)),
    )
  )
}

/** Links alone lead out of the file: somebody has to click them. */
const leadsToNoHarm = (relations: string): boolean =>
  /<Relationships\b/.test(relations) &&
  elementsOf(relations).every((element) => {
    const [types, modes] = [valuesOf('Type', element), valuesOf('TargetMode', element)]
    return (
      types.every((type) => /^https?:\/\/[\w./-]+$/.test(type) && !RUNS.test(type)) &&
      modes.every(
        (mode) =>
          mode === 'Internal' || (mode === 'External' && types.every((type) => type.endsWith('/hyperlink'))),
      )
    )
  })

/** Has it a field that starts another program (DDE)? What a field says may be cut into several runs. */
function asksOtherPrograms(text: string): boolean {
  let fields = ''
  for (const [, run, inside, double, single] of text.matchAll(
    /<[^\s<>/]*(?:fldChar\b|instrText\b[^<>]*>([^<]*)(<[!?])?)|\binstr\s*=\s*(?:"([^"]*)"|'([^']*)')/gi,
  )) {
    // Other readers leave out a comment.
    if (inside !== undefined) return true
    fields += run ?? ` ${double ?? single ?? ''} `
  }
  const said = fields.replaceAll(/&#(x?)([\da-f]+);/gi, (_, hex: string, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, hex === '' ? 10 : 16)),
  )
  return /(?<![\w./-])DDE(AUTO)?\b/i.test(said)
}

/** No value of an attribute has this sign in it. */
const elementsOf = (xml: string): string[] => xml.split('<')

const valuesOf = (attribute: string, xml: string): string[] =>
  Array.from(
    xml.matchAll(new RegExp(`\\b${attribute}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'g')),
    ([, double, single]) => double ?? single!,
  )

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
    must(at === end && parts.reduce((sum, { size }) => sum + size, 0) <= UNPACKED_MOST_BYTES)
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
