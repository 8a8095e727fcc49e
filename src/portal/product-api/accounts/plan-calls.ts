// Plans saved by name: on the scenarios page of an account of the active user, and in their retirement planner.
import { scenarioCalls, type PlanList, type Scenario } from '#api/accounts/plans.ts'
import { retirementPlans } from '#api/accounts/retirement.ts'
import { mostPlans, problemOfName } from '#domain/projection/saved-plan.ts'
import type { PlannerAnswers } from '#domain/retirement/planner-answers.ts'
import { readPlan } from '#domain/retirement/read-plan.ts'
import { ErrorResponse, type Call, type Route } from '#sandbox/calls/call.ts'
import { route } from '#sandbox/calls/route.ts'
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
      const { name, ...content } = body as { name: string } & Content
      const list = listOf(call, params)
      const id = params['id']!
      const others = plansIn<Content>(call, list).filter((plan) => plan.id !== id)
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
