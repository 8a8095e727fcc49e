// Saving, renaming and removing plans of one list, each over the plan that was read and no other. It shows what the server
// has said.
import { useState } from 'react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { plansQuery, scenarioCalls, type PlanList, type SavedPlan } from '#api/accounts/plans.ts'
import { ApiError } from 'portal-engine/http/client.ts'
import { useApi } from 'portal-engine/http/context.ts'
import { reasonOf } from 'portal-engine/http/error-message.ts'
import { byName } from 'portal-engine/base/by-name.ts'

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
  // Removed elsewhere. They stay in the list, so that what is typed about them does.
  const [gone, setGone] = useState<readonly string[]>([])
  const save = useMutation({
    mutationFn: ({ id, name, content }: Plan) => {
      const read = gone.includes(id)
        ? undefined
        : queryClient.getQueryData(options.queryKey)?.find((plan) => plan.id === id)
      const replaces = read ? { ...read.content, name: read.name } : null
      return api.call(list.calls.save, {
        params: { ...list.params, id },
        body: { ...content, name, replaces },
      })
    },
    onSuccess(plan) {
      setGone((ids) => ids.filter((id) => id !== plan.id))
      change((plans) => [...without(plans, plan.id), plan].toSorted(byName))
    },
    async onError(error, { id }) {
      const changed = reasonOf(list.calls.save, error)
      if (changed?.isGone) setGone((ids) => [...ids, id])
      else if (changed) await queryClient.invalidateQueries({ queryKey: options.queryKey })
    },
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
  const changed = reasonOf(scenarioCalls.save, error)
  if (changed)
    return changed.isGone
      ? 'This plan was removed elsewhere meanwhile. Save again to keep it all the same.'
      : 'This plan was changed elsewhere meanwhile. What you typed is still here; save again to replace it.'
  const said = error instanceof ApiError && error.status === 422 ? error.answer?.message : undefined
  return said ?? 'We couldn’t save this plan. Try again.'
}
