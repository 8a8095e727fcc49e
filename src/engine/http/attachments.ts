// What is said about a file that is sent: a type that may be attached, a name that ends as such files do, and a size.
import * as z from 'zod/mini'
import { fileTypes, FILE_MOST_BYTES } from '#base/files/attached-files.ts'

/** A file of this type has a name without folders and line breaks, which ends as such files do. */
const attachmentOf = (contentType: string, ending: string) =>
  z.object({
    name: z
      .string()
      .check(
        z.maxLength(255),
        z.regex(
          new RegExp(`^[^<>:"/\\\\|?*\\s.][^<>:"/\\\\|?*\\t\\n\\r\\u2028\\u2029]*\\.${ending}$`),
          'must be the name of such a file',
        ),
      ),
    contentType: z.literal(contentType),
    sizeBytes: z
      .int()
      .check(z.minimum(1, 'must not be empty'), z.maximum(FILE_MOST_BYTES, 'must be 10 MB or less')),
  })

/** The API that takes the file itself compares its first bytes with its type. */
export const newAttachmentSchema = z.discriminatedUnion(
  'contentType',
  [
    attachmentOf(fileTypes.pdf, '[Pp][Dd][Ff]'),
    attachmentOf(fileTypes.jpg, '[Jj][Pp][Ee]?[Gg]'),
    attachmentOf(fileTypes.png, '[Pp][Nn][Gg]'),
    attachmentOf(fileTypes.docx, '[Dd][Oo][Cc][Xx]'),
  ],
  'must be PDF, JPG, PNG or DOCX',
)
/** A file that is about to be sent. */
export type NewAttachment = z.infer<typeof newAttachmentSchema>
