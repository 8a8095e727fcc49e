// The content of a message's attachment, made up from its name: a PDF, a picture of one point, or an empty document.
import type { Attachment } from '#api/inbox/messages.ts'
import { pdfOf } from '#product-api/papers/pdf/pdf.ts'

const pictures: Record<string, string> = {
  'image/png':
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'image/jpeg':
    '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAA//EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AN//Z',
}
/** A zip file with nothing in it. */
const EMPTY_DOCUMENT = [0x50, 0x4b, 0x05, 0x06, ...Array.from({ length: 18 }, () => 0)]

export function attachmentBytes({ name, contentType }: Attachment): Uint8Array {
  const picture = pictures[contentType]
  if (picture !== undefined) return Buffer.from(picture, 'base64')
  if (contentType !== 'application/pdf') return Uint8Array.from(EMPTY_DOCUMENT)
  return pdfOf(name.replace(/\.pdf$/i, ''), ['From your secure messages.'])
}
