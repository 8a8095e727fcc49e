// Writes a small real PDF (1.4, one built-in font) from a title and lines of text, on as many pages as they need.

const linesOfPage = 44
const widest = 92

/** The file's bytes. Long lines are folded. Characters outside Latin-1 become question marks, as the font has no others. */
export function pdfOf(title: string, lines: readonly string[]): Uint8Array {
  const folded = lines.flatMap(foldedAt)
  const count = Math.max(1, Math.ceil(folded.length / linesOfPage))
  const pages = Array.from({ length: count }, (_, page) =>
    contentOf(
      page === 0 ? title : `${title} (page ${page + 1})`,
      folded.slice(page * linesOfPage).slice(0, linesOfPage),
    ),
  )
  // 1 catalogue, 2 list of pages, 3 font; then each page with its content.
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pages.map((_, page) => `${4 + page * 2} 0 R`).join(' ')}] /Count ${count} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((text, page) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + page * 2} 0 R >>`,
      `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    ]),
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const table = file.length
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`
  for (const offset of offsets) file += `${String(offset).padStart(10, '0')} 00000 n \n`
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`
  return Uint8Array.from(file, (character) => character.charCodeAt(0))
}

function contentOf(title: string, lines: readonly string[]): string {
  return [
    'BT /F1 16 Tf 56 780 Td 22 TL',
    `(${escaped(title)}) Tj T*`,
    '/F1 11 Tf 16 TL T*',
    ...lines.map((line) => `(${escaped(line)}) Tj T*`),
    'ET',
  ].join('\n')
}

/** The line at blanks, in parts that fit the page. */
function foldedAt(line: string): string[] {
  if (line.length <= widest) return [line]
  const blank = line.lastIndexOf(' ', widest)
  const end = blank > 0 ? blank : widest
  return [line.slice(0, end), ...foldedAt(line.slice(end).trimStart())]
}

function escaped(line: string): string {
  return line
    .replace(/−/g, '-')
    .replace(/’/g, "'")
    .replace(/[^\x20-\x7e\xa0-\xff]/g, '?')
    .replace(/[\\()]/g, (character) => `\\${character}`)
}
