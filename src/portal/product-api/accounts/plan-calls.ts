// Plans saved by name: on the scenarios page of an account of the active user, and in their retirement planner.
import { isDeepStrictEqual } from 'node:util'
import { scenarioCalls, type PlanList, type Scenario } from '#api/accounts/plans.ts'
import { retirementPlans } from '#api/accounts/retirement.ts'
import { mostPlans, problemOfName } from '#domain/projection/saved-plan.ts'
import type { PlannerAnswers } from '#domain/retirement/planner-answers.ts'
import { readPlan } from '#domain/retirement/read-plan.ts'
import { ErrorResponse, type Call, type Route } from 'portal-engine/sandbox/calls/call.ts'
import { apiError, route } from 'portal-engine/sandbox/calls/route.ts'
import { ownAccount } from '#product-api/ledger/own-account.ts'
import { plannerFactsFor } from './retirement-calls.ts'

interface PlanKind<Content extends object> {
  calls: PlanList<Content>['calls']
  /** "for an account". */
  whose: string
  /** The list's owner. Throws an ErrorResponse unless that is the active user. */
  listOf(call: Call, params: Readonly<Record<string, string>>): string
  /** What is wrong with the content; undefined when nothing is. */
  problemOf?(call: Call, content: Content): string | undefined
}

type PlanBody<Content> = { name: string } & Content

/** Throws an ErrorResponse where another plan is kept than the one that was read. The same plan may come again where the first answer was lost. */
function mustStillHold(kept: object | undefined, sent: object, read: object | null | undefined): void {
  const isSame = (one: object | null | undefined) => isDeepStrictEqual(kept ?? null, asKept(one))
  if (read === undefined || isSame(read) || isSame(sent)) return
  throw apiError(scenarioCalls.save.errors, 'changed', 'The plan was changed elsewhere meanwhile', {
    isGone: kept === undefined,
  })
}

/** As it comes out of the database: without what is undefined. */
const asKept = (plan: object | null | undefined): unknown => JSON.parse(JSON.stringify(plan ?? null))

function plansIn<Content extends object>({ database }: Call, list: string) {
  return database
    .all<{ id: string; name: string; content: string }>(
      'select id, name, content from plans where list = ? order by name collate nocase',
      list,
    )
    .map(({ id, name, content }) => ({ id, name, ...(JSON.parse(content) as Content) }))
}

function routesOf<Content extends object>({ calls, whose, listOf, problemOf }: PlanKind<Content>): Route[] {
  return [
    route(calls.list, (call, { params }) => ({ plans: plansIn<Content>(call, listOf(call, params)) })),

    route(calls.save, (call, { params, body }) => {
      const { name, replaces, ...content } = body as PlanBody<Content> & {
        replaces?: PlanBody<Content> | null
      }
      const list = listOf(call, params)
      const id = params['id']!
      const plans = plansIn<Content>(call, list)
      const others = plans.filter((plan) => plan.id !== id)
      mustStillHold(
        plans.find((plan) => plan.id === id),
        { id, name, ...content },
        replaces && { id, ...replaces },
      )
      const taken = others.map((plan) => plan.name)
      const problem = problemOfName(name, taken) ?? problemOf?.(call, content as unknown as Content)
      if (problem !== undefined) throw new ErrorResponse(422, problem)
      if (others.length >= mostPlans)
        throw new ErrorResponse(422, `Only ${mostPlans} plans can be saved ${whose}`)
      call.database.run(
        'insert or replace into plans values (?, ?, ?, ?)',
        ...[list, id, name, JSON.stringify(content)],
      )
      return { id, name, ...content }
    }),

    route(calls.remove, (call, { params }) => {
      call.database.run('delete from plans where list = ? and id = ?', listOf(call, params), params['id']!)
    }),
  ]
}

export const routes: Route[] = [
  ...routesOf<Scenario>({
    calls: scenarioCalls,
    whose: 'for an account',
    listOf: (call, params) => ownAccount(call, params['accountId']!).id,
  }),
  ...routesOf<PlannerAnswers>({
    calls: retirementPlans.calls,
    whose: 'for retirement',
    listOf: ({ active }) => `retirement ${active.id}`,
    problemOf(call, answers) {
      const read = readPlan(answers, plannerFactsFor(call))
      return 'problems' in read ? Object.values(read.problems)[0] : undefined
    },
  }),
]
