// Plans saved by name: on the scenarios page of an account of the active user, and in their retirement planner.
import * as z from 'zod/mini'
import { scenarioSchema } from '#api/accounts/plans.ts'
import { plannerAnswersSchema } from '#api/accounts/retirement.ts'
import { mostPlans, problemOfName } from '#domain/projection/saved-plan.ts'
import type { PlannerAnswers } from '#domain/retirement/answers.ts'
import { readPlan } from '#domain/retirement/read-plan.ts'
import { bodyOf, noContent, ok, Refusal, type Call, type Route } from '../../call.ts'
import { ownAccount } from '../people/account-details.ts'
import { plannerFactsFor } from './retirement.ts'

interface PlanKind<Content extends object> {
  path: string
  /** "for an account". */
  whose: string
  content: z.ZodMiniType<Content>
  /** Whose list it is. Throws a Refusal for a list that is not the active user's. */
  listOf(call: Call): string
  /** What is wrong with the content; undefined when nothing is. */
  problemOf?(call: Call, content: Content): string | undefined
}

const nameSchema = z.object({ name: z.string() })

function plansIn<Content extends object>(call: Call, kind: PlanKind<Content>) {
  return call.database
    .all<{ id: string; name: string; content: string }>(
      'select id, name, content from plans where list = ? order by name collate nocase',
      kind.listOf(call),
    )
    .map(({ id, name, content }) => ({ id, name, ...(JSON.parse(content) as Content) }))
}

function save<Content extends object>(call: Call, kind: PlanKind<Content>) {
  const { name } = bodyOf(call, nameSchema)
  const content = bodyOf(call, kind.content)
  const id = call.params['id']!
  const others = plansIn(call, kind).filter((plan) => plan.id !== id)
  if (!/^[\da-f-]{36}$/.test(id)) throw new Refusal(400, 'id: a UUID')
  const taken = others.map((plan) => plan.name)
  const problem = problemOfName(name, taken) ?? kind.problemOf?.(call, content)
  if (problem !== undefined) throw new Refusal(422, problem)
  if (others.length >= mostPlans) throw new Refusal(422, `Only ${mostPlans} plans can be saved ${kind.whose}`)
  call.database.run(
    'insert or replace into plans values (?, ?, ?, ?)',
    kind.listOf(call),
    id,
    name.trim(),
    JSON.stringify(content),
  )
  return ok({ id, name: name.trim(), ...content })
}

function remove<Content extends object>(call: Call, kind: PlanKind<Content>) {
  call.database.run('delete from plans where list = ? and id = ?', kind.listOf(call), call.params['id']!)
  return noContent
}

function routesOf<Content extends object>(kind: PlanKind<Content>): Route[] {
  const { path } = kind
  return [
    { method: 'GET', path, isOpenToViewers: false, answer: (call) => ok({ plans: plansIn(call, kind) }) },
    { method: 'PUT', path: `${path}/:id`, isOpenToViewers: false, answer: (call) => save(call, kind) },
    { method: 'DELETE', path: `${path}/:id`, isOpenToViewers: false, answer: (call) => remove(call, kind) },
  ]
}

export const planRoutes: Route[] = [
  ...routesOf({
    path: '/api/portfolios/:accountId/plans',
    whose: 'for an account',
    content: scenarioSchema,
    listOf: (call) => ownAccount(call, call.params['accountId']!).id,
  }),
  ...routesOf<PlannerAnswers>({
    path: '/api/retirement/plans',
    whose: 'for retirement',
    content: plannerAnswersSchema,
    listOf: ({ active }) => `retirement ${active.id}`,
    problemOf(call, answers) {
      const read = readPlan(answers, plannerFactsFor(call))
      return 'problems' in read ? Object.values(read.problems)[0] : undefined
    },
  }),
]
