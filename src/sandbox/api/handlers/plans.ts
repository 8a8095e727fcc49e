// Plans saved on the scenarios page of an account of the active user.
import { planInputSchema, type SavedPlan } from '#api/plans.ts'
import { mostPlans, problemOfName } from '#domain/projection/saved-plan.ts'
import { bodyOf, isTrue, noContent, ok, Refusal, type Call, type Route } from '../call.ts'
import { ownAccount } from './account-details.ts'

interface PlanRow {
  id: string
  name: string
  asked: string
  has_fallen: number
}

function plansOf(call: Call): SavedPlan[] {
  const { id: accountId } = ownAccount(call, call.params['accountId']!)
  return call.database
    .all<PlanRow>('select * from plans where account_id = ? order by name collate nocase', accountId)
    .map(({ id, name, asked, has_fallen }) => ({
      id,
      name,
      asked: JSON.parse(asked) as SavedPlan['asked'],
      hasFallen: isTrue(has_fallen),
    }))
}

function save(call: Call) {
  const { name, asked, hasFallen } = bodyOf(call, planInputSchema)
  const { accountId, id } = call.params as { accountId: string; id: string }
  const others = plansOf(call).filter((plan) => plan.id !== id)
  if (!/^[\da-f-]{36}$/.test(id)) throw new Refusal(400, 'id: a UUID')
  const problem = problemOfName(
    name,
    others.map((plan) => plan.name),
  )
  if (problem !== undefined) throw new Refusal(422, problem)
  if (others.length >= mostPlans)
    throw new Refusal(422, `Only ${mostPlans} plans can be saved for an account`)
  const plan: SavedPlan = { id, name: name.trim(), asked, hasFallen }
  call.database.run(
    'insert or replace into plans values (?, ?, ?, ?, ?)',
    accountId,
    id,
    plan.name,
    JSON.stringify(asked),
    Number(hasFallen),
  )
  return ok(plan)
}

function remove(call: Call) {
  const { id: accountId } = ownAccount(call, call.params['accountId']!)
  call.database.run('delete from plans where account_id = ? and id = ?', accountId, call.params['id']!)
  return noContent
}

const path = '/api/portfolios/:accountId/plans'
export const planRoutes: Route[] = [
  { method: 'GET', path, isOpenToViewers: false, answer: (call) => ok({ plans: plansOf(call) }) },
  { method: 'PUT', path: `${path}/:id`, isOpenToViewers: false, answer: save },
  { method: 'DELETE', path: `${path}/:id`, isOpenToViewers: false, answer: remove },
]
