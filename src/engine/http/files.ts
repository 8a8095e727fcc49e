// A file as the product API sends it. It is not kept in the query cache.
import * as z from 'zod/mini'
import type { ReceivedFile } from '#base/files/file-kind.ts'
import type { Api } from './client.ts'
import type { ApiCall, ParamOf } from './contract.ts'

/** An answer that is a file: its name, its media type, and its bytes in base64. */
export const fileSchema = z.object({ fileName: z.string(), contentType: z.string(), base64: z.base64() })

type FileCall = ApiCall & { answer: typeof fileSchema }

/** The file with which this call answers. Throws an ApiError. */
export async function fetchFile<const C extends FileCall>(
  api: Api,
  call: C,
  params: Readonly<Record<ParamOf<C['path']>, string>>,
  signal?: AbortSignal,
): Promise<ReceivedFile> {
  const input = { params, ...(signal && { signal }) }
  const { fileName, contentType, base64 } = await api.call<FileCall>(call, input)
  return {
    fileName,
    contentType,
    bytes: Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)),
  }
}
