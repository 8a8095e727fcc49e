// A DOCX as Word writes it: a ZIP of packed parts, which say what each of them is.
import { deflateRawSync } from 'node:zlib'

const MAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** What [Content_Types].xml says: of each part its type. */
export const typesText = (parts: Readonly<Record<string, string>> = {}): string =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="JPEG" ContentType="image/jpeg"/>${Object.entries(
    { '/word/document.xml': MAIN, ...parts },
  )
    .map(([name, type]) => `<Override PartName="${name}" ContentType="${type}"/>`)
    .join('')}</Types>`

/** What a .rels says: where a relation of this kind leads; `mode`: with a TargetMode. */
export const relationsText = (kind: string, target: string, mode?: string): string =>
  `<?xml version="1.0"?>\n<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${RELATIONS}/${kind}" Target="${target}"${mode === undefined ? '' : ` TargetMode="${mode}"`}/></Relationships>`

export const plainDocument: Readonly<Record<string, string>> = {
  '[Content_Types].xml': typesText(),
  '_rels/.rels': relationsText('officeDocument', 'word/document.xml'),
  'word/document.xml': '<w:document/>',
}

/** A ZIP of these files, packed. */
export function zipOf(files: Readonly<Record<string, string>>): Buffer<ArrayBuffer> {
  const [local, directory]: [Buffer[], Buffer[]] = [[], []]
  let at = 0
  for (const [name, text] of Object.entries(files)) {
    const packed = deflateRawSync(text)
    const fields = Buffer.alloc(26)
    fields.writeUInt16LE(8, 4)
    fields.writeUInt32LE(packed.length, 14)
    fields.writeUInt32LE(Buffer.byteLength(text), 18)
    fields.writeUInt16LE(Buffer.byteLength(name), 22)
    local.push(Buffer.from([80, 75, 3, 4]), fields, Buffer.from(name), packed)
    const [made, rest] = [Buffer.alloc(2), Buffer.alloc(14)]
    rest.writeUInt32LE(at, 10)
    directory.push(Buffer.from([80, 75, 1, 2]), made, fields, rest, Buffer.from(name))
    at += 30 + Buffer.byteLength(name) + packed.length
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06_05_4b_50, 0)
  for (const field of [8, 10]) end.writeUInt16LE(Object.keys(files).length, field)
  end.writeUInt32LE(Buffer.concat(directory).length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...local, ...directory, end]) as Buffer<ArrayBuffer>
}
