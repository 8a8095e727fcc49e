// Learn content: the categories (Explore) and the home guides (Educate). Pages are in learn-page.ts.
import * as z from 'zod/mini'
import { queryOf } from 'portal-engine/http/query.ts'
import * as limits from '#domain/limits.gen.ts'
import type { Api } from 'portal-engine/http/client.ts'
import { get } from 'portal-engine/http/contract.ts'

const properties = z.object({
  title: z.string(),
  description: z.string(),
  /** Address of a decorative picture, or null. */
  featuredImage: z.nullable(z.string()),
  hideInNavigation: z.optional(z.boolean()),
  sortOrder: z.int(),
  readingMinutes: z.optional(z.int()),
})

export interface LearnItem {
  /** Below /learn/: "explore/investing/risk". */
  routePath: string
  name: string
  properties: z.infer<typeof properties>
  children: LearnItem[]
}

export const learnItemSchema: z.ZodMiniType<LearnItem> = z.object({
  routePath: z.string(),
  name: z.string(),
  properties,
  children: z.array(z.lazy(() => learnItemSchema)),
})

const learnSchema = z.object({
  homeGuides: z.array(learnItemSchema),
  categories: z.array(learnItemSchema),
})
export type Learn = z.infer<typeof learnSchema>

export const getLearn = get('/api/content/learn', {
  summary: 'What Learn has, by category',
  query: {
    pageSize: {
      description: 'How many',
      schema: z.optional(z.int().check(z.minimum(1), z.maximum(limits['learn-page-size'].value))),
    },
    sort: { description: 'sortOrder or name', schema: z.optional(z.enum(['sortOrder', 'name'])) },
  },
  answer: learnSchema,
  openTo: 'viewer',
})

export const learnQuery = (api: Api) =>
  queryOf(api, getLearn, { query: { pageSize: limits['learn-page-size'].value, sort: 'sortOrder' } })
