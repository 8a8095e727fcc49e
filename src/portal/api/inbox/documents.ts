// Statements and forms of the active user, and their files.
import * as z from 'zod/mini'
import { documentTaxYear } from '#domain/documents/document-year.ts'
import type { Api } from 'portal-engine/http/client.ts'
import { get } from 'portal-engine/http/contract.ts'
import { currency, date, pence, wordOf } from 'portal-engine/http/fields.ts'
import { fileSchema } from 'portal-engine/http/files.ts'
import { pagedQueryOf } from 'portal-engine/http/paged-query.ts'
import { nextCursor, pageParameters } from 'portal-engine/http/pages.ts'

export const documentTypes = [
  'Valuation',
  'Tax certificate',
  'Contract note',
  'Costs and charges',
  'Terms and conditions',
  'Key features',
  'Application',
  'Letter',
] as const

const documentSchema = z.object({
  id: z.string(),
  name: z.string(),
  type: wordOf<(typeof documentTypes)[number]>(),
  accountId: z.nullable(z.string()),
  accountName: z.nullable(z.string()),
  /** The day on which it was issued. */
  date,
  /** Last day of the period that a yearly document covers. */
  coversTo: z.nullish(date),
  /** What a contract note is about; left out for other documents. */
  trades: z.nullish(
    z.object({
      currency,
      boughtPence: pence,
      soldPence: pence,
      fundNames: z.array(z.string()),
    }),
  ),
  /** Of its file; left out or null as long as the file has not been made. */
  sizeBytes: z.nullish(z.int()),
  isNew: z.boolean(),
})

export interface Document extends z.infer<typeof documentSchema> {
  /** "2026/27"; for a yearly document, the year that it covers. */
  taxYear: string
}

export const listDocuments = get('/api/documents', {
  summary: 'A page of the documents, the newest first',
  query: pageParameters,
  answer: z.object({ documents: z.array(documentSchema), nextCursor }),
  openTo: 'viewer',
})

/** All of them: filters and search look at every one. */
export const documentsQuery = (api: Api) =>
  pagedQueryOf(api, listDocuments, ({ documents }): Document[] =>
    documents.map((document) => ({ ...document, taxYear: documentTaxYear(document) })),
  )

/** Fetched with `fetchFile`. */
export const downloadDocument = get('/api/documents/:id/file', {
  summary: 'A document',
  answer: fileSchema,
  openTo: 'viewer',
})
