// Statements and forms of the active user, and their files.
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { Api } from './client.ts'
import { date } from './fields.ts'

export const documentTypes = [
  'Valuation',
  'Tax certificate',
  'Contract note',
  'Costs and charges',
  'Terms and conditions',
  'Key features',
  'Application',
] as const

export const documentSchema = z.object({
  id: z.string(),
  name: z.string(),
  type: z.enum(documentTypes),
  accountId: z.nullable(z.string()),
  accountName: z.nullable(z.string()),
  date,
  /** "2026/27". */
  taxYear: z.string(),
  sizeBytes: z.int(),
  isNew: z.boolean(),
})
export type Document = z.infer<typeof documentSchema>

export const documentsSchema = z.object({ documents: z.array(documentSchema) })

export const documentsQuery = (api: Api) =>
  queryOptions({
    queryKey: [api.actor, 'documents'],
    queryFn: async ({ signal }): Promise<Document[]> =>
      (await api.get('/api/documents', documentsSchema, { signal })).documents,
  })

export const documentFileSchema = z.object({
  fileName: z.string(),
  contentType: z.string(),
  base64: z.string(),
})

export interface DocumentFile {
  fileName: string
  blob: Blob
}

/** Fetches a document's file. A download is not kept in the query cache. */
export async function downloadDocument(api: Api, documentId: string): Promise<DocumentFile> {
  const path = `/api/documents/${encodeURIComponent(documentId)}/file`
  const file = await api.get(path, documentFileSchema)
  const bytes = Uint8Array.from(atob(file.base64), (character) => character.charCodeAt(0))
  return { fileName: file.fileName, blob: new Blob([bytes], { type: file.contentType }) }
}
