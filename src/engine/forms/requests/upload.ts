// Uploads a file piece by piece, from where an upload of it broke off.
import type { AttachedFile } from '#base/files/attached-files.ts'
import type { NewAttachment } from '#http/attachments.ts'
import type { Api } from '#http/client.ts'
import { PIECE_BYTES, sendRequestFile, startRequestFile } from './request-file-calls.ts'

/** A chosen file, in the answers of a form. */
export interface ChosenFile extends AttachedFile {
  id: string
  /** Left out until all of it is there. */
  isUploaded?: true
}

interface Upload {
  /** The name of the page. */
  kind: string
  chosen: ChosenFile
  file: Blob
  signal: AbortSignal
  onProgress: (receivedBytes: number) => void
}

/** Throws an ApiError, or a DOMException where the file cannot be read any more. */
export async function upload(api: Api, { kind, chosen, file, signal, onProgress }: Upload): Promise<void> {
  const { id, name, contentType, sizeBytes } = chosen
  const params = { kind, id }
  // The field takes files of these types alone.
  const body = { name, contentType, sizeBytes } as NewAttachment
  let { receivedBytes } = await api.call(startRequestFile, { params, body, signal })
  while (receivedBytes < sizeBytes) {
    onProgress(receivedBytes)
    const from = receivedBytes
    const base64 = await asBase64(file.slice(from, from + PIECE_BYTES))
    ;({ receivedBytes } = await api.call(sendRequestFile, { params, body: { from, base64 }, signal }))
  }
}

async function asBase64(piece: Blob): Promise<string> {
  const bytes = new Uint8Array(await piece.arrayBuffer())
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}

/** The files in the answer to a question; none of what cannot be read. */
export function chosenFiles(answer: string): ChosenFile[] {
  try {
    const files: unknown = JSON.parse(answer)
    return Array.isArray(files) ? files.filter(isChosenFile) : []
  } catch {
    return []
  }
}

const isChosenFile = (file: Partial<ChosenFile> | null): file is ChosenFile =>
  typeof file?.id === 'string' &&
  typeof file.name === 'string' &&
  typeof file.contentType === 'string' &&
  typeof file.sizeBytes === 'number'

/** The answer that holds these files: a form keeps texts alone. */
export const fileAnswer = (files: readonly ChosenFile[]): string =>
  files.length === 0 ? '' : JSON.stringify(files)

/** Why these files cannot be sent yet; undefined where they can. */
export function unfinishedFile(answer: string): string | undefined {
  const waiting = chosenFiles(answer).find(({ isUploaded }) => isUploaded !== true)
  return waiting && `“${waiting.name}” is not uploaded yet. Wait until it is, or remove it`
}
