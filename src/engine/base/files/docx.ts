// What a DOCX is made of: a ZIP whose directory names its parts, and parts that say what each of the others is. Pure.

/** A part as it lies in the file. */
export interface PackedPart {
  name: string
  isPacked: boolean
  bytes: Uint8Array<ArrayBuffer>
}

const TYPES = '[Content_Types].xml'
const DOCUMENT = 'word/document.xml'
const MAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'

/** The parts that say what is in it, its types first; undefined for any other ZIP, and where a part is named like something that runs. */
export function describingParts(bytes: Uint8Array<ArrayBuffer>): PackedPart[] | undefined {
  const parts = partsOf(bytes)
  const names = new Set(parts.map(({ name }) => name.toLowerCase()))
  const types = parts.find(({ name }) => name === TYPES)
  const isText = parts.every(({ name }) =>
    /(\/|\.(xml|rels|png|jpe?g|gif|bmp|tiff?|emf|wmf|svg|odttf))$/i.test(name),
  )
  if (!types || !names.has(DOCUMENT) || names.size < parts.length || !isText) return undefined
  return [types, ...parts.filter(({ name }) => /\.rels$/i.test(name))]
}

/** Text, pictures and fonts alone: macros and objects, which would run, have other types, whatever they are called. */
const HARMLESS =
  /^(image\/[\w.+-]+|application\/(xml|vnd\.openxmlformats-(?!\S*(oleObject|package$))[\w.+-]+|vnd\.ms-(word\.stylesWithEffects|office\.(chart(color)?style|classificationlabels|drawingml\.\w+))\+xml))$/i
const RUNS = /\/(vbaProject|wordVbaData|oleObject|package|control|activeX\w*)$/i

/** Do these parts, unpacked, say so of all others? */
export function areHarmless([types = '', ...relations]: readonly string[]): boolean {
  const said = valuesOf('ContentType', types)
  return (
    /<Types\b/.test(types) &&
    said.includes(MAIN) &&
    said.every((type) => HARMLESS.test(type)) &&
    relations.every(
      (text) =>
        /<Relationships\b/.test(text) &&
        valuesOf('Type', text).every((type) => /^https?:\/\/[\w./-]+$/.test(type) && !RUNS.test(type)),
    )
  )
}

const valuesOf = (attribute: string, xml: string): string[] =>
  Array.from(
    xml.matchAll(new RegExp(`\\b${attribute}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'g')),
    ([, double, single]) => double ?? single!,
  )

/** Those in the directory at the end of a ZIP (APPNOTE 4.3.7, 4.3.12, 4.3.16); none where there is no such directory. */
function partsOf(bytes: Uint8Array<ArrayBuffer>): PackedPart[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const parts: PackedPart[] = []
  try {
    let end = bytes.length - 22
    while (view.getUint32(end, true) !== 0x06_05_4b_50) end--
    let at = view.getUint32(end + 16, true)
    for (
      let left = view.getUint16(end + 10, true);
      left > 0 && view.getUint32(at, true) === 0x02_01_4b_50;
      left--
    ) {
      const length = view.getUint16(at + 28, true)
      const local = view.getUint32(at + 42, true)
      const begins = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
      parts.push({
        name: new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + length)),
        isPacked: view.getUint16(at + 10, true) !== 0,
        bytes: bytes.subarray(begins, begins + view.getUint32(at + 20, true)),
      })
      at += 46 + length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
    }
  } catch {
    return []
  }
  return parts
}
