// Plans that people have saved on the scenarios page of an account, each under a name.
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { limits } from '#domain/projection/saved-plan.ts'
import type { Api } from './client.ts'
import { nothing } from './fields.ts'

const within = ({ min, max }: { min: number; max: number }) => z.int().check(z.minimum(min), z.maximum(max))

const planFields = {
  name: z.string(),
  asked: z.object({
    lump: within(limits.lump),
    monthly: within(limits.monthly),
    years: within(limits.years),
    risk: within(limits.risk),
  }),
  /** Does it begin with a fall of 20%? */
  hasFallen: z.boolean(),
}
export const planInputSchema = z.object(planFields)

export const savedPlanSchema = z.object({ id: z.string(), ...planFields })
export type SavedPlan = z.infer<typeof savedPlanSchema>

/** By name. */
export const savedPlansSchema = z.object({ plans: z.array(savedPlanSchema) })

const pathOf = (accountId: string) => `/api/portfolios/${encodeURIComponent(accountId)}/plans`

export const plansQuery = (api: Api, accountId: string) =>
  queryOptions({
    queryKey: [api.actor, 'accounts', accountId, 'plans'],
    queryFn: async ({ signal }): Promise<SavedPlan[]> =>
      (await api.get(pathOf(accountId), savedPlansSchema, { signal })).plans,
  })

/** Saves a plan under its id, which the caller makes for a new one: sent twice, it is saved once. Refused with 422 for its name or number. */
export const savePlan = (api: Api, accountId: string, { id, ...input }: SavedPlan): Promise<SavedPlan> =>
  api.send('PUT', `${pathOf(accountId)}/${encodeURIComponent(id)}`, input, savedPlanSchema)

export const removePlan = (api: Api, accountId: string, id: string): Promise<undefined> =>
  api.send('DELETE', `${pathOf(accountId)}/${encodeURIComponent(id)}`, undefined, nothing)
