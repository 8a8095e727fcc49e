// Files that go with a message or a request: which may, and what is said about each.
import { FILES_MOST, TOO_MANY_FILES } from './files-most.ts'
import { isHarmless, type PackedPart } from './docx.ts'
import { isHeic, partsToRead, safeFileName } from './file-kind.ts'

export interface AttachedFile {
  name: string
  /** Empty for a file that may not be attached; HEIC for a photo that has to be saved as another kind. */
  contentType: string
  sizeBytes: number
}

export const FILE_MOST_BYTES = 10 * 1024 * 1024

export const fileTypes = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const
const HEIC = 'image/heic'
const knownTypes = new Set<string>(Object.values(fileTypes))

export const acceptedFiles = Object.keys(fileTypes)
  .map((ending) => `.${ending}`)
  .join(',')

/** Why these files cannot be attached; undefined if they can. */
export function filesProblem(files: readonly AttachedFile[]): string | undefined {
  if (files.length > FILES_MOST) return TOO_MANY_FILES
  return files.map(fileProblem).find((problem) => problem !== undefined)
}

function fileProblem({ name, contentType, sizeBytes }: AttachedFile): string | undefined {
  if (sizeBytes === 0) return `“${name}” is empty`
  if (contentType === HEIC)
    return `“${name}” is a HEIC photo, whatever its name says. Save or send it as a JPG, and choose that`
  if (!knownTypes.has(contentType)) return `“${name}” must be a PDF, JPG, PNG or DOCX file`
  if (sizeBytes > FILE_MOST_BYTES) return `“${name}” must be 10 MB or smaller`
  return undefined
}

/** What is sent about a chosen file. Its type follows its ending, if what is in it does so too. */
export async function describeFile(file: File): Promise<AttachedFile> {
  const { name, size } = file
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  const byName = Object.entries(fileTypes).find(([known]) => known === ending)?.[1] ?? ''
  // A file that cannot be read, because it is gone for example, is of no kind.
  const content = await file
    .slice(0, FILE_MOST_BYTES)
    .arrayBuffer()
    .catch(() => new ArrayBuffer())
  const bytes = new Uint8Array(content)
  const found = isHeic(bytes) ? HEIC : ''
  const isOfItsName = size === 0 || size > FILE_MOST_BYTES || (await isOfType(byName, bytes))
  return { name: safeFileName(name), contentType: isOfItsName ? byName : found, sizeBytes: size }
}

async function isOfType(contentType: string, bytes: Uint8Array<ArrayBuffer>): Promise<boolean> {
  const parts = partsToRead(contentType, bytes)
  for (const part of parts ?? [])
    if (!isHarmless(part, await unpacked(part).catch(() => undefined))) return false
  return parts !== undefined
}

/** Rejects where there is more than was said. */
async function unpacked({ isPacked, bytes, size }: PackedPart): Promise<Uint8Array> {
  if (!isPacked) return bytes
  const all = new Uint8Array(size)
  const stream = new Response(bytes).body!.pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  let length = 0
  for (let piece = await stream.read(); !piece.done; piece = await stream.read()) {
    all.set(piece.value, length)
    length += piece.value.length
  }
  return all.subarray(0, length)
}

export const fileKey = ({ name, sizeBytes }: AttachedFile) => `${name} ${sizeBytes}`

/** The chosen files with more of them; one that is chosen already is not taken twice. */
export function addFiles(files: readonly AttachedFile[], more: readonly AttachedFile[]): AttachedFile[] {
  return [...new Map([...files, ...more].map((file) => [fileKey(file), file])).values()]
}
