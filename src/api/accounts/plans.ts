// Plans that people have saved, each under a name: of an account's scenarios, or for retirement.
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { falls, limits } from '#domain/projection/saved-plan.ts'
import type { Api } from '../http/client.ts'
import { nothing } from '../http/fields.ts'

/** Where the plans of one kind are, and what each of them has. */
export interface PlanList<Content> {
  path: string
  /** Of the query, after the actor. */
  key: readonly string[]
  content: z.ZodMiniType<Content>
}

export interface SavedPlan<Content> {
  id: string
  name: string
  content: Content
}

const named = z.object({ id: z.string(), name: z.string() })

/** A plan as it is sent: its content beside its name. */
const savedPlanSchema = <Content>({ content }: PlanList<Content>) =>
  z.pipe(
    z.intersection(named, content),
    z.transform(({ id, name, ...rest }): SavedPlan<Content> => ({ id, name, content: rest as Content })),
  )

/** By name. */
export const plansQuery = <Content>(api: Api, list: PlanList<Content>) =>
  queryOptions({
    queryKey: [api.actor, ...list.key],
    queryFn: async ({ signal }): Promise<SavedPlan<Content>[]> => {
      const schema = z.object({ plans: z.array(savedPlanSchema(list)) })
      return (await api.get(list.path, schema, { signal })).plans
    },
  })

/** Saves a plan under its id, which the caller makes for a new one: sent twice, it is saved once. Refused with 422 for its name or number. */
export const savePlan = <Content>(
  api: Api,
  list: PlanList<Content>,
  { id, name, content }: SavedPlan<Content>,
): Promise<SavedPlan<Content>> =>
  api.send('PUT', `${list.path}/${encodeURIComponent(id)}`, { ...content, name }, savedPlanSchema(list))

export const removePlan = <Content>(api: Api, list: PlanList<Content>, id: string): Promise<undefined> =>
  api.send('DELETE', `${list.path}/${encodeURIComponent(id)}`, undefined, nothing)

const within = ({ min, max }: { min: number; max: number }) => z.int().check(z.minimum(min), z.maximum(max))

export const scenarioSchema = z.object({
  asked: z.object({
    lump: within(limits.lump),
    monthly: within(limits.monthly),
    years: within(limits.years),
    risk: within(limits.risk),
  }),
  /** Does it begin with a fall of 20%, or with a year like 2008? */
  fall: z.nullable(z.enum(falls)),
})
export type Scenario = z.infer<typeof scenarioSchema>

/** Plans of an account's scenarios. */
export const scenarioPlans = (accountId: string): PlanList<Scenario> => ({
  path: `/api/portfolios/${encodeURIComponent(accountId)}/plans`,
  key: ['accounts', accountId, 'plans'],
  content: scenarioSchema,
})
