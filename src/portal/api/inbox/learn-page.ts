// One page of Learn content.
import * as z from 'zod/mini'
import { queryOf } from 'portal-engine/http/query.ts'
import type { Api } from 'portal-engine/http/client.ts'
import { get } from 'portal-engine/http/contract.ts'
import { date, knownOf, wordOf } from 'portal-engine/http/fields.ts'

const block = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), text: z.string() }),
  z.object({ kind: z.literal('paragraph'), text: z.string() }),
  z.object({ kind: z.literal('list'), items: z.array(z.string()) }),
  z.object({
    kind: z.literal('table'),
    caption: z.string(),
    /** The first column names the row. */
    columns: z.array(z.string()),
    rows: z.array(z.array(z.string())),
  }),
])
export type LearnBlock = z.infer<typeof block>

/** Figures of the reader's own that an article may show. */
export type OwnFigure = 'isa-allowance'

const learnPageSchema = z.object({
  routePath: z.string(),
  title: z.string(),
  description: z.string(),
  featuredImage: z.nullable(z.string()),
  readingMinutes: z.int(),
  updatedOn: date,
  blocks: knownOf(['heading', 'paragraph', 'list', 'table'], block),
  /** The figure of the reader's own that it shows, if any. */
  ownFigure: z.optional(wordOf<OwnFigure>()),
  /** What the article relies on, with the day on which it was looked up. */
  sources: z.array(z.object({ title: z.string(), asOf: date })),
  /** Pages below this one, then its siblings. */
  children: z.array(z.object({ routePath: z.string(), title: z.string(), description: z.string() })),
  related: z.array(z.object({ routePath: z.string(), title: z.string(), description: z.string() })),
})
export type LearnPage = z.infer<typeof learnPageSchema>

export const getLearnPage = get('/api/content/learn/page', {
  summary: 'A page of Learn',
  query: { path: { description: '`routePath` of the page', schema: z.string() } },
  answer: learnPageSchema,
  openTo: 'viewer',
  mayBeMissing: true,
})

/** The page at a routePath, as `learnQuery` lists them. An unknown one is a 404 ApiError. */
export const learnPageQuery = (api: Api, routePath: string) =>
  queryOf(api, getLearnPage, { query: { path: routePath } })
