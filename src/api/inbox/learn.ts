// Learn content: the categories (Explore) and the home guides (Educate). Pages are in learn-page.ts.
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import * as limits from '#domain/limits.gen.ts'
import type { Api } from '../http/client.ts'

const properties = z.object({
  title: z.string(),
  description: z.string(),
  /** Address of a decorative picture, or null. */
  featuredImage: z.nullable(z.string()),
  hideInNavigation: z.optional(z.boolean()),
  sortOrder: z.int(),
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

export const learnSchema = z.object({
  homeGuides: z.array(learnItemSchema),
  categories: z.array(learnItemSchema),
})
export type Learn = z.infer<typeof learnSchema>

export const learnQuery = (api: Api) =>
  queryOptions({
    queryKey: [api.actor, 'learn'],
    queryFn: ({ signal }) =>
      api.get('/api/content/learn', learnSchema, {
        signal,
        query: { pageSize: limits['learn-page-size'].value, sort: 'sortOrder' },
      }),
  })
