// Plans that people have saved, each under a name: of an account's scenarios, or for retirement.
import * as z from 'zod/mini'
import { queryOf } from 'portal-engine/http/query.ts'
import { falls, limits, PLAN_NAME_MOST } from '#domain/projection/saved-plan.ts'
import type { Api } from 'portal-engine/http/client.ts'
import { get, put, reason, remove } from 'portal-engine/http/contract.ts'
import { text } from 'portal-engine/http/typed-fields.ts'

export interface SavedPlan<Content> {
  id: string
  name: string
  content: Content
}

const planChanged = reason(
  'changed',
  409,
  'The plan is not as in `replaces`: it was changed, or removed if `isGone`.',
  z.object({ isGone: z.boolean() }),
)

/** The calls about one kind of plans. `whose`: "for retirement". */
/* @__NO_SIDE_EFFECTS__ */
export function planCalls<const Path extends string, Content>(
  path: Path,
  whose: string,
  content: z.ZodMiniType<Content>,
) {
  const body = z.intersection(z.object({ name: text(PLAN_NAME_MOST) }), content)
  // A plan goes over the wire with its content beside its name.
  const plan = () =>
    z.pipe(
      z.intersection(z.object({ id: z.string(), name: z.string() }), content),
      z.transform(({ id, name, ...rest }): SavedPlan<Content> => ({ id, name, content: rest as Content })),
    )
  return {
    list: get(path, {
      summary: `Saved plans ${whose}`,
      openTo: 'attorney',
      answer: z.object({ plans: z.array(plan()) }),
    }),
    /** The caller makes the id of a new plan: sent twice, it is saved once. Refused with 422 for its name or number. */
    save: put(`${path}/:id`, {
      summary: `Saves a plan ${whose}`,
      openTo: 'attorney',
      params: { id: z.string().check(z.regex(/^[\da-f-]{36}$/)) },
      /** `replaces` is the plan that was read before, null where there was none. Where it is left out, whatever is kept is replaced. */
      body: z.intersection(body, z.object({ replaces: z.optional(z.nullable(body)) })),
      answer: plan(),
      errors: [planChanged],
    }),
    remove: remove(`${path}/:id`, { summary: `Removes a plan ${whose}`, openTo: 'attorney' }),
  }
}

/** The plans of one kind and one owner. */
export interface PlanList<Content> {
  calls: ReturnType<typeof planCalls<string, Content>>
  params: Readonly<Record<string, string>>
}

/** By name. */
export const plansQuery = <Content>(api: Api, { calls, params }: PlanList<Content>) =>
  queryOf(api, calls.list, { params }, ({ plans }) => plans as SavedPlan<Content>[])

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

export const scenarioCalls = planCalls(
  '/api/portfolios/:accountId/plans',
  'of an account’s scenarios',
  scenarioSchema,
)

/** Plans of an account's scenarios. */
export const scenarioPlans = (accountId: string): PlanList<Scenario> => ({
  calls: scenarioCalls,
  params: { accountId },
})
