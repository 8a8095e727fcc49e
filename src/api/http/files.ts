// A file as the product API sends it. It is not kept in the query cache.
import * as z from 'zod/mini'
import type { ReceivedFile } from '#domain/documents/file-kind.ts'
import type { Api, CallOptions } from './client.ts'

export const fileSchema = z.object({ fileName: z.string(), contentType: z.string(), base64: z.base64() })

export async function fetchFile(api: Api, path: string, options?: CallOptions): Promise<ReceivedFile> {
  const { fileName, contentType, base64 } = await api.get(path, fileSchema, options)
  return {
    fileName,
    contentType,
    bytes: Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)),
  }
}
