// Saving, renaming and removing plans of one list. It shows what the server has said.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { plansQuery, type PlanList, type SavedPlan } from '#api/accounts/plans.ts'
import { ApiError } from '#http/client.ts'
import { useApi } from '#http/context.ts'
import { byName } from '#base/by-name.ts'

/** `onSaved` runs once the server has the plan. */
export function useSavedPlans<Content>(list: PlanList<Content>) {
  type Plan = SavedPlan<Content>
  const api = useApi()
  const queryClient = useQueryClient()
  const options = plansQuery(api, list)
  const change = (edit: (plans: Plan[]) => Plan[]) => {
    void queryClient.cancelQueries({ queryKey: options.queryKey })
    queryClient.setQueryData(options.queryKey, (plans) => plans && edit(plans))
  }
  const without = (plans: Plan[], id: string) => plans.filter((plan) => plan.id !== id)
  const save = useMutation({
    mutationFn: ({ id, name, content }: Plan) =>
      api.call(list.calls.save, { params: { ...list.params, id }, body: { ...content, name } }),
    onSuccess: (plan) => change((plans) => [...without(plans, plan.id), plan].toSorted(byName)),
  })
  const remove = useMutation({
    mutationFn: ({ id }: Plan) => api.call(list.calls.remove, { params: { ...list.params, id } }),
    onSuccess: (_, { id }) => change((plans) => without(plans, id)),
  })
  return { query: useQuery(options), save, remove }
}

/** Why a plan was not saved: the server's own words if it refused the plan. */
export function saveFailure(error: Error | null): string | undefined {
  if (!error) return undefined
  const said = error instanceof ApiError && error.status === 422 ? error.answer?.message : undefined
  return said ?? 'We couldn’t save this plan. Try again.'
}
