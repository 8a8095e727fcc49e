// Files that go with a request: uploaded in pieces as they are chosen, so that one that breaks off goes on where it was.
import * as z from 'zod/mini'
import { FILE_MOST_BYTES } from '#base/files/attached-files.ts'
import { newAttachmentSchema } from '#http/attachments.ts'
import { get, put, reason, remove } from '#http/contract.ts'
import { fileSchema } from '#http/files.ts'
import { idTaken } from '#http/reasons.ts'
import { fileId, kind, pageClosed } from './request-calls.ts'

/** A multiple of three, so that pieces of base64 join to the whole. */
export const PIECE_BYTES = 3 * 128 * 1024

/** How many bytes have arrived. */
const answer = z.object({ receivedBytes: z.int().check(z.minimum(0), z.maximum(FILE_MOST_BYTES)) })

export const startRequestFile = put('/api/request-pages/:kind/files/:id', {
  summary: 'Says which file comes, under an id of the sender’s own; said again, how much of it is there',
  openTo: 'attorney',
  params: { kind, id: fileId },
  body: newAttachmentSchema,
  answer,
  errors: [pageClosed, idTaken],
})

export const sendRequestFile = put('/api/request-pages/:kind/files/:id/content', {
  summary: 'Sends a piece of a file; one that is there already changes nothing',
  openTo: 'attorney',
  params: { kind, id: fileId },
  body: z.object({
    /** The place of its first byte. */
    from: z.int().check(z.minimum(0), z.maximum(FILE_MOST_BYTES)),
    base64: z.base64().check(z.maxLength((PIECE_BYTES / 3) * 4)),
  }),
  answer,
  errors: [reason('file-refused', 422, 'It is not what its type says, or larger than was said.')],
})

export const removeRequestFile = remove('/api/request-pages/:kind/files/:id', {
  summary: 'Forgets a file that was not sent with a request',
  openTo: 'attorney',
  params: { kind, id: fileId },
})

/** Fetched with `fetchFile`. */
export const downloadRequestFile = get('/api/request-files/:id', {
  summary: 'A file that was sent with a request',
  openTo: 'attorney',
  params: { id: fileId },
  answer: fileSchema,
})
